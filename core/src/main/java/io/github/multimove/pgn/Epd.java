package io.github.multimove.pgn;

import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.text.Quoted;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position with operations in one line: Extended Position Description, which test suites and position lists are written in
 * (rules/notation.md, Positions with operations).
 *
 * {@snippet class="io.github.multimove.docs.PlayingGames" region="epd"}
 *
 * <p>What an operation means is not looked at, but for {@code hmvc} and {@code fmvn}: half-turn clock and turn number. Operands are
 * kept as text: turns as the game's own texts, numbers as digits.
 *
 * <p>Immutable, equal by value.
 *
 * @param position the position
 * @param operations operands by opcode, in the order of the text, without {@code hmvc} and {@code fmvn}
 */
public record Epd(Position position, Map<String, List<String>> operations) {
    /** The largest number of characters of a line. */
    public static final int MAX_CHARACTERS = 10_000;

    private static final Pattern OPCODE = Pattern.compile("[A-Za-z][A-Za-z0-9_]{0,99}");
    private static final Pattern OPERAND = Pattern.compile("\\s*(?:\"([^\"]*)\"|([^\\s;\"]+))");
    /** The fields of a position that stand before its counters. */
    private static final int FIELDS = 4;

    /**
     * Copies the operations.
     *
     * @throws IllegalArgumentException if an opcode is not a letter and then letters, digits and {@code _}, or is {@code hmvc} or
     *     {@code fmvn}, or an operand has a quotation mark or a line break
     */
    public Epd {
        Objects.requireNonNull(position, "position");
        Map<String, List<String>> copy = new LinkedHashMap<>();
        operations.forEach((opcode, operands) -> {
            if (!OPCODE.matcher(opcode).matches() || isCounter(opcode)) {
                throw new IllegalArgumentException(
                        "expected an opcode other than hmvc and fmvn, found " + Quoted.of(opcode));
            }
            for (String operand : operands) {
                if (operand.matches("(?s).*[\"\\r\\n].*")) {
                    throw new IllegalArgumentException(
                            "expected an operand without quotation marks on one line, found " + Quoted.of(operand));
                }
            }
            copy.put(opcode, List.copyOf(operands));
        });
        operations = Collections.unmodifiableMap(copy);
    }

    private static boolean isCounter(String opcode) {
        return opcode.equals("hmvc") || opcode.equals("fmvn");
    }

    /**
     * Reads a line. A position that has its counters, as in position text, is read too.
     *
     * @throws PositionException if the position is not of the form or impossible
     * @throws PgnException if an operation is not of the form, or the line is too long; its line is 1
     */
    public static Epd read(RuleSet rules, String line) {
        if (line.length() > MAX_CHARACTERS) {
            throw new PgnException(
                    "expected a line of at most " + MAX_CHARACTERS + " characters, found " + line.length(),
                    1,
                    MAX_CHARACTERS + 1);
        }
        int own = rules.initialPosition().toString().split(" ").length - FIELDS - 2;
        int end = positionEnd(line, own);
        Map<String, List<String>> operations = new LinkedHashMap<>();
        for (int at = end; !line.substring(at).isBlank(); ) {
            at = operation(line, at, operations);
        }
        List<String> clock = operations.remove("hmvc");
        List<String> number = operations.remove("fmvn");
        List<String> fields =
                new ArrayList<>(List.of(line.substring(0, end).strip().split("\\s+")));
        if (clock != null || number != null || fields.size() == FIELDS + own) {
            int at = Math.min(FIELDS, fields.size());
            fields.add(at, number == null ? "1" : String.join(" ", number));
            fields.add(at, clock == null ? "0" : String.join(" ", clock));
        }
        return new Epd(rules.position(String.join(" ", fields)), operations);
    }

    /** Where the position ends: after four fields, the counters if two numbers follow, and the fields that the game has of its own. */
    private static int positionEnd(String line, int own) {
        Matcher counters = Pattern.compile("\\s*(\\S+\\s+){" + FIELDS + "}[0-9]+\\s+[0-9]+(\\s.*|$)")
                .matcher(line);
        int fields = FIELDS + own + (counters.matches() ? 2 : 0);
        Matcher word = Pattern.compile("\\S+").matcher(line);
        int end = 0;
        for (int i = 0; i < fields && word.find(); i++) {
            end = word.end();
        }
        return end;
    }

    private static int operation(String line, int from, Map<String, List<String>> operations) {
        Matcher opcode = Pattern.compile("\\s*(" + OPCODE + ")").matcher(line).region(from, line.length());
        if (!opcode.lookingAt()) {
            throw refuse("an opcode", line, from);
        }
        List<String> operands = new ArrayList<>();
        int at = opcode.end();
        for (Matcher operand = OPERAND.matcher(line);
                operand.region(at, line.length()).lookingAt();
                at = operand.end()) {
            operands.add(operand.group(1) != null ? operand.group(1) : operand.group(2));
        }
        Matcher end = Pattern.compile("\\s*(;|$)").matcher(line).region(at, line.length());
        if (!end.lookingAt()) {
            throw refuse("an operand or \";\"", line, at);
        }
        if (operations.put(opcode.group(1), operands) != null) {
            throw refuse("each opcode once", line, from);
        }
        return end.end();
    }

    private static PgnException refuse(String expected, String line, int at) {
        return new PgnException("expected " + expected + ", found " + Quoted.of(line.substring(at)), 1, at + 1);
    }

    /**
     * Returns the line: the fields of the position without its counters, {@code hmvc} and {@code fmvn} where they are not 0 and 1,
     * and the operations. {@link #read} of it gives an equal one.
     */
    @Override
    public String toString() {
        String[] fields = position.toString().split(" ");
        StringBuilder out = new StringBuilder(String.join(" ", List.of(fields).subList(0, FIELDS)));
        for (int i = FIELDS + 2; i < fields.length; i++) {
            out.append(' ').append(fields[i]);
        }
        if (position.halfTurnClock() != 0 || position.turnNumber() != 1) {
            out.append(" hmvc ")
                    .append(position.halfTurnClock())
                    .append("; fmvn ")
                    .append(position.turnNumber());
            out.append(';');
        }
        operations.forEach((opcode, operands) -> {
            out.append(' ').append(opcode);
            operands.forEach(
                    operand -> out.append(' ').append(operand.matches("[^\\s;\"]+") ? operand : '"' + operand + '"'));
            out.append(';');
        });
        return out.toString();
    }
}

package io.github.multimove.pgn;

import io.github.multimove.GameException;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.text.Quoted;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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
 * @param texts the opcodes whose operands are texts, in quotation marks: of those given the ones that have operands, those of which
 *     an operand is no word, and {@code id}, {@code c0} to {@code c9} and {@code v0} to {@code v9}
 */
public record Epd(Position position, Map<String, List<String>> operations, Set<String> texts) {
    /** The largest number of characters of a line. */
    public static final int MAX_CHARACTERS = 10_000;

    private static final Pattern OPCODE = Pattern.compile("[A-Za-z][A-Za-z0-9_]{0,99}");
    private static final Pattern WORD = Pattern.compile("[^\\s;\"]+");
    private static final Pattern OPERAND = Pattern.compile("\\s*(?:\"([^\"\r\n]*)\"|(" + WORD + "))(?=[\\s;]|$)");
    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,9}");
    /** The opcodes whose operands are texts, which stand in quotation marks. */
    private static final Pattern OF_TEXT = Pattern.compile("id|[cv][0-9]");
    /** The fields of a position that stand before its counters. */
    private static final int FIELDS = 4;

    private static final Pattern COUNTERS =
            Pattern.compile("\\s*([^\\s;]+\\s+){" + FIELDS + "}[0-9]+\\s+[0-9]+(?=[\\s;]|$)");

    /**
     * Copies the operations.
     *
     * @throws GameException if an opcode is not a letter and then letters, digits and {@code _}, or is {@code hmvc} or
     *     {@code fmvn}, or an operand has a quotation mark or a line break
     */
    public Epd {
        Objects.requireNonNull(position, "position");
        Map<String, List<String>> copy = new LinkedHashMap<>();
        operations.forEach((opcode, operands) -> {
            if (!OPCODE.matcher(opcode).matches() || isCounter(opcode)) {
                throw new GameException("expected an opcode other than hmvc and fmvn, found " + Quoted.of(opcode));
            }
            for (String operand : operands) {
                if (operand.matches("(?s).*[\"\\r\\n].*")) {
                    throw new GameException(
                            "expected an operand without quotation marks on one line, found " + Quoted.of(operand));
                }
            }
            copy.put(opcode, List.copyOf(operands));
        });
        operations = Collections.unmodifiableMap(copy);
        Set<String> given = Set.copyOf(Objects.requireNonNull(texts, "texts"));
        if (!operations.keySet().containsAll(given)) {
            throw new GameException("expected texts of opcodes that there are, found " + given);
        }
        texts = copy.entrySet().stream()
                .filter(each -> isOfText(each.getKey(), each.getValue(), given.contains(each.getKey())))
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Makes a line in which operands of {@code id}, {@code c0} to {@code c9} and {@code v0} to {@code v9} are texts, and those of
     * which one is no word.
     *
     * @throws GameException as the other constructor
     */
    public Epd(Position position, Map<String, List<String>> operations) {
        this(position, operations, Set.of());
    }

    private static boolean isOfText(String opcode, List<String> operands, boolean isGiven) {
        return OF_TEXT.matcher(opcode).matches()
                || (isGiven && !operands.isEmpty())
                || !operands.stream().allMatch(operand -> WORD.matcher(operand).matches());
    }

    private static boolean isCounter(String opcode) {
        return opcode.equals("hmvc") || opcode.equals("fmvn");
    }

    /**
     * Reads a line. A position that has its counters, as in position text, is read too, and operations behind a semicolon, as
     * lists of perft have them: {@code 0 1 ;D1 20 ;D2 400}.
     *
     * @throws PositionException if the position is not of the form or impossible
     * @throws PgnException if an operation is not of the form, or the line is too long; its line is 1
     */
    public static Epd read(RuleSet rules, String text) {
        String line = text.startsWith("\ufeff") ? " " + text.substring(1) : text; // as the first line of a file may
        if (line.length() > MAX_CHARACTERS) {
            throw new PgnException(
                    "expected a line of at most " + MAX_CHARACTERS + " characters, found " + line.length(),
                    1,
                    MAX_CHARACTERS + 1);
        }
        int own = rules.initialPosition().toString().split(" ").length - FIELDS - 2;
        boolean counted = COUNTERS.matcher(line).lookingAt();
        List<String> fields = new ArrayList<>();
        Matcher word = Pattern.compile("[^\\s;]+").matcher(line);
        int end = 0;
        for (int i = 0; i < FIELDS + own + (counted ? 2 : 0) && word.find(); i++) {
            fields.add(word.group());
            end = word.end();
        }
        Matcher first = Pattern.compile("\\s*;(?=\\s*[A-Za-z])").matcher(line).region(end, line.length());
        Reader reader = new Reader(line, first.lookingAt() ? first.end() : end, counted);
        while (!line.substring(reader.at).isBlank()) {
            reader.operation();
        }
        reader.operations.keySet().removeIf(Epd::isCounter);
        boolean isPlain = own == 0 && reader.clock.equals("0") && reader.number.equals("1");
        if (!counted && !isPlain && fields.size() == FIELDS + own) {
            fields.add(FIELDS, reader.number);
            fields.add(FIELDS, reader.clock);
        }
        Position position = rules.position(String.join(" ", fields));
        return new Epd(position, reader.operations, reader.texts);
    }

    /** Reads the operations of a line. */
    private static final class Reader {
        final Map<String, List<String>> operations = new LinkedHashMap<>();
        final Set<String> texts = new HashSet<>();
        String clock = "0";
        String number = "1";
        int at;
        private final String line;
        private final boolean isCounted;

        Reader(String line, int at, boolean isCounted) {
            this.line = line;
            this.at = at;
            this.isCounted = isCounted;
        }

        void operation() {
            int from = at;
            while (Character.isWhitespace(line.charAt(from))) {
                from++;
            }
            Matcher opcode = Pattern.compile("(" + OPCODE + ")(?=[\\s;]|$)")
                    .matcher(line)
                    .region(from, line.length());
            require(opcode.lookingAt(), "an opcode", from);
            String name = opcode.group(1);
            at = opcode.end();
            List<String> operands = new ArrayList<>();
            Matcher operand = OPERAND.matcher(line);
            boolean isText = false;
            while (operand.region(at, line.length()).lookingAt()) {
                operands.add(operand.group(1) != null ? operand.group(1) : operand.group(2));
                isText |= operand.group(1) != null;
                at = operand.end();
            }
            Matcher end = Pattern.compile("\\s*(;|$)").matcher(line).region(at, line.length());
            require(end.lookingAt(), "an operand or \";\"", at);
            at = end.end();
            require(operations.put(name, operands) == null, "each opcode once", from);
            if (isCounter(name)) {
                require(!isCounted, "no " + name + " besides the counters", from);
                int least = name.equals("fmvn") ? 1 : 0;
                boolean one =
                        operands.size() == 1 && NUMBER.matcher(operands.get(0)).matches();
                long value = one ? Long.parseLong(operands.get(0)) : -1;
                require(
                        value >= least && value <= Integer.MAX_VALUE,
                        "one number of " + name + " from " + least + " to " + Integer.MAX_VALUE,
                        from);
                clock = name.equals("hmvc") ? operands.get(0) : clock;
                number = name.equals("fmvn") ? operands.get(0) : number;
            } else if (isText) {
                texts.add(name);
            }
        }

        private void require(boolean holds, String expected, int place) {
            if (!holds) {
                String found = place == line.length() ? "the end" : Quoted.of(line.substring(place));
                throw new PgnException("expected " + expected + ", found " + found, 1, place + 1);
            }
        }
    }

    /**
     * Returns the line: the fields of the position without its counters, {@code hmvc} and {@code fmvn} where they are not 0 and 1,
     * and the operations. {@link #read} of it gives an equal one, unless it is longer than {@link #MAX_CHARACTERS}.
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
            operands.forEach(operand -> out.append(' ').append(texts.contains(opcode) ? '"' + operand + '"' : operand));
            out.append(';');
        });
        return out.toString();
    }
}

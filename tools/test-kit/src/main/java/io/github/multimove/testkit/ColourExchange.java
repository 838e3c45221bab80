package io.github.multimove.testkit;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.rules.CastlingRight;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Exchanges the colours of positions and turns and reverses ranks, and levels and files where the base game mirrors them
 * ({@link io.github.multimove.rules.BaseGame#mirrorsLevels()}, {@link io.github.multimove.rules.BaseGame#mirrorsFiles()}).
 */
public final class ColourExchange {
    private static final Pattern PARTS = Pattern.compile("[0-9]+|\\([^)]*\\)|.");

    private ColourExchange() {}

    /** Returns whether array and length of turns are the same for both sides, so that colours can be exchanged at all. */
    public static boolean isPossible(RuleSet rules) {
        Position start = rules.initialPosition();
        return TurnTraits.isAlikeForBothSides(rules)
                && rules.base().castlingRights().stream()
                        .allMatch(right -> counterpart(rules, right).isPresent())
                && isAlike(rules, rules.base().enterable())
                && isAlike(rules, rules.base().goals())
                && isAlike(rules, rules.base().enPassantOn())
                && rules.base().types().stream()
                        .flatMap(type -> type.movement().components().stream())
                        .allMatch(component -> isAlike(rules, beginnings(rules, component)))
                && rules.base().promotions().stream()
                        .allMatch(promotion -> promotion.sides().size() == Side.values().length)
                && placement(position(start)).equals(placement(start.toString()));
    }

    /** From which squares pieces make an initial move, where the array does not say so. */
    private static Map<Piece, Set<Square>> beginnings(RuleSet rules, Movement.Component component) {
        return rules.base().initialFrom().entrySet().stream()
                .filter(each -> each.getValue().containsKey(component))
                .collect(Collectors.toMap(
                        Map.Entry::getKey, each -> Set.copyOf(each.getValue().get(component))));
    }

    /** Whether squares of each side's pieces are those of the other side after the exchange. */
    private static boolean isAlike(RuleSet rules, Map<Piece, Set<Square>> regions) {
        return regions.entrySet().stream()
                .allMatch(region -> region.getValue().stream()
                        .map(square -> square(rules, square))
                        .collect(Collectors.toSet())
                        .equals(regions.get(new Piece(
                                region.getKey().side().opposite(),
                                region.getKey().type()))));
    }

    /**
     * Returns the text of a position with colours exchanged; clock and turn number are kept.
     *
     * @throws IllegalArgumentException if a castling right has no counterpart
     */
    public static String position(Position position) {
        RuleSet rules = position.ruleSet();
        String[] fields = position.toString().split(" ");
        fields[0] = placement(rules, fields[0]);
        fields[1] = position.side() == Side.WHITE ? "b" : "w";
        fields[2] = castling(rules, position.castlingRights());
        fields[3] = Setup.of(position).enPassant().stream()
                .map(square -> square(rules, square))
                .sorted()
                .map(Square::toString)
                .collect(Collectors.joining());
        fields[3] = fields[3].isEmpty() ? "-" : fields[3];
        if (fields.length > 6 && TurnTraits.hasSiblings(rules)) {
            fields[6] = siblings(rules, position.siblings());
        }
        Map<String, String> numbers = Setup.of(position).variantFields();
        int at = fields.length - numbers.size();
        for (String name : numbers.keySet()) {
            fields[at++] = numbers.get(counterpart(name));
        }
        return String.join(" ", fields);
    }

    /** Returns the square on which a piece stands after the exchange. */
    public static Square square(RuleSet rules, Square square) {
        Board board = rules.base().board();
        int level = rules.base().mirrorsLevels() ? board.levels() - 1 - square.level() : square.level();
        int file = rules.base().mirrorsFiles() ? board.files() - 1 - square.file() : square.file();
        return board.square(file, board.ranks() - 1 - square.rank(), level).orElseThrow();
    }

    /** Returns the texts of a turn's sub-moves after the exchange, sorted: what is left when order is left aside. */
    public static List<String> subMoves(RuleSet rules, Turn turn) {
        return Arrays.stream(turn.toString().split(","))
                .map(text -> unordered(squares(rules, text)))
                .sorted()
                .toList();
    }

    /** Returns the text of a sub-move with the squares of a swap in one order; of two pieces of a side either may come first. */
    static String unordered(String text) {
        int sign = text.indexOf('/');
        int end = sign + 1;
        while (end < text.length() && !Character.isDigit(text.charAt(end))) {
            end++;
        }
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        String first = text.substring(0, Math.max(0, sign));
        String second = text.substring(sign + 1, end);
        return sign < 0 || first.compareTo(second) <= 0 ? text : second + "/" + first + text.substring(end);
    }

    /** Exchanges every square that a text names, from the left, the longest name first. */
    private static String squares(RuleSet rules, String text) {
        Board board = rules.base().board();
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            Optional<Square> found = Optional.empty();
            for (int length = Math.min(4, text.length() - at); length >= 2 && found.isEmpty(); length--) {
                found = board.find(text.substring(at, at + length));
            }
            if (found.isPresent()) {
                out.append(square(rules, found.get()));
                at += found.get().toString().length();
            } else {
                out.append(text.charAt(at++));
            }
        }
        return out.toString();
    }

    private static String placement(RuleSet rules, String text) {
        int bracket = text.indexOf('[');
        String board = bracket < 0 ? text : text.substring(0, bracket);
        List<String> levels = new ArrayList<>();
        for (String level : board.split("\\|", -1)) {
            List<String> ranks = Arrays.asList(level.split("/", -1));
            Collections.reverse(ranks);
            if (rules.base().mirrorsFiles()) {
                ranks.replaceAll(ColourExchange::reversed);
            }
            levels.add(swapCase(String.join("/", ranks)));
        }
        if (rules.base().mirrorsLevels()) {
            Collections.reverse(levels);
        }
        return String.join("|", levels) + (bracket < 0 ? "" : hand(text.substring(bracket)));
    }

    /** A rank from right to left: pieces, stacks and numbers of empty squares keep their own order of characters. */
    private static String reversed(String rank) {
        StringBuilder out = new StringBuilder();
        Matcher parts = PARTS.matcher(rank);
        while (parts.find()) {
            out.insert(0, parts.group());
        }
        return out.toString();
    }

    private static String hand(String text) {
        String pieces = swapCase(text.substring(1, text.length() - 1));
        return "[" + pieces.replaceAll("[a-z]", "") + pieces.replaceAll("[A-Z]", "") + "]";
    }

    private static String placement(String text) {
        return text.substring(0, text.indexOf(' '));
    }

    private static String swapCase(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            out.append(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
        }
        return out.toString();
    }

    private static String castling(RuleSet rules, List<CastlingRight> rights) {
        List<CastlingRight> others = rights.stream()
                .map(right -> counterpart(rules, right)
                        .orElseThrow(() -> new IllegalArgumentException("no counterpart of " + right)))
                .toList();
        String text = rules.base().castlingRights().stream()
                .filter(others::contains)
                .map(CastlingRight::text)
                .collect(Collectors.joining());
        return text.isEmpty() ? "-" : text;
    }

    /** The name of a field of the other side, or the same if it is of no side. */
    private static String counterpart(String field) {
        String name = field.substring(0, Math.max(0, field.length() - 2));
        return field.endsWith(".w") ? name + ".b" : field.endsWith(".b") ? name + ".w" : field;
    }

    private static Optional<CastlingRight> counterpart(RuleSet rules, CastlingRight right) {
        return rules.base().castlingRights().stream()
                .filter(other -> other.side() != right.side()
                        && other.king().equals(square(rules, right.king()))
                        && other.rook().equals(square(rules, right.rook()))
                        && other.kingTo().equals(square(rules, right.kingTo())))
                .findFirst();
    }

    private static String siblings(RuleSet rules, List<List<Square>> sets) {
        String text = sets.stream()
                .map(set -> set.stream()
                        .map(square -> square(rules, square))
                        .sorted()
                        .toList())
                .sorted((a, b) -> a.get(0).compareTo(b.get(0)))
                .map(set -> set.stream().map(Square::toString).collect(Collectors.joining("+")))
                .collect(Collectors.joining(","));
        return text.isEmpty() ? "-" : text;
    }
}

package io.github.multimove.testkit;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Positions as tests draw them: ranks from the highest down, a piece by its letter, a dot for an empty square, blanks where
 * they please.
 */
public final class Drawn {
    private Drawn() {}

    /**
     * Reads a diagram.
     *
     * @param rules the rule set of the position
     * @param rest what stands behind the placement in position text, such as {@code w - - 0 9}; before it the hands, if the game
     *     has any, in brackets
     * @throws io.github.multimove.PositionException if the rule set has no such position
     */
    public static Position position(RuleSet rules, String rest, String diagram) {
        Objects.requireNonNull(rest, "rest");
        return rules.position(placement(diagram) + (rest.startsWith("[") ? "" : " ") + rest);
    }

    /** Returns the placement of a diagram as position text has it. */
    public static String placement(String diagram) {
        return diagram.lines()
                .map(line -> line.replace(" ", ""))
                .map(Drawn::rank)
                .collect(Collectors.joining("/"));
    }

    private static String rank(String line) {
        StringBuilder rank = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            int start = i;
            while (i < line.length() && line.charAt(i) == '.') {
                i++;
            }
            rank.append(i > start ? Integer.toString(i - start) : "");
            rank.append(i < line.length() ? line.substring(i, i + 1) : "");
        }
        return rank.toString();
    }

    /** Returns the texts of the legal turns, in their order. */
    public static List<String> turns(Position position) {
        return texts(List.copyOf(position.ruleSet().legalTurns(position)));
    }

    /** Returns the texts of turns, in their order. */
    public static List<String> texts(Collection<Turn> turns) {
        return turns.stream().map(Turn::toString).toList();
    }

    /**
     * Returns the position after a turn, or after several in a row.
     *
     * @throws io.github.multimove.IllegalTurnException if one is not legal
     */
    public static Position play(Position position, String... turns) {
        RuleSet rules = position.ruleSet();
        Objects.requireNonNull(turns, "turns");
        Position now = position;
        for (String turn : turns) {
            now = rules.play(now, rules.parseTurn(now, turn));
        }
        return now;
    }
}

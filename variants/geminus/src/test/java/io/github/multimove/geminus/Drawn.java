package io.github.multimove.geminus;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.List;
import java.util.stream.Collectors;

/** Positions as drawn: ranks from the highest down, a dot for an empty square. */
final class Drawn {
    private Drawn() {}

    /** Reads a diagram, and the hands in brackets with what stands behind them in position text. */
    static Position position(RuleSet rules, String rest, String diagram) {
        String placement = diagram.lines()
                .map(line -> line.replace(" ", ""))
                .map(Drawn::rank)
                .collect(Collectors.joining("/"));
        return rules.position(placement + rest);
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

    static List<String> turns(Position position) {
        return texts(List.copyOf(position.ruleSet().legalTurns(position)));
    }

    static List<String> texts(List<Turn> turns) {
        return turns.stream().map(Turn::toString).toList();
    }

    static Position play(Position position, String turn) {
        RuleSet rules = position.ruleSet();
        return rules.play(position, rules.parseTurn(position, turn));
    }
}

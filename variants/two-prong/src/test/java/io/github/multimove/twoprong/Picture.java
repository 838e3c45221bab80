package io.github.multimove.twoprong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.List;
import java.util.stream.Collectors;

/** Reads positions that are drawn, one row a rank, {@code .} for an empty square, and asks about their turns. */
final class Picture {
    private Picture() {}

    /** Returns the position drawn, with the rest of its text as in FEN. */
    static Position of(RuleSet rules, String rest, String picture) {
        String placement = picture.lines().map(Picture::rank).collect(Collectors.joining("/"));
        return rules.position(placement + " " + rest);
    }

    private static String rank(String row) {
        StringBuilder out = new StringBuilder();
        int empty = 0;
        for (String square : List.of(row.trim().split(" +"))) {
            if (square.equals(".")) {
                empty++;
                continue;
            }
            out.append(empty > 0 ? Integer.toString(empty) : "").append(square);
            empty = 0;
        }
        return out.append(empty > 0 ? Integer.toString(empty) : "").toString();
    }

    /** Returns the texts of the legal turns, in order. */
    static List<String> turns(Position position) {
        return position.ruleSet().legalTurns(position).stream()
                .map(Turn::toString)
                .toList();
    }

    /** Returns the position after a turn. */
    static Position play(Position position, String turn) {
        return position.ruleSet().play(position, position.ruleSet().parseTurn(position, turn));
    }

    /** Asserts that a turn is refused by a rule, in a sentence. */
    static void refuses(Position position, String turn, Rule rule, String sentence) {
        assertThat(turns(position)).doesNotContain(turn);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> position.ruleSet().parseTurn(position, turn))
                .withMessage(turn + ": " + sentence)
                .satisfies(e -> assertThat(e.rule()).isEqualTo(rule));
    }
}

package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomPlay;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Promotion as in shogi in turns of several moves. */
final class PromotedKindsTest {
    private static final String SERIES = """
            [marseillais-shogi:minishogi]
            turn = move safe, move safe if-possible
            turnEnds = check
            """;

    /** Turns of two moves are moves of the game of one, which agrees with Fairy-Stockfish, until one gives check. */
    @Tag("budget")
    @Test
    void turnsOfSeveralMovesAreMovesOneAfterTheOther() {
        RuleSet several = VariantFile.read(SERIES).ruleSet("marseillais-shogi");
        RuleSet one = VariantFile.bases().ruleSet("minishogi");
        int left = Budget.of(3, 20);
        for (Position reached : RandomPlay.game(one, 3, 200)) {
            if (reached.legalTurns().count() < 30 && left-- > 0) {
                Position from = several.position(reached.toString());
                Map<String, String> found = new TreeMap<>();
                from.legalTurns().forEach(turn -> found.put(turn.toString(), placement(from.play(turn))));
                Map<String, String> expected = new TreeMap<>();
                for (Turn first : reached.legalTurns()) {
                    Position next = reached.play(first);
                    Position again = next.isCheck() ? next : next.ruleSet().position(turned(next));
                    if (next.isCheck() || again.legalTurns().isEmpty()) {
                        expected.put(first.toString(), placement(next));
                    } else {
                        again.legalTurns()
                                .forEach(second -> expected.put(first + "," + second, placement(again.play(second))));
                    }
                }
                assertThat(found).as(from.toString()).isEqualTo(expected);
            }
        }
        assertThat(left).isNegative();
    }

    private static String turned(Position position) {
        String text = position.toString();
        return text.contains(" w ") ? text.replace(" w ", " b ") : text.replace(" b ", " w ");
    }

    private static String placement(Position position) {
        return position.toString().replaceFirst(" .*", "");
    }
}

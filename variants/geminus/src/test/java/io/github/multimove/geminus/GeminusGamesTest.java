package io.github.multimove.geminus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games of random turns: each ends by a capture, by a stalemate, or goes on for 300 turns. */
class GeminusGamesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "geminus",
                "geminus[pawn-move=optional]",
                "geminus[promotion=any]",
                "geminus[balanced=true,pawn-move=optional]"
            })
    void wholeGamesEndAsTheRulesSay(String id) {
        RuleSet rules = RuleSets.of(id);
        Random random = new Random(7);
        Map<Outcome.Reason, Integer> ends = new EnumMap<>(Outcome.Reason.class);
        for (int game = 0; game < 500; game++) {
            Position position = rules.initialPosition();
            LegalTurns turns = rules.legalTurns(position);
            for (int i = 0; i < 300 && !turns.isEmpty(); i++) {
                Turn turn = turns.uniform(random);
                position = i % 16 == 0 ? rules.play(position, turn) : rules.playUnchecked(position, turn);
                if (i % 16 == 0) {
                    Position read = rules.position(position.toString());
                    assertThat(read).isEqualTo(position).hasToString(position.toString());
                    assertThat(read.hash()).isEqualTo(position.hash());
                }
                turns = rules.legalTurns(position);
            }
            assertThat(rules.outcome(position).isPresent()).as("%s", position).isEqualTo(turns.isEmpty());
            rules.outcome(position).ifPresent(outcome -> ends.merge(outcome.reason(), 1, Integer::sum));
        }
        assertThat(ends).containsKey(Outcome.Reason.KING_CAPTURED);
        assertThat(ends.keySet()).isSubsetOf(Outcome.Reason.KING_CAPTURED, Outcome.Reason.STALEMATE);
    }
}

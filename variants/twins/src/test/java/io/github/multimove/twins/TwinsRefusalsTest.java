package io.github.multimove.twins;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Constraint;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.TurnRefusal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why turns of rules/twins.md are refused, and what binds siblings, each as a sentence about a position. */
class TwinsRefusalsTest {

    private static Refusal refusal(String id, String position, String turn) {
        RuleSet rules = RuleSets.of(id);
        return rules.position(position).refusal(turn).orElseThrow();
    }

    private static List<Constraint> constraints(String id, String position) {
        RuleSet rules = RuleSets.of(id);
        return rules.position(position).constraints();
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    /** King and queen stand on one square: it is the king that would move twice. */
    @Test
    void oneOfSeveralKindsOnASquareMovesOnlyOnce() {
        Refusal refusal = refusal(
                "twins[array=royal-queen,sharing=true]", "4k3/8/8/8/8/8/8/3(KQ)4 w - - 0 1 d1+d1", "Qd1c1,Kd1d2,Kd1e2");
        assertThat(refusal).isInstanceOfSatisfying(TurnRefusal.class, clash -> {
            assertThat(clash.kind()).isEqualTo(TurnRefusal.Kind.SAME_PIECE);
            assertThat(clash.subMoves()).hasToString("[Kd1d2, Kd1e2]");
        });
    }

    // ---- bonds ------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            twins                  | -     | true
            twins                  | a2+e7 | false
            twins[bond=identical]  | a2+e7 | false
            twins[bond=separated]  | a2+e7 | true
            """)
    void onlyTheLineOfAPieceWhoCapturesAloneMustBeClosed(String id, String sets, boolean closable) {
        assertThat(constraints(id, "6k1/4r3/8/8/8/8/r7/4K3 w - - 0 1 " + sets))
                .filteredOn(ConstraintKinds.Check.class::isInstance)
                .map(check -> ((ConstraintKinds.Check) check).isClosable())
                .containsExactly(closable);
    }
}

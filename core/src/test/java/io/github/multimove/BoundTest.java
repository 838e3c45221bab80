package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.RoyalRule.Bound;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which royal pieces have to be attacked to bind a side, in games whose queens are royal as the kings are. */
final class BoundTest {
    private static RuleSet rules(Bound bound, TurnStructure structure) {
        BaseGame base =
                Orthodox.game().toBuilder("royal-queens").royal(Orthodox.QUEEN).build();
        return RuleSet.of("royal-queens", base, structure, RoyalRule.lastRoyal().bound(bound));
    }

    @ParameterizedTest
    @CsvSource({
        "TOGETHER, 7k/8/8/8/8/8/5n2/KQ5r w - - 0 1, false",
        "ANY, 7k/8/8/8/8/8/5n2/KQ5r w - - 0 1, true",
        "EACH, 7k/8/8/8/8/8/5n2/KQ5r w - - 0 1, false",
        "EACH, 7k/8/8/8/8/8/2n5/KQ5r w - - 0 1, true",
        "TOGETHER, 7k/8/8/8/8/8/2n5/KQ5r w - - 0 1, false",
        "ANY, 7k/8/8/8/8/8/8/KQ6 w - - 0 1, false",
        "LAST_OF_KIND, 7k/8/8/8/8/8/5n2/KQ5r w - - 0 1, true",
        "LAST_OF_KIND, 7k/8/8/8/8/8/8/KQQ4r w - - 0 1, false",
        "LAST_OF_KIND, 7k/8/8/8/8/1Q6/5n2/KQ5r w - - 0 1, false",
        "LAST_OF_KIND, 7k/8/8/8/8/8/2nQ4/KQ6 w - - 0 1, true",
    })
    void oneMoveATurn(Bound bound, String position, boolean expected) {
        assertThat(rules(bound, TurnStructure.one()).position(position).isBoundByCheck())
                .isEqualTo(expected);
    }

    @Test
    void twoPiecesAtOnceCaptureBothTogether() {
        String position = "7k/8/8/8/8/8/2n5/KQ5r w - - 0 1";
        for (Bound bound : Bound.values()) {
            assertThat(rules(bound, TurnStructure.upTo(2)).position(position).isBoundByCheck())
                    .isTrue();
        }
    }

    @Test
    void aStepThatIsSafeLeavesWhatTheRuleProtects() {
        TurnStructure safe = Series.of(Step.move().safe(), Step.move().quiet());
        String exposed = "7k/8/8/8/8/8/8/KQ5r w - - 0 1";
        assertThat(beginnings(rules(Bound.ANY, safe).position(exposed)))
                .doesNotContain("a1a2")
                .contains("b1h1");
        assertThat(beginnings(rules(Bound.EACH, safe).position(exposed))).contains("a1a2", "b1h1");
        assertThat(beginnings(rules(Bound.LAST_OF_KIND, safe).position(exposed)))
                .doesNotContain("a1a2")
                .contains("b1h1");
    }

    private static List<String> beginnings(Position position) {
        return position.begin().next().stream().map(SubMove::toString).toList();
    }

    @Test
    void aPawnThatBecomesAQueenIsRoyalToo() {
        Position position = rules(Bound.ANY, TurnStructure.one()).position("r6k/2P5/8/8/8/8/8/1K6 w - - 0 1");
        List<String> turns = position.legalTurns().stream().map(Turn::toString).toList();
        assertThat(turns).contains("c7c8r").doesNotContain("c7c8q");
        assertThat(position.refusal("c7c8q").orElseThrow().sentence())
                .contains("c8")
                .contains("a8");
        Position three = rules(Bound.ANY, TurnStructure.one()).position("7k/8/8/8/8/8/8/KQQ5 w - - 0 1");
        assertThat(three.isBoundByCheck()).isFalse();
    }

    @Test
    void itIsMateWhereOneRoyalPieceCannotBeSaved() {
        Position mate = rules(Bound.ANY, TurnStructure.one()).position("6k1/8/8/8/8/1n6/5r2/Q1K5 w - - 0 1");
        assertThat(mate.isCheck()).isTrue();
        assertThat(mate.isCheckmate()).isTrue();
        assertThat(mate.outcome().orElseThrow().winner()).isEqualTo(Optional.of(Side.BLACK));
        assertThat(rules(Bound.TOGETHER, TurnStructure.one())
                        .position(mate.toString())
                        .isCheckmate())
                .isFalse();
    }

    @Test
    void thePositionToReadIsRefusedByTheSameMeasure() {
        String text = "3qk3/8/8/8/8/8/8/3RK3 w - - 0 1";
        assertThatThrownBy(() -> rules(Bound.ANY, TurnStructure.one()).position(text))
                .isInstanceOf(PositionException.class)
                .hasMessageContaining("Black's royal piece on d8 could be captured");
        assertThat(rules(Bound.EACH, TurnStructure.one()).position(text).isBoundByCheck())
                .isFalse();
    }
}

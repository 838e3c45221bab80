package io.github.multimove.twoprong;

import static io.github.multimove.twoprong.Picture.play;
import static io.github.multimove.twoprong.Picture.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.rules.BaseGame;
import org.junit.jupiter.api.Test;

/** Each numbered rule of rules/two-prong.md on boards. */
class TwoProngRulesTest {
    private static final RuleSet RULES = RuleSets.of("two-prong");

    // ---- 1. single and dual moves -----------------------------------------------------------------------------------

    @Test
    void listedTurnsLeadWhereTurnsFromTextLead() {
        Position steps = RULES.position("r3k3/1P5p/8/8/1p1p4/8/P1P5/R3K2R w KQq - 0 9");
        for (Turn listed : RULES.legalTurns(steps)) {
            Position next = RULES.play(steps, listed);
            assertThat(next)
                    .isEqualTo(RULES.play(steps, RULES.parseTurn(steps, listed.toString())))
                    .isEqualTo(RULES.position(next.toString()));
        }
        assertThat(RULES.legalTurns(steps).stream()
                        .filter(turn -> turn.toString().equals("a2a4,c2c4"))
                        .map(turn -> RULES.play(steps, turn).toString()))
                .containsExactly("r3k3/1P5p/8/8/PpPp4/8/8/R3K2R b KQq a3c3 0 9");
    }

    // ---- 3. safety after the turn -----------------------------------------------------------------------------------

    @Test
    void rule3DoubleCheckIsAnsweredWithoutMovingTheKing() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . r . k .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . b . . . . . .
                . . . . . . . .
                . . P . . . . .
                . . . . K . N .
                """);
        assertThat(RULES.isCheck(position)).isTrue();
        assertThat(RULES.threats(position)).hasSizeGreaterThanOrEqualTo(2);
        assertThat(turns(position)).contains("g1e2,c2c3").doesNotContain("c2c3", "g1e2");
    }

    // ---- 5. castling ------------------------------------------------------------------------------------------------

    @Test
    void rule5CastlingIsNotASingleMove() {
        BaseGame open = Orthodox.game().toBuilder("open")
                .array("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R")
                .build();
        RuleSet rules = TwoProng.over(open);
        Position start = rules.initialPosition();
        assertThat(turns(start)).doesNotContain("e1g1", "e1c1");
        assertThat(turns(play(start, "a2a3"))).contains("e8g8", "e8c8");
    }
}

package io.github.multimove.twins;

import static io.github.multimove.twins.Drawn.board;
import static io.github.multimove.twins.Drawn.fields;
import static io.github.multimove.twins.Drawn.play;
import static io.github.multimove.twins.Drawn.position;
import static io.github.multimove.twins.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Effect;
import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import org.junit.jupiter.api.Test;

/** The numbered rules and the decided points of rules/twins.md on drawn positions. */
class TwinsRulesTest {
    private static final RuleSet TWINS = RuleSets.of("twins");

    private static final String INVENTOR = """
            ....k...
            ........
            ........
            ........
            ........
            ..bb....
            ..NP....
            N...K...
            """;

    @Test
    void firstDiagramTheGuardCapturesTheCaptorAndHisTwinAlong() {
        Position before = position(TWINS, INVENTOR, "b - - 0 1 a1+c2,c3+d3");
        Position after = play(TWINS, before, "c3d2,d3c2");
        assertThat(after).hasToString("4k3/8/8/8/8/8/8/4K3 w - - 0 2 -");
        assertThat(Game.of(after).outcome()).map(Outcome::reason).contains(Outcome.Reason.BARE_KINGS);
        assertThat(TWINS.effects(before, TWINS.parseTurn(before, "c3d2,d3c2")))
                .extracting(Effect::toString)
                .containsExactly(
                        "Captured[piece=P, on=d2]",
                        "Captured[piece=N, on=c2]",
                        "Moved[piece=b, from=c3, to=d2]",
                        "Moved[piece=b, from=d3, to=c2]",
                        "Struck[piece=b, on=c2]",
                        "RemovedWithSibling[piece=b, on=d2]",
                        "RemovedWithSibling[piece=N, on=a1]");
    }

    @Test
    void promotionToTwinsStacksThem() {
        Position before = position(TWINS, """
                .....k..
                P.......
                ........
                ........
                ........
                ........
                ........
                .N..K.N.
                """, "w - - 0 1 b1+g1");
        Position stacked = play(TWINS, before, "a7a8nn");
        assertThat(board(stacked)).startsWith("(NN)....k..\n");
        assertThat(fields(stacked)).isEqualTo("b - - 0 1 b1+g1,a8+a8");
        Position next = play(TWINS, stacked, "f8f7");
        assertThat(turns(TWINS, next)).filteredOn(turn -> turn.startsWith("a8")).containsExactly("a8b6,a8c7");
        Position sliderNeverLeapsMask = play(TWINS, next, "a8b6,a8c7");
        assertThat(fields(sliderNeverLeapsMask)).isEqualTo("b - - 2 2 b1+g1,b6+c7");
    }

    @Test
    void struckPromotingPawnSimplyComesOff() {
        Position before = position(TWINS, """
                .k..r..r
                ...P....
                ........
                ........
                ........
                ........
                ........
                .N..K.N.
                """, "w - - 0 1 b1+g1,e8+h8");
        Position after = play(TWINS, before, "d7e8n");
        assertThat(after).hasToString("1k6/8/8/8/8/8/8/1N2K1N1 b - - 0 1 b1+g1");
        assertThat(TWINS.effects(before, TWINS.parseTurn(before, "d7e8nn")))
                .noneMatch(Effect.Promoted.class::isInstance)
                .contains(new Effect.Struck(
                        before.pieces(before.board().square("d7")).get(0),
                        before.board().square("e8")));
    }
}

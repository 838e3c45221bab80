package io.github.multimove.progressive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The Portuguese form, King's Progressive, Moderate Progressive and Progressive Take-All Chess: the drawn positions, and points that were decided
 * (rules/more-series.md).
 */
class KinOfProgressiveRulesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                progressive[form=portuguese] | 8/8/8/8/8/5k2/5q2/6K1 w - - 0 2 | true | g1h1
                progressive[form=portuguese] | 8/8/8/8/3Pp3/8/8/2K4k b - d3 0 1 | false | e4d3,h1g1 e4d3,h1g2 e4d3,h1h2 e4e3,h1g1 e4e3,h1g2 e4e3,h1h2 h1g1,e4e3 h1g2,e4e3 h1h2,e4e3
                progressive[form=portuguese] | 8/6P1/8/8/8/1k6/8/K7 w - - 0 2 | false | a1b1,g7g8b a1b1,g7g8n a1b1,g7g8q a1b1,g7g8r g7g8b g7g8n,a1b1 g7g8q g7g8r,a1b1
                kings-progressive | 8/8/8/8/p6p/P4k1P/7K/8 w - - 0 9 | false | h2g1,g1f1 h2g1,g1h1 h2g1,g1h2 h2h1,h1g1 h2h1,h1h2
                kings-progressive | 2k5/8/8/8/pP6/5K2/8/8 b - b3 1 9 | false | a4a3 a4b3 c8b7 c8b8 c8c7 c8d7 c8d8
                kings-progressive | 8/kR6/4P3/P7/2K5/8/1Rp5/8 b - - 3 9 | true | a7a6,a6a5 a7a6,c2c1b a7a6,c2c1n a7a6,c2c1q a7a6,c2c1r a7a8,c2c1b a7a8,c2c1n a7a8,c2c1q a7a8,c2c1r
                moderate-progressive | 7k/5K2/6pp/8/8/8/8/8 b - - 0 9 1 | false | g6g5 g6g5,h6h5 g6g5,h8h7 h6h5 h6h5,g6g5 h6h5,h8h7 h8h7 h8h7,g6g5 h8h7,h6h5
                moderate-progressive | 8/8/8/8/4Pp2/5K2/8/k7 b - e3 1 9 2 | false | a1a2 a1b1 a1b2 f4e3 f4e3,a1a2 f4e3,a1b1 f4e3,a1b2
                progressive-take-all | 8/8/8/8/p7/1p6/P7/8 w - - 0 2 | false | a2a3 a2b3,b3a4 a2b3,b3b4,b4b5
                progressive-take-all | 8/P7/8/8/8/8/8/5n2 w - - 0 1 | false | a7a8b a7a8k a7a8n a7a8q a7a8r
                progressive-take-all | 8/7p/8/8/2Pp4/8/8/8 b - c3 1 1 | false | d4c3 d4d3,d3d2 d4d3,h7h5 d4d3,h7h6 h7h5,d4d3 h7h5,h5h4 h7h6,d4d3 h7h6,h6h5
                moderate-progressive[conservative=true] | 8/8/8/8/p2p4/k1p5/P1PP4/K7 w - - 0 9 3 | false | a1b1 a1b1,d2c3 a1b1,d2d3 d2c3 d2d3 d2d3,a1b1
""")
    void drawnPositionsHaveExactlyTheirTurns(String id, String text, boolean check, String turns) {
        Position position = RuleSets.of(id).position(text);
        assertThat(position).hasToString(text);
        assertThat(position.isCheck()).isEqualTo(check);
        assertThat(position.legalTurns().stream().map(Turn::toString))
                .containsExactlyInAnyOrder(turns == null ? new String[0] : turns.split(" "));
        assertThat(position.legalTurns().count()).isEqualTo(turns == null ? 0 : turns.split(" ").length);
        assertThat(position.legalTurns().stream().map(turn -> position.parseTurn(turn.toString())))
                .containsExactlyElementsOf(position.legalTurns());
    }

    @Test
    void theSeriesIsNotStalemateInItsMidst() {
        Position after = RuleSets.of("progressive[form=portuguese]")
                .position("8/8/8/8/8/5k2/5q2/6K1 w - - 0 2")
                .play("g1h1");
        assertThat(after).hasToString("8/8/8/8/8/5k2/5q2/7K b - - 1 2");
        assertThat(after.outcome()).isEmpty();
        // the king leaves the rank that gave the length
        Position kings = RuleSets.of("kings-progressive").position("8/8/8/8/p6p/P4k1P/7K/8 w - - 0 9");
        assertThat(kings.play("h2h1,h1g1").side()).isEqualTo(Side.BLACK);
    }

    @Test
    void aSideWithoutAFirstSubMoveIsStalemated() {
        for (String id : new String[] {"progressive[form=portuguese]", "kings-progressive", "moderate-progressive"}) {
            Position position = RuleSets.of(id).position("7k/5K2/6Q1/8/8/8/8/8 b - - 0 9");
            assertThat(position.outcome()).contains(Outcome.draw(Outcome.Reason.STALEMATE));
        }
    }

    /** Not conservative: the capture does not close. */
    @Test
    void aCaptureEndsTheTurnWhereThatIsAsked() {
        String text = "8/8/8/8/p2p4/k1p5/P1PP4/K7 w - - 0 9 3";
        assertThat(RuleSets.of("moderate-progressive").position(text).refusal("d2c3,a1b1"))
                .isEmpty();
        assertThat(RuleSets.of("moderate-progressive[conservative=true]")
                        .position(text)
                        .refusal("d2c3,a1b1"))
                .isPresent();
        // with the field 0 one sub-move, and without a field the same
        Position alone = RuleSets.of("moderate-progressive").position("7k/5K2/6pp/8/8/8/8/8 b - - 0 9 0");
        assertThat(alone.legalTurns().count()).isEqualTo(3);
        assertThat(RuleSets.of("moderate-progressive").position("7k/5K2/6pp/8/8/8/8/8 b - - 0 9"))
                .isEqualTo(alone);
    }
}

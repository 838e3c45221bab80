package io.github.multimove.doublemoves;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Triplets and Accelerated Chess: the drawn positions, and points that were decided (rules/more-series.md). */
class TripletsAndAcceleratedRulesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                triplets | 8/7r/8/8/2P5/8/q4nN1/5k1K w - - 0 9 | true | c4c5,g2h4,h1h2 c4c5,h1h2,g2h4 g2h4,c4c5,h1h2 g2h4,h1h2,c4c5 h1h2,c4c5,g2h4 h1h2,g2h4,c4c5
                triplets | 8/7r/8/2Pp4/8/8/q4nN1/5k1K w - d6 0 9 | true | c5c6,g2h4,h1h2 c5c6,h1h2,g2h4 c5d6,g2h4,h1h2 c5d6,h1h2,g2h4 g2h4,c5c6,h1h2 g2h4,c5d6,h1h2 g2h4,h1h2,c5c6 g2h4,h1h2,c5d6 h1h2,c5c6,g2h4 h1h2,c5d6,g2h4 h1h2,g2h4,c5c6 h1h2,g2h4,c5d6
                triplets | 8/5P1q/8/b7/2B2p2/7k/5Kq1/4b3 w - - 0 9 | true | f2e1,f7f8b,f8b4 f2e1,f7f8q,f8b4 f2e3,f7f8q,f8f4 f2e3,f7f8r,f8f4 f7f8b,f2e1,f8b4 f7f8b,f8b4,f2e1 f7f8q,f2e1,f8b4 f7f8q,f2e3,f8f4 f7f8q,f8b4,f2e1 f7f8q,f8f4,f2e3 f7f8r,f2e3,f8f4 f7f8r,f8f4,f2e3
                triplets | k1r5/8/8/8/8/p7/P1N5/K7 w - - 0 9 | false |
                accelerated | 8/4k3/8/8/8/8/7K/6r1 w - - 1 9 | false | h2g1 h2h3,h3h2 h2h3,h3h4
                accelerated | k7/2K5/8/8/8/8/2p5/2N5 b - - 0 9 | false | a8a7,a7a6 a8a7,a7a8
                accelerated | 8/8/8/8/p7/k7/P7/K7 b - - 0 9 | false | a3b4,a4a3 a3b4,b4a3 a3b4,b4a5 a3b4,b4b5 a3b4,b4c3 a3b4,b4c4 a3b4,b4c5
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
}

package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Chess960Test {
    private static RuleSet of(String text) {
        return Chess960.options().array(Chess960.arrayOf(text)).rules();
    }

    /** The counts that engines publish for Chess960. */
    @ParameterizedTest
    @CsvSource({
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9, 21, 528, 12189, 326672",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9, 21, 807, 18002, 667366",
        "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9, 20, 479, 10471, 273318",
    })
    void perftIsThatOfOtherPrograms(String text, long one, long two, long three, long four) {
        Position position = of(text).position(text);
        assertThat(position).hasToString(text);
        Perft perft = Perft.of(position);
        assertThat(new long[] {perft.count(1), perft.count(2), perft.count(3), perft.count(4)})
                .containsExactly(one, two, three, four);
    }

    @ParameterizedTest
    @CsvSource({"0, BBQNNRKR", "518, RNBQKBNR", "534, RNBKQBNR", "959, RKRNNQBB"})
    void arraysHaveScharnaglsNumbers(int number, String rank) {
        String array = Chess960.options().array(number).game().array();
        assertThat(array).endsWith("/" + rank);
        assertThat(Chess960.arrayOf(array + " w KQkq - 0 1")).isEqualTo(number);
    }

    @Test
    void thereAre960ArraysWithTheKingBetweenRooksAndBishopsOnBothColours() {
        Set<String> ranks = new HashSet<>();
        for (int number = 0; number < 960; number++) {
            String rank = Chess960.options().array(number).game().array().substring(35);
            assertThat(rank).hasSize(8).matches(".*R.*K.*R.*").matches(".*B(..)*B.*");
            ranks.add(rank);
        }
        assertThat(ranks).hasSize(960);
        assertThatThrownBy(() -> RuleSets.of("chess960[array=960]"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a number from 0 to 959 for array of chess960");
    }

    @Test
    void theArrayOfOrthodoxChessIsOrthodoxChess() {
        Position position = Chess960.options().array(518).rules().initialPosition();
        assertThat(position).hasToString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
        assertThat(Perft.of(position).count(4))
                .isEqualTo(Perft.of(Orthodox.rules().initialPosition()).count(4));
        assertThat(RuleSets.ofLeniently("Fischerandom")).isEqualTo(RuleSets.of("chess960"));
    }

    /** Rights by files and as X-FEN, king takes rook, O-O, and what is left. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // king and rook change places, the king stays, the king goes one square, far, the rook stays
                "4k3/8/8/8/8/8/8/5KR1 w G - 0 1 | f1g1 | O-O | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
                "4k3/8/8/8/8/8/8/6KR w H - 0 1 | g1h1 | O-O | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
                "4k3/8/8/8/8/8/8/RK6 w A - 0 1 | b1a1 | O-O-O | 4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
                "4k3/8/8/8/8/8/8/1K4R1 w G - 0 1 | b1g1 | O-O | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
                "4k3/8/8/8/8/8/8/4KR2 w F - 0 1 | e1f1 | O-O+ | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
                "1r2k3/8/8/8/8/8/8/R4K2 b b - 0 1 | e8b8 | O-O-O+ | 2kr4/8/8/8/8/8/8/R4K2 w - - 1 2",
            })
    void castlingGoesToTheSquaresOfOrthodoxChess(String text, String kingTakesRook, String algebraic, String after) {
        Position position = of(text).position(text);
        var turn = position.parseTurn(kingTakesRook, Reading.LENIENT);
        assertThat(position.parseTurn("O-O" + (algebraic.contains("O-O-O") ? "-O" : ""), Reading.LENIENT))
                .isEqualTo(turn);
        assertThat(position.parseTurn(turn.toString())).isEqualTo(turn);
        assertThat(position.play(turn)).hasToString(after);
        String xfen = text.replaceAll("(?<= [wb] )[a-z](?= )", "q")
                .replaceAll("(?<= [wb] )[AB](?= )", "Q")
                .replaceAll("(?<= [wb] )[C-H](?= )", "K");
        assertThat(of(xfen).position(xfen)).hasToString(text);
    }

    @Test
    void theOutermostRookIsMeantByAnXFen() {
        RuleSet rules = of("4k3/8/8/8/8/8/8/4KRR1 w F - 0 1");
        assertThat(rules.position("4k3/8/8/8/8/8/8/4KR2 w K - 0 1")).hasToString("4k3/8/8/8/8/8/8/4KR2 w F - 0 1");
        assertThatThrownBy(() -> rules.position("4k3/8/8/8/8/8/8/4KRR1 w K - 0 1"))
                .isInstanceOf(PositionException.class);
        assertThatThrownBy(() -> of("4k3/8/8/8/8/8/8/4K3 w H - 0 1")).isInstanceOf(IllegalArgumentException.class);
    }

    /** Behind the rook a line was closed; the king does not castle out of, through or into attack. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/8/8/8/8/rRK5 w B - 0 1",
                "4k3/8/8/8/8/4r3/8/4KR2 w F - 0 1",
                "4k3/8/8/8/8/8/7p/4KR2 w F - 0 1",
                "4k3/8/8/2r5/8/8/8/R4K2 w A - 0 1",
                "4k3/8/8/8/8/8/8/R1N2K2 w A - 0 1",
            })
    void castlingIsRefused(String text) {
        Position position = of(text).position(text);
        assertThatThrownBy(() -> position.parseTurn(text.contains(" w F") ? "O-O" : "O-O-O"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}

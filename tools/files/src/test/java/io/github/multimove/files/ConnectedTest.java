package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.Position;
import io.github.multimove.testkit.RandomPlay;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games won by pieces in a line, at random; examples are the points of {@code connected.txt}. */
class ConnectedTest {
    private static final VariantFile FILE = VariantFile.read("""
            [tictactoe]
            maxRank = 3
            maxFile = 3
            immobile = p
            startFen = 3/3/3[PPPPPpppp] w - - 0 1
            pieceDrops = true
            doubleStep = false
            castling = false
            connectN = 3
            [double-tictactoe:tictactoe]
            turn = move or-drop, move or-drop if-possible
            [two-prong-four:chess]
            connectN = 4
            turn = up-to 2
            """);

    /** Every end by a line is one, and no line is overlooked. */
    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "double-tictactoe", "two-prong-four"})
    void endsAreThoseOfALine(String name) {
        int won = 0;
        for (int seed = 0; seed < 20; seed++) {
            for (Position position : RandomPlay.game(FILE.ruleSet(name), seed, 40)) {
                boolean isLine = hasLine(position, name.endsWith("four") ? 4 : 3);
                Optional<Outcome> end = position.outcome().filter(each -> each.reason() == Reason.PIECES_CONNECTED);
                assertThat(end.isPresent()).as(position.toString()).isEqualTo(isLine);
                assertThat(end.flatMap(Outcome::winner)).isNotEqualTo(Optional.of(position.side()));
                won += isLine ? 1 : 0;
            }
        }
        assertThat(won).isPositive();
    }

    /** Each square and each way, a square at a time. */
    private static boolean hasLine(Position position, int length) {
        return position.board().squares().stream()
                .anyMatch(first -> Stream.of(new int[] {1, 0}, new int[] {0, 1}, new int[] {1, 1}, new int[] {1, -1})
                        .anyMatch(way -> IntStream.range(0, length)
                                .allMatch(n -> position.board()
                                        .square(first.file() + n * way[0], first.rank() + n * way[1], 0)
                                        .flatMap(position::piece)
                                        .filter(piece -> piece.side() != position.side())
                                        .isPresent())));
    }
}

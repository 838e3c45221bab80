package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces counted, weighed and gone through, on boards of one word and of several, with siblings on one square and without. */
class PlacementTest {
    /** By letters: {@code A} counts 1, {@code Z} 26. */
    private static int value(Piece piece) {
        return piece.type().letter() - 'A' + 1;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "orthodox | 4k3/8/8/3p4/4P3/8/8/R3K2R w KQ - 0 9 | e1 h1 a1 e4 | d5 e8",
                "two-prong | 4k3/8/8/3p4/8/8/8/4K1QR b K - 3 9 | e1 g1 h1 | d5 e8",
                "grand | 4k5/10/10/10/3c6/10/10/10/10/4K4Q w - - 0 9 | e1 j1 | d6 e10",
                "double-king | 3k3k2/10/10/10/1s8/10/10/R2K3K2 w - - 0 9 | a1 d1 h1 | b4 d8 h8",
            })
    void piecesAreReadAlikeByEveryQuestion(String id, String text, String white, String black) {
        Position position = RuleSets.of(id).position(text);
        List<String> whiteSquares = List.of(white.split(" "));
        List<String> blackSquares = List.of(black.split(" "));
        assertThat(position.squares(Side.WHITE))
                .extracting(Square::toString)
                .containsExactlyInAnyOrderElementsOf(whiteSquares);
        assertThat(position.squares(Side.BLACK))
                .extracting(Square::toString)
                .containsExactlyInAnyOrderElementsOf(blackSquares);
        assertThat(position.occupiedSquares()).hasSize(whiteSquares.size() + blackSquares.size());
        assertThat(position.count(Side.WHITE)).isEqualTo(whiteSquares.size());
        assertThat(position.count(Side.BLACK)).isEqualTo(blackSquares.size());
        List<Piece> walked = new ArrayList<>();
        List<String> squares = new ArrayList<>();
        position.forEachPiece((square, piece) -> {
            walked.add(piece);
            squares.add(square.toString());
            assertThat(position.piece(square)).contains(piece);
        });
        assertThat(squares)
                .containsExactlyElementsOf(position.occupiedSquares().stream()
                        .map(Square::toString)
                        .toList());
        int sum = walked.stream()
                .mapToInt(piece -> piece.side() == Side.WHITE ? value(piece) : -value(piece))
                .sum();
        assertThat(position.materialBalance(Side.WHITE, type -> type.letter() - 'A' + 1))
                .isEqualTo(sum);
        assertThat(position.materialBalance(Side.BLACK, type -> type.letter() - 'A' + 1))
                .isEqualTo(-sum);
        assertThat(sum).isNotZero();
        for (Piece piece : walked) {
            assertThat(position.count(piece))
                    .isEqualTo(walked.stream().filter(piece::equals).count());
            assertThat(position.squares(piece)).hasSize(position.count(piece));
        }
    }
}

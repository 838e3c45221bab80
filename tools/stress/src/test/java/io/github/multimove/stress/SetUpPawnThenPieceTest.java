package io.github.multimove.stress;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Turns of a pawn and a piece, and drops. */
class SetUpPawnThenPieceTest extends SetUpPositionsTest {
    static Stream<Arguments> positions() {
        return positions(3, """
                        twinmove twinmove[balanced=true] twinmove[pawn-move=optional] twinmove[promotion=queen] twinmove[castling=strict]
                        twinmove[base=grand] twinmove[base=raumschach] twinmove[base=double-king] geminus
                        geminus[pawn-move=optional,promotion=any] invented-pawn-then-piece-bound invented-pawns-of-kings
                        """);
    }
}

package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;

/**
 * The squares that lead a step to where it ends.
 *
 * @param to where it ends
 * @param low the squares below 64 on any way there, the end left out
 * @param high the others
 * @param isOnly whether there is one way, on which the piece may go to an empty square or capture alike
 */
record SiblingWay(int to, long low, long high, boolean isOnly) {
    static SiblingWay of(BoardState state, long m) {
        long low = 0;
        long high = 0;
        int ways = 0;
        boolean alike = Packed.kind(m) == Packed.MOVE;
        int to = Packed.to(m);
        for (MovePath path : state.tables.paths[Packed.type(m) << 1 | state.side][Packed.from(m)]) {
            short[] squares = path.squares();
            long before = 0;
            long further = 0;
            for (int k = 0; k < squares.length; k++) {
                if (squares[k] == to && k >= path.firstLanding()) {
                    ways++;
                    alike &= path.toEmpty() && path.capturing() && !path.remote();
                    low |= before;
                    high |= further;
                }
                before |= SiblingSearch.low(squares[k]);
                further |= SiblingSearch.high(squares[k]);
            }
        }
        return new SiblingWay(to, low, high, alike && ways == 1);
    }

    /** One way of a capture, of which there may be others. */
    static SiblingWay of(CapturePath attack, int to) {
        long low = 0;
        long high = 0;
        for (short square : attack.between()) {
            low |= SiblingSearch.low(square);
            high |= SiblingSearch.high(square);
        }
        return new SiblingWay(to, low, high, false);
    }

    boolean leadsOver(int square, boolean isEndCounted) {
        return SiblingSearch.holds(low, high, square) || (isEndCounted && to == square);
    }

    /** Whether it leads over some of squares. */
    boolean leadsOver(long squares, long further, boolean isEndCounted) {
        return ((low & squares) | (high & further)) != 0 || (isEndCounted && SiblingSearch.holds(squares, further, to));
    }
}

package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;

/**
 * The squares that lead a step to where it ends.
 *
 * @param to where it ends
 * @param over the squares on any way there, the end left out
 * @param isOnly whether there is one way, on which the piece may go to an empty square or capture alike
 */
record SiblingWay(int to, Squares over, boolean isOnly) {
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
                before |= squares[k] < 64 ? 1L << squares[k] : 0;
                further |= squares[k] < 64 ? 0 : 1L << squares[k];
            }
        }
        return new SiblingWay(to, new Squares(low, high), alike && ways == 1);
    }

    /** Whether it leads over some of squares, or ends there where that is counted. */
    boolean leadsOver(Squares squares, boolean isEndCounted) {
        return over.meets(squares) || (isEndCounted && squares.has(to));
    }
}

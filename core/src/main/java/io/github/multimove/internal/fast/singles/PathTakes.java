package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.Attack;
import io.github.multimove.internal.board.Tables;

/** On which squares a man could take from where he stands, were the board empty. Immutable. */
final class PathTakes {
    private final long[][][] squares;

    PathTakes(Tables tables) {
        squares = new long[tables.codes][tables.size][tables.words];
        for (int to = 0; to < tables.size; to++) {
            for (Attack attack : tables.attacks[to]) {
                for (long left = attack.codes(); left != 0; left &= left - 1) {
                    squares[Long.numberOfTrailingZeros(left)][attack.from()][to >> 6] |= 1L << to;
                }
            }
        }
    }

    /** The squares on which a man of a code could take from a square, 64 a word. */
    long[] from(int code, int square) {
        return squares[code][square];
    }
}

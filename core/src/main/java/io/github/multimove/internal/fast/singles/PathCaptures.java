package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;

/** On which squares a piece could capture from where it stands, were the board empty. Immutable. */
final class PathCaptures {
    private final long[][][] squares;

    PathCaptures(GameTables tables) {
        squares = new long[tables.codes][tables.size][tables.words];
        for (int to = 0; to < tables.size; to++) {
            for (CapturePath attack : tables.attacks[to]) {
                for (long left = attack.codes(); left != 0; left &= left - 1) {
                    squares[Long.numberOfTrailingZeros(left)][attack.from()][to >> 6] |= 1L << to;
                }
            }
        }
    }

    /** The squares on which a piece of a code could capture from a square, 64 a word. */
    long[] from(int code, int square) {
        return squares[code][square];
    }
}

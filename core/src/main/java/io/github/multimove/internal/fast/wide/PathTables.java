package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.AttackPaths;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import org.jspecify.annotations.Nullable;

/** The ways to capture in a game, as boards of several words look them up. Fixed once made. */
final class PathTables {
    final GameTables tables;
    /** By side of the attacker and square, the ways to capture there. */
    final CapturePath[][][] attacks = new CapturePath[2][][];

    /** By side, the codes of royal pieces. */
    final int[][] royals = new int[2][];

    /** Made when a perft first asks; two threads may make it twice, which is harmless. */
    private volatile long @Nullable [][][] captures;

    PathTables(GameTables tables) {
        this.tables = tables;
        attacks[0] = AttackPaths.by(tables.attacks, BoardState.ofSide(0));
        royals[0] = tables.codes(0, tables::isRoyal);
        royals[1] = tables.codes(1, tables::isRoyal);
        attacks[1] = AttackPaths.by(tables.attacks, BoardState.ofSide(1));
    }

    /** By code and square, 64 a word, the squares on which a piece could capture from there, were the board empty. */
    long[][][] captures() {
        long[][][] known = captures;
        if (known == null) {
            known = new long[tables.codes][tables.size][tables.words];
            for (int to = 0; to < tables.size; to++) {
                for (CapturePath attack : tables.attacks[to]) {
                    for (long left = attack.codes(); left != 0; left &= left - 1) {
                        known[Long.numberOfTrailingZeros(left)][attack.from()][to >> 6] |= 1L << to;
                    }
                }
            }
            captures = known;
        }
        return known;
    }
}

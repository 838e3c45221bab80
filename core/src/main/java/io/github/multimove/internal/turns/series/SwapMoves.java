package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Interruption;

/**
 * Swaps: a piece of the side to move and another piece change places, if the one could go to the other's square were it empty, or
 * capture there were an enemy on it (rules/more-series.md, Balanced Swap Chess). Castling, captures en passant and remote captures reach
 * nothing; frozen pieces reach nothing, and may be swapped.
 *
 * <p>No swap exchanges equal pieces, brings a piece to where its kind never stands, promotes two pieces, or moves a piece of a
 * stack or the neutral piece.
 */
final class SwapMoves {
    private SwapMoves() {}

    /** Adds all swaps of the side to move, in order. */
    static void all(BoardState state, SubMoves found) {
        int start = found.size;
        for (int s = 0; s < state.tables.size; s++) {
            if (state.piece(s) > BoardState.NEUTRAL && (state.piece(s) & 1) == state.side && !state.isFrozen(s)) {
                reached(state, s, found);
            }
        }
        found.sort(start);
        found.unite(start);
    }

    /** Adds the swaps whose first square is a given one, in order. */
    static void from(BoardState state, int square, SubMoves found) {
        Interruption.check();
        SubMoves all = new SubMoves();
        all(state, all);
        for (int i = 0; i < all.size; i++) {
            if (Packed.from(all.at[i]) == square) {
                found.add(all.at[i]);
            }
        }
    }

    /** Adds the swaps with the first piece that stands on each path of a piece. */
    private static void reached(BoardState state, int from, SubMoves found) {
        for (MovePath path : state.tables.paths[state.piece(from)][from]) {
            short[] squares = path.squares();
            int pieces = 0;
            for (int i = 0; i < squares.length && pieces < 2; i++) {
                if (state.piece(squares[i]) != 0
                        && pieces++ <= 1
                        && i >= path.firstLanding()
                        && !path.remote()
                        && path.meets(0)
                        && (path.toEmpty() || path.capturing())
                        && state.isOpen(path, i)) {
                    add(state, from, squares[i], found);
                }
            }
        }
    }

    private static void add(BoardState state, int one, int other, SubMoves found) {
        boolean isOwn = (state.piece(other) & 1) == state.side;
        int from = isOwn ? Math.min(one, other) : one;
        int to = isOwn ? Math.max(one, other) : other;
        GameTables tables = state.tables;
        int here = state.piece(from);
        int there = state.piece(to);
        boolean isFirst = tables.promotions.covers(here, to);
        boolean isSecond = tables.promotions.covers(there, from);
        if (here == there
                || state.piece(other) == BoardState.NEUTRAL
                || state.isStack(from)
                || state.isStack(to)
                || (isFirst && isSecond)
                || !tables.mayArrive(here, to)
                || !tables.mayArrive(there, from)) {
            return;
        }
        boolean clock = tables.isPawn(here) || tables.isPawn(there);
        long swap = Packed.of(from, to, Packed.SWAP, here >> 1, 0, there, clock ? Packed.CLOCK : 0);
        if (!isFirst && !isSecond) {
            found.add(swap);
            return;
        }
        int pawn = isFirst ? here : there;
        SpecialMoves.promotions(state, swap, pawn, found);
        if (tables.promotions.zone[pawn][isFirst ? to : from] != SpecialMoves.MUST) {
            found.add(swap);
        }
    }
}

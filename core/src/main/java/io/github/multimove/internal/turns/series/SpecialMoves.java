package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;

/** Sub-moves that only ordered turns know: pushes of enemy pawns, promotions owed, placements of the neutral piece. */
public final class SpecialMoves {
    /** The place of a square in a promotion zone where a piece must promote. */
    private static final int MUST = 2;

    private SpecialMoves() {}

    /** Adds all pushes of the side to move, in order. */
    public static void pushes(BoardState state, SubMoves found) {
        for (int s = 0; s < state.tables.size; s++) {
            push(state, s, found);
        }
    }

    /** Adds the pushes of an enemy pawn on a square: one square forward, to an empty square (rules/avalanche.md, 2). */
    static void push(BoardState state, int square, SubMoves found) {
        int code = state.piece(square);
        if (!state.isEnemy(square, state.side) || !state.tables.isPawn(code)) {
            return;
        }
        int start = found.size;
        for (MovePath path : state.tables.paths[code][square]) {
            int to = path.squares()[0];
            long push = Packed.of(square, to, Packed.PUSH, code >> 1, 0, 0, Packed.CLOCK);
            boolean isForward = path.toEmpty() && !path.capturing() && !path.remote() && path.firstLanding() == 0;
            if (isForward && state.piece(to) == 0 && !found.has(push)) {
                found.add(push);
            }
        }
        found.sort(start);
    }

    /** Adds the choices that the side to move owes, in order. */
    static void choices(BoardState state, SubMoves found) {
        for (int s = 0; s < state.tables.size; s++) {
            choice(state, s, found);
        }
    }

    /** Adds the choices owed for a pawn on a square (rules/avalanche.md, 3). */
    static void choice(BoardState state, int square, SubMoves found) {
        if (!isOwed(state, square, state.side)) {
            return;
        }
        GameTables tables = state.tables;
        int code = state.piece(square);
        for (int type : tables.promotionTypes[code]) {
            if (state.reserve(code, type) > 0) {
                int promotion = 1 + 2 * tables.letterPlace[type];
                found.add(
                        Packed.of(square, square, Packed.CHOICE, code >> 1, promotion, 0, Packed.CLOCK | Packed.PAWN));
            }
        }
    }

    private static boolean isOwed(BoardState state, int square, int side) {
        int code = state.piece(square);
        if (code < 2 || (code & 1) != side || !state.tables.isPawn(code)) {
            return false;
        }
        byte[] zone = state.tables.promotionZone[code];
        return zone != null && zone[square] == MUST;
    }

    /** Whether a pawn of the side to move stands on a square where it must promote, and no other does. */
    public static boolean isOnlyOwed(BoardState state, int square) {
        int owed = 0;
        for (int s = 0; s < state.tables.size; s++) {
            owed += isOwed(state, s, state.side) ? 1 : 0;
        }
        return owed == 1 && isOwed(state, square, state.side);
    }

    /** Adds all placements, in order. */
    public static void placements(BoardState state, SubMoves found) {
        for (int s = 0; s < state.tables.size; s++) {
            placement(state, s, found);
        }
    }

    /** Adds the placement of the neutral piece on a square that is empty (rules/duck.md, 2). */
    static void placement(BoardState state, int square, SubMoves found) {
        if (state.piece(square) == 0) {
            found.add(Packed.of(square, square, Packed.PLACE, 0, 0, 0, 0));
        }
    }
}

package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.rules.Step;

/** Sub-moves that only ordered turns know: pushes of enemy pawns, promotions owed, placements of the neutral piece, swaps. */
public final class SpecialMoves {
    /** The place of a square in a promotion zone where a piece must promote. */
    static final int MUST = 2;

    private SpecialMoves() {}

    /** Adds all sub-moves of the side to move that are a step of a kind, in order; none if moves are of that kind. */
    public static void all(BoardState state, Step.Kind kind, SubMoves found) {
        if (kind == Step.Kind.SWAP) {
            SwapMoves.all(state, found);
        } else if (kind == Step.Kind.PUSH) {
            for (int s : state.squares(state.tables.pawnMask & BoardState.ofSide(1 - state.side))) {
                push(state, s, found);
            }
        } else {
            for (int s = 0; s < state.tables.size; s++) {
                from(state, kind, s, found);
            }
        }
    }

    /** Adds those that begin on a square. */
    static void from(BoardState state, Step.Kind kind, int square, SubMoves found) {
        switch (kind) {
            case MOVE, DROP -> {}
            case PUSH -> push(state, square, found);
            case PLACE -> placement(state, square, found);
            case CHOOSE -> choice(state, square, found);
            case SWAP -> SwapMoves.from(state, square, found);
        }
    }

    /** Adds the pushes of an enemy pawn on a square: one square forward, to an empty square (rules/avalanche.md, 2). */
    private static void push(BoardState state, int square, SubMoves found) {
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

    /** Adds the choices owed for a pawn on a square (rules/avalanche.md, 3). */
    private static void choice(BoardState state, int square, SubMoves found) {
        if (isOwed(state, square, state.side)) {
            int code = state.piece(square);
            long choice = Packed.of(square, square, Packed.CHOICE, code >> 1, 0, 0, Packed.CLOCK | Packed.PAWN);
            promotions(state, choice, code, found);
        }
    }

    /** Adds a sub-move with each promotion of a pawn. */
    static void promotions(BoardState state, long m, int pawn, SubMoves found) {
        for (int type : state.tables.promotions.types[pawn]) {
            if (state.reserve(pawn, type) > 0) {
                found.add(Packed.promoting(m, 1 + 2 * state.tables.letterPlace[type]));
            }
        }
    }

    private static boolean isOwed(BoardState state, int square, int side) {
        int code = state.piece(square);
        if (code < 2 || (code & 1) != side || !state.tables.isPawn(code)) {
            return false;
        }
        byte[] zone = state.tables.promotions.zone[code];
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

    /** Adds the placement of the neutral piece on a square that is empty (rules/duck.md, 2). */
    private static void placement(BoardState state, int square, SubMoves found) {
        if (state.piece(square) == 0) {
            found.add(Packed.of(square, square, Packed.PLACE, 0, 0, 0, 0));
        }
    }
}

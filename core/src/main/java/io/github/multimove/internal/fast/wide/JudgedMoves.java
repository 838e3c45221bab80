package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;

/**
 * Castlings and captures en passant, which are rare and judged on copies of the position, and the kinds left to promote to.
 */
final class JudgedMoves {
    private final GameTables tables;
    private final RoyalLaw royal;
    private final SimultaneousStructure simultaneous;

    JudgedMoves(GameTables tables, RoyalLaw royal, SimultaneousStructure simultaneous) {
        this.tables = tables;
        this.royal = royal;
        this.simultaneous = simultaneous;
    }

    /** The number of safe castlings and captures en passant. */
    int count(BoardState state) {
        int castlings = state.castling == 0 ? 0 : castlings(state);
        if (!state.hasEnPassantSquares()) {
            return castlings;
        }
        SubMoves found = new SubMoves();
        Generator.all(state, state.side, tables.pawnMask, Generator.NO_CASTLING, found);
        return castlings + safe(state, found);
    }

    /** The number of castlings of the side to move that are safe alone. */
    int castlings(BoardState state) {
        SubMoves found = new SubMoves(2);
        Generator.castlings(state, found);
        return safe(state, found);
    }

    private int safe(BoardState state, SubMoves found) {
        int safe = 0;
        for (int i = 0; i < found.size; i++) {
            safe += isJudged(found.at[i]) && isSafe(state, found.at[i]) ? 1 : 0;
        }
        return safe;
    }

    /** Whether a sub-move is judged here. */
    static boolean isJudged(long m) {
        return Packed.kind(m) == Packed.CASTLE || Packed.is(m, Packed.EN_PASSANT);
    }

    /** Whether a sub-move is a safe turn. */
    boolean isSafe(BoardState state, long m) {
        return simultaneous.weight(m) <= simultaneous.most && royal.isSafe(simultaneous, state, new long[] {m}, 1);
    }

    /** Whether the side to move may castle, wherever its king stands then: others of the turn may make it safe there. */
    boolean mayCastle(BoardState state) {
        SubMoves found = new SubMoves(2);
        Generator.castlings(state, found);
        for (int i = 0; i < found.size; i++) {
            if (royal.mayCastle(state, found.at[i])) {
                return true;
            }
        }
        return false;
    }

    /** How many kinds are left to a piece to promote to. */
    int kinds(BoardState state, int code) {
        int left = 0;
        for (int type : tables.promotions.types[code]) {
            left += state.reserve(code, type) > 0 ? 1 : 0;
        }
        return left;
    }
}

package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoveWalk;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.TurnStructure;
import org.jspecify.annotations.Nullable;

/**
 * A pawn move and then a move of another piece, the second judged on the board after the first (rules/twinmove.md); or a
 * pawn move alone: what the counters ask of such a series. // must agree with SeriesStructure: TwinmoveAgreementTest
 *
 * <p>The pawn move is the whole turn if it captures the last royal piece of the other side, or if no other piece can move after
 * it (rules/twinmove.md, Decided).
 */
final class PawnThenPieceMoves {
    private final SeriesStructure series;
    final GameTables tables;
    /** Whether a turn begins with a pawn move as long as there is one. */
    final boolean compelled;
    /** Whether another piece moves after the pawn. */
    final boolean paired;

    private PawnThenPieceMoves(SeriesStructure series, boolean compelled, boolean paired) {
        this.series = series;
        this.tables = series.tables;
        this.compelled = compelled;
        this.paired = paired;
    }

    /** Returns the halves that a structure is, or null if it is another. */
    static @Nullable PawnThenPieceMoves of(Structure structure) {
        if (!(structure instanceof SeriesStructure series)) {
            return null;
        }
        if (series.description.equals(TurnStructure.pawnAlone())) {
            return new PawnThenPieceMoves(series, true, false);
        }
        boolean compelled = series.description.equals(TurnStructure.pawnThenPiece(true));
        return compelled || series.description.equals(TurnStructure.pawnThenPiece(false))
                ? new PawnThenPieceMoves(series, compelled, true)
                : null;
    }

    /** The sub-moves that a turn may begin with, in order. */
    SubMoves firsts(BoardState field) {
        SubMoves firsts = new SubMoves();
        Generator.all(field, field.side, compelled ? Generator.PAWNS_ONLY : 0, firsts);
        if (compelled && firsts.size == 0) {
            Generator.all(field, field.side, Generator.NO_PAWNS, firsts);
        }
        return firsts;
    }

    /** Adds the sub-moves that may follow a first one, in order; without any, the first is a turn by itself. */
    void seconds(BoardState field, long first, SubMoves seconds) {
        BoardState after = between(field, first);
        if (after != null) {
            Generator.all(after, after.side, Generator.NO_PAWNS, seconds);
        }
    }

    /** The field that another piece moves on after a first sub-move, or null if that is a turn by itself whatever could move. */
    @Nullable
    BoardState between(BoardState field, long first) {
        if (!paired || !Packed.is(first, Packed.PAWN)) {
            return null;
        }
        BoardState after = after(field, first);
        return capturesLastRoyal(field, after, first) ? null : after;
    }

    /** Whether the side to move has a sub-move, options of {@link Generator} given; looks no further than the first. */
    static boolean hasMove(BoardState field, int options) {
        return new SubMoveWalk(field, options).next() >= 0;
    }

    /** The field after the first sub-move, the same side to move. */
    static BoardState after(BoardState field, long first) {
        BoardState after = field.copy(BoardState.NONE);
        after.apply(first);
        return after;
    }

    static boolean capturesLastRoyal(BoardState field, BoardState after, long first) {
        return Packed.is(first, Packed.CAPTURE)
                && after.royalCount(1 - field.side) == 0
                && field.royalCount(1 - field.side) > 0;
    }

    /** Whether a side, were it its turn, could capture the piece on a square. */
    boolean canCapture(BoardState field, int attacker, int on) {
        // a copy even if nothing differs: it is changed and put back
        BoardState turned = field.copy(BoardState.NONE);
        turned.side = attacker;
        return canCaptureOne(turned, on);
    }

    /** Whether the side to move can capture the piece on a square; changes the field and puts it back. */
    private boolean canCaptureOne(BoardState field, int on) {
        long own = field.side == 0 ? 0x5555555555555555L : 0xaaaaaaaaaaaaaaaaL;
        long pawns = own & tables.pawnMask;
        long others = own & ~tables.pawnMask;
        if (field.isAttacked(on, pawns) || (!compelled && field.isAttacked(on, others))) {
            return true;
        }
        SubMoves halves = new SubMoves();
        Generator.all(field, field.side, Generator.PAWNS_ONLY | Generator.NO_EN_PASSANT, halves);
        if (halves.size == 0) {
            return compelled && field.isAttacked(on, others);
        }
        for (int i = 0; paired && i < halves.size; i++) {
            if (isAttackedAfter(field, halves.at[i], on, others)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAttackedAfter(BoardState field, long first, int on, long codes) {
        if (Packed.kind(first) != Packed.MOVE || field.extras().length > 0) {
            return after(field, first).isAttacked(on, codes);
        }
        int from = Packed.from(first);
        int to = Packed.to(first);
        int pawn = field.set(from, 0);
        int taken = field.set(to, arrived(field, first));
        boolean attacked = field.isAttacked(on, codes);
        field.set(from, pawn);
        field.set(to, taken);
        return attacked;
    }

    /** The piece, by code, that stands on the destination of a move afterwards. */
    static int arrived(BoardState field, long m) {
        int promotion = Packed.promotion(m);
        int type = promotion == 0 ? Packed.type(m) : field.tables.byLetter[(promotion - 1) >> 1];
        return type << 1 | field.side;
    }

    /** Whether sub-moves, whatever they are, make up a turn. */
    boolean isTurn(BoardState field, long[] turn) {
        if (turn.length < 1 || turn.length > 2 || !begins(field, turn[0])) {
            return false;
        }
        BoardState after = between(field, turn[0]);
        if (after == null || turn.length == 1) {
            return turn.length == 1 && (after == null || !hasMove(after, Generator.NO_PAWNS));
        }
        return !Packed.is(turn[1], Packed.PAWN) && isListed(after, turn[1]);
    }

    /** Whether a turn may begin with a sub-move, whatever it is. */
    boolean begins(BoardState field, long first) {
        return isListed(field, first)
                && (Packed.is(first, Packed.PAWN) || !compelled || !hasMove(field, Generator.PAWNS_ONLY));
    }

    private boolean isListed(BoardState field, long m) {
        SubMoves found = new SubMoves();
        series.candidates(field, Packed.from(m), found);
        return found.has(m);
    }
}

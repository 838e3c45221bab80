package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.turns.Interruption;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the games of so many turns of pawn move and other move on boards of its own, two a level, that are written over.
 * The boards have no hands, for no piece is in hand. Not safe to share between threads. // must agree with PlainEngine:
 * PerftAgreementTest
 */
final class PawnThenPiecePerft {
    private final Attacks64 reach;
    private final PawnThenPieceMoves halves;
    private final PawnThenPieceCount sums;
    private final List<Level> levels = new ArrayList<>();

    /** The board after a first sub-move, and the one after the turn. */
    private static final class Level {
        final BoardState between;
        final BoardState next;

        Level(BoardState like) {
            between = like.copy();
            next = like.copy();
        }
    }

    PawnThenPiecePerft(Attacks64 reach, PawnThenPieceMoves halves) {
        this.reach = reach;
        this.halves = halves;
        this.sums = new PawnThenPieceCount(reach);
    }

    /**
     * The number of games of so many turns, one or more.
     *
     * @throws ArithmeticException if it does not fit
     */
    long count(BoardState field, int depth) {
        while (levels.size() < depth) {
            levels.add(new Level(field));
        }
        return below(field, depth);
    }

    private long below(BoardState field, int depth) {
        if (depth == 1) {
            return sums.count(field, halves);
        }
        long own = own(field);
        if ((reach.royals(field) & own) == 0) {
            return 0;
        }
        Interruption.check();
        int side = field.side;
        int code = reach.pawn[side];
        long occupied = occupied(field);
        long total = 0;
        boolean any = false;
        for (long left = reach.pawns(field) & own; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long to = reach.pawnReach(code, from, occupied, occupied & ~own);
            any |= to != 0;
            for (; to != 0; to &= to - 1) {
                long m = move(field, code, from, Long.numberOfTrailingZeros(to)) | Packed.PAWN;
                boolean promotes = (reach.promotionSquares[side] & to & -to) != 0 && reach.promotionKinds[side] > 0;
                total = Math.addExact(total, promotes ? promoting(field, m, depth) : afterPawn(field, m, depth));
            }
        }
        return any && halves.compelled ? total : Math.addExact(total, others(field, depth));
    }

    private static long occupied(BoardState field) {
        return field.straight | field.oblique | field.low | field.high;
    }

    private static long own(BoardState field) {
        return occupied(field) & (field.black ^ (field.side - 1L));
    }

    private static long move(BoardState field, int code, int from, int to) {
        return Packed.of(from, to, Packed.MOVE, code >> 1, 0, 0, -(occupied(field) >>> to & 1) & Packed.CAPTURE);
    }

    private long promoting(BoardState field, long m, int depth) {
        long total = 0;
        for (int type : field.tables.promotionTypes[Packed.type(m) << 1 | field.side]) {
            long into = Packed.promoting(m, 1 + 2 * field.tables.letterPlace[type]);
            total = Math.addExact(total, afterPawn(field, into, depth));
        }
        return total;
    }

    private long afterPawn(BoardState field, long m, int depth) {
        Level level = levels.get(depth - 1);
        level.between.become(field);
        level.between.apply(m);
        boolean capturesLastRoyal = (reach.royals(field) >>> Packed.to(m) & 1) != 0;
        boolean isWhole = capturesLastRoyal || !halves.paired || !canMove(level.between);
        if (!isWhole) {
            return others(level.between, depth);
        }
        level.next.become(level.between);
        level.next.side = 1 - field.side;
        return below(level.next, depth - 1);
    }

    /** Whether a piece that is no pawn can move. */
    private boolean canMove(BoardState field) {
        long own = own(field);
        long occupied = occupied(field);
        for (long left = own & ~reach.pawns(field); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            if ((reach.reach(field.piece(s), s, occupied) & ~own) != 0) {
                return true;
            }
        }
        return castlings(field, occupied) != 0;
    }

    private int castlings(BoardState field, long occupied) {
        int open = 0;
        for (int left = field.castling & reach.castlings[field.side]; left != 0; left &= left - 1) {
            open |= (reach.castleEmpty[Integer.numberOfTrailingZeros(left)] & occupied) == 0 ? left & -left : 0;
        }
        return open;
    }

    /** The games that go on after moves of pieces that are no pawns. */
    private long others(BoardState field, int depth) {
        BoardState next = levels.get(depth - 1).next;
        long own = own(field);
        long occupied = occupied(field);
        long total = 0;
        for (long left = own & ~reach.pawns(field); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int code = field.piece(from);
            for (long to = reach.reach(code, from, occupied) & ~own; to != 0; to &= to - 1) {
                next.become(field);
                next.make(move(field, code, from, Long.numberOfTrailingZeros(to)));
                total = Math.addExact(total, below(next, depth - 1));
            }
        }
        for (int left = castlings(field, occupied); left != 0; left &= left - 1) {
            int right = Integer.numberOfTrailingZeros(left);
            var castling = field.tables.castles[right];
            int king = castling.king().index();
            next.become(field);
            next.make(Packed.of(king, castling.kingTo().index(), Packed.CASTLE, field.piece(king) >> 1, 0, right, 0));
            total = Math.addExact(total, below(next, depth - 1));
        }
        return total;
    }
}

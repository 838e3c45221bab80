package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.fast.sets.Attacks64;

/**
 * Counts the turns of pawn move and other move of a board of one word as sums over sets, without making a half.
 *
 * <p>With P pawn moves and T moves of the other pieces on the board before the turn there are P times T turns, less what the
 * pawn moves capture from the other pieces and more what they open. A leaper loses a move where a pawn lands in its reach and
 * wins one where a pawn leaves it. A piece that slides loses the squares from the landing on, and wins those from the pawn's
 * square up to the next piece, or up to the landing if the pawn stays on its line. The pawns which a piece sees are lifted
 * together to look behind them: no two of them stand on one line.
 *
 * <p>Positions with promotions, and those where a pawn move might leave the other pieces without any, are left to
 * {@link PawnThenPieceBitCounter}. An object serves one thread, and one position after the other. // must agree with PlainEngine:
 * TwinmoveAgreementTest
 */
final class PawnThenPieceCount {
    private static final long[] BEYOND = new long[64 * 64];

    static {
        for (int s = 0; s < 64; s++) {
            long lines = Attacks64.straightLines(s) | Attacks64.obliqueLines(s);
            for (long left = lines; left != 0; left &= left - 1) {
                int over = Long.numberOfTrailingZeros(left);
                for (long far = lines; far != 0; far &= far - 1) {
                    int to = Long.numberOfTrailingZeros(far);
                    if ((Attacks64.between(s, to) >>> over & 1) != 0) {
                        BEYOND[s << 6 | over] |= 1L << to;
                    }
                }
            }
        }
    }

    private final Attacks64 reach;
    /** By way of going, the squares that pawns go to, those they come from, and how far it is in square numbers. */
    private final long[] to = new long[8];

    private final long[] from = new long[8];
    private final int[] far = new int[8];
    private int ways;
    /** How many pawns go to a square and how many moves a pawn on a square has, as bit planes. */
    private long toOnes;

    private long toTwos;
    private long toFours;
    private long fromOnes;
    private long fromTwos;
    private long fromFours;

    private long occupied;
    private long open;
    /** The moves of the pieces of a kind of going, what pawn moves change in them, and how many one pawn move takes at most. */
    private long moves;

    private long changes;
    private long mostCaptured;

    PawnThenPieceCount(Attacks64 reach) {
        this.reach = reach;
    }

    /** The number of turns. */
    long count(BoardState field, PawnThenPieceMoves halves) {
        long pieces = field.straight | field.oblique | field.low | field.high;
        long own = pieces & (field.black ^ (field.side - 1L));
        long royals = reach.royals(field);
        if ((royals & own) == 0) {
            return 0;
        }
        long pawns = reach.pawns(field) & own;
        if (!halves.paired || (pawns & reach.beforePromotion[field.side]) != 0) {
            return new PawnThenPieceBitCounter(field, halves, reach).count();
        }
        occupied = pieces;
        open = ~own;
        long enemyRoyal = royals & ~own;
        long taken = pawnMoves(field.side, pawns, pieces & ~own, enemyRoyal);
        moves = 0;
        changes = 0;
        mostCaptured = 0;
        others(field, own, pawns);
        long pawnMoves = Long.bitCount(toOnes) + 2L * Long.bitCount(toTwos) + 4L * Long.bitCount(toFours);
        long castled = field.castling == 0 ? 0 : castlings(field, pawns, pawnMoves);
        if (castled < 0 || (pawnMoves > 0 && moves <= mostCaptured)) {
            return new PawnThenPieceBitCounter(field, halves, reach).count();
        }
        boolean alone = !halves.compelled || pawnMoves + taken == 0;
        return taken + pawnMoves * moves + changes + castled + (alone ? moves + openCastlings(field) : 0);
    }

    /** Finds the pawns' moves but for those that capture the last royal piece, and returns the number of these. */
    private long pawnMoves(int side, long pawns, long enemy, long enemyRoyal) {
        toOnes = 0;
        toTwos = 0;
        toFours = 0;
        fromOnes = 0;
        fromTwos = 0;
        fromFours = 0;
        ways = 0;
        long taken = 0;
        if (pawns == 0) {
            return 0;
        }
        var shifts = reach.pawnShifts[reach.pawn[side]];
        long empty = reach.board & ~occupied;
        for (int way = 0; way < shifts.ways(); way++) {
            long there = shifts.to(way, pawns, empty, enemy);
            taken += Long.bitCount(there & enemyRoyal);
            there &= ~enemyRoyal;
            if (there == 0) {
                continue;
            }
            long here = shifts.from(way, there);
            to[ways] = there;
            from[ways] = here;
            far[ways++] = shifts.far(way);
            long carry = toOnes & there;
            toOnes ^= there;
            toFours |= toTwos & carry;
            toTwos ^= carry;
            carry = fromOnes & here;
            fromOnes ^= here;
            fromFours |= fromTwos & carry;
            fromTwos ^= carry;
        }
        return taken;
    }

    private void others(BoardState field, long own, long pawns) {
        long sliders = field.straight | field.oblique;
        for (long left = own & ~pawns & ~(sliders & reach.sliderNeverLeapsMask); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            leap(reach.leaps[field.piece(s)][s] & reach.board);
        }
        long leaving = fromOnes | fromTwos | fromFours;
        long near = reach.board & (~own | leaving);
        for (long left = own & field.straight & Attacks64.besideStraight(near); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long seen = Attacks64.rook(s, occupied) & reach.board;
            long lifted = seen & leaving;
            slide(s, seen, lifted, lifted == 0 ? seen : Attacks64.rook(s, occupied ^ lifted) & reach.board);
        }
        for (long left = own & field.oblique & Attacks64.besideOblique(near); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long seen = Attacks64.bishop(s, occupied) & reach.board;
            long lifted = seen & leaving;
            slide(s, seen, lifted, lifted == 0 ? seen : Attacks64.bishop(s, occupied ^ lifted) & reach.board);
        }
    }

    private void leap(long seen) {
        moves += Long.bitCount(seen & open);
        long lost = Long.bitCount(seen & toOnes) + 2L * Long.bitCount(seen & toTwos);
        changes += Long.bitCount(seen & fromOnes) + 2L * Long.bitCount(seen & fromTwos) - lost;
        if ((toFours | fromFours) != 0) {
            changes += 4L * (Long.bitCount(seen & fromFours) - Long.bitCount(seen & toFours));
        }
        mostCaptured += (seen & (toOnes | toTwos | toFours)) == 0 ? 0 : 1;
    }

    private void slide(int s, long seen, long lifted, long behind) {
        long free = seen & open;
        moves += Long.bitCount(free);
        int most = 0;
        for (long left = seen & (toOnes | toTwos | toFours); left != 0; left &= left - 1) {
            int t = Long.numberOfTrailingZeros(left);
            int cut = 1 + Long.bitCount(free & BEYOND[s << 6 | t]);
            long times = (toOnes >>> t & 1) + 2 * (toTwos >>> t & 1) + 4 * (toFours >>> t & 1);
            changes -= cut * times;
            most = Math.max(most, cut);
        }
        mostCaptured += most;
        for (long left = lifted; left != 0; left &= left - 1) {
            lift(s, Long.numberOfTrailingZeros(left), behind & open);
        }
    }

    /** Adds what a piece sees behind a pawn by each of its moves. */
    private void lift(int s, int pawn, long behind) {
        long beyond = BEYOND[s << 6 | pawn];
        long toward = Attacks64.between(s, pawn);
        int all = 1 + Long.bitCount(behind & beyond);
        for (int way = 0; way < ways; way++) {
            if ((from[way] >>> pawn & 1) == 0) {
                continue;
            }
            int t = pawn + far[way];
            if ((beyond >>> t & 1) != 0) {
                changes += 1 + Long.bitCount(behind & Attacks64.between(pawn, t));
            } else if ((toward >>> t & 1) == 0) {
                changes += all;
            }
        }
    }

    /** The number of turns that end with castling, or -1 where a pawn stands in the way of one. */
    private long castlings(BoardState field, long pawns, long pawnMoves) {
        long n = 0;
        for (int left = field.castling & reach.castlings[field.side]; left != 0; left &= left - 1) {
            long way = reach.castleEmpty[Integer.numberOfTrailingZeros(left)];
            if ((way & pawns) != 0) {
                return -1;
            }
            if ((way & occupied) == 0) {
                n += pawnMoves - Long.bitCount(way & toOnes);
                n -= 2L * Long.bitCount(way & toTwos) + 4L * Long.bitCount(way & toFours);
            }
        }
        return n;
    }

    private int openCastlings(BoardState field) {
        int n = 0;
        for (int left = field.castling & reach.castlings[field.side]; left != 0; left &= left - 1) {
            n += (reach.castleEmpty[Integer.numberOfTrailingZeros(left)] & occupied) == 0 ? 1 : 0;
        }
        return n;
    }
}

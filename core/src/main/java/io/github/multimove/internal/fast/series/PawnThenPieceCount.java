package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.SingleMoves64;
import io.github.multimove.internal.fast.sets.StepMoves;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.TurnStructure;

/**
 * Counts the turns of a pawn's move and then another piece's on a board of one word as sums over sets, without making a move.
 *
 * <p>With P pawn moves and T moves of the other pieces on the board before the turn there are P times T turns, less what the
 * pawn moves take away from the other pieces and more what they open. A leaper loses a move where a pawn lands in its reach and
 * wins one where a pawn leaves it. A piece that slides loses the squares from the landing on, and wins those from the pawn's
 * square up to the next piece, or up to the landing if the pawn stays on its line. The pawns that a piece sees are lifted
 * together to look behind them: no two of them stand on one line.
 *
 * <p>After a promotion the other pieces' moves are counted on the board that it leaves, and so they are after every pawn move
 * where one might leave the other pieces without any. An object serves one thread, and one position after the other.
 * // must agree with ReferenceTurns: EveryRuleSetLaws
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
    /** Whether a turn begins with a pawn's move as long as there is one. */
    private final boolean compelled;
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

    private long own;
    private long others;
    private long occupied;
    private long open;
    /** The moves of the pieces of a kind of going, what pawn moves change in them, and how many one pawn move takes at most. */
    private long moves;

    private long changes;
    private long mostCaptured;

    PawnThenPieceCount(Attacks64 reach, boolean compelled) {
        this.reach = reach;
        this.compelled = compelled;
    }

    /** Whether a structure is a pawn's move, compelled or not, and then one of another piece. */
    static boolean isPawnThenPiece(SeriesStructure structure) {
        return structure.description.equals(TurnStructure.pawnThenPiece(true))
                || structure.description.equals(TurnStructure.pawnThenPiece(false));
    }

    /** Whether a board's turns can be counted so: no capture en passant, and an enemy king's capture ends the game. */
    static boolean fits(StepMoves sets, BoardState state) {
        return !state.hasEnPassantSquares() && Long.bitCount(sets.royals(state, 1 - state.side)) == 1;
    }

    /** The number of turns of a board that fits. */
    long count(BoardState state) {
        occupied = StepMoves.occupied(state);
        own = StepMoves.pieces(state, state.side);
        open = reach.board & (~occupied | StepMoves.pieces(state, 1 - state.side));
        long pawns = reach.pawns(state) & own;
        others = own & ~pawns;
        long singly = pawnMoves(state, pawns, occupied & open);
        moves = 0;
        changes = 0;
        mostCaptured = 0;
        otherMoves(state);
        long pawnMoves = Long.bitCount(toOnes) + 2L * Long.bitCount(toTwos) + 4L * Long.bitCount(toFours);
        long castled = state.castling == 0 ? 0 : castlings(state, pawns, pawnMoves);
        long turns = castled < 0 || (pawnMoves > 0 && moves <= mostCaptured)
                ? oneByOne(state)
                : pawnMoves * moves + changes + castled;
        boolean alone = !compelled || pawnMoves + singly == 0;
        return singly
                + turns
                + (alone ? moves + Integer.bitCount(SingleMoves64.openCastlings(reach, state, occupied)) : 0);
    }

    /**
     * Finds the pawns' moves but for those that capture the last royal piece, which are turns by themselves, and promotions, and
     * returns the number of turns that begin with these.
     */
    private long pawnMoves(BoardState state, long pawns, long enemy) {
        toOnes = 0;
        toTwos = 0;
        toFours = 0;
        fromOnes = 0;
        fromTwos = 0;
        fromFours = 0;
        ways = 0;
        if (pawns == 0) {
            return 0;
        }
        int side = state.side;
        long turns = 0;
        long enemyRoyal = reach.royals(state) & enemy;
        long promoting = (pawns & reach.beforePromotion[side]) == 0 ? 0 : reach.promotionSquares[side];
        var shifts = reach.pawnShifts[reach.pawn[side]];
        long empty = reach.board & ~occupied;
        for (int way = 0; way < shifts.ways(); way++) {
            long there = shifts.to(way, pawns, empty, enemy);
            if ((there & (enemyRoyal | promoting)) != 0) {
                turns += reach.weight(side, there & enemyRoyal, true);
                there &= ~enemyRoyal;
                for (long left = there & promoting; left != 0; left &= left - 1) {
                    turns += promotions(state, shifts.from(way, left & -left), left & -left);
                }
                there &= ~promoting;
            }
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
        return turns;
    }

    /** The number of turns that begin with a pawn's promotions on a square. */
    private long promotions(BoardState state, long left, long filled) {
        int code = reach.pawn[state.side];
        long then = (occupied & ~left) | filled;
        long closed = (~open & ~left) | filled;
        long moved = after(state, left, filled);
        long turns = 0;
        for (int type : state.tables.promotions.types[code]) {
            int s = Long.numberOfTrailingZeros(filled);
            long promoted = reach.reach(type << 1 | state.side, s, then) & ~closed;
            turns += Math.max(1, moved + Long.bitCount(promoted));
        }
        return turns;
    }

    /** The number of moves of the other pieces after a pawn's move. */
    private long after(BoardState state, long left, long filled) {
        long then = (occupied & ~left) | filled;
        long closed = (~open & ~left) | filled;
        return SingleMoves64.any(reach, state, others, then, closed);
    }

    private long oneByOne(BoardState state) {
        long turns = 0;
        for (int way = 0; way < ways; way++) {
            for (long left = from[way]; left != 0; left &= left - 1) {
                long filled = Long.rotateLeft(left & -left, far[way]);
                turns += Math.max(1, after(state, left & -left, filled));
            }
        }
        return turns;
    }

    private void otherMoves(BoardState state) {
        long sliders = state.straight | state.oblique;
        for (long left = others & ~(sliders & reach.sliderNeverLeapsMask); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            leap(reach.leaps[state.pieceOn(s)][s] & reach.board);
        }
        long leaving = fromOnes | fromTwos | fromFours;
        long near = open | leaving;
        for (long left = own & state.straight & Attacks64.besideStraight(near); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long seen = Attacks64.rook(s, occupied) & reach.board;
            long lifted = seen & leaving;
            slide(s, seen, lifted, lifted == 0 ? seen : Attacks64.rook(s, occupied ^ lifted) & reach.board);
        }
        for (long left = own & state.oblique & Attacks64.besideOblique(near); left != 0; left &= left - 1) {
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
    private long castlings(BoardState state, long pawns, long pawnMoves) {
        long n = 0;
        for (int left = state.castling & reach.castlings[state.side]; left != 0; left &= left - 1) {
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
}

package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.fast.sets.PawnShifts;
import io.github.multimove.internal.fast.sets.SingleMoves64;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.rules.SiblingBond;

/**
 * Counts the legal turns of a {@link SiblingBoard} by the sets of squares that the movers can go to.
 *
 * <p>Quiet turns by the same pieces, of which {@link SiblingRoyalSafety} tells, are chosen by destinations alone: they are counted
 * as sets of different destinations, with inclusion and exclusion over the conditions. All others are judged one by one.
 */
final class SiblingCount extends SeveralSiblings {
    private SiblingBoard board;
    private final SiblingRoyalSafety ties;
    private final boolean alone;

    private long movers;

    SiblingCount(SiblingBoard board) {
        this(board, new SiblingRoyalSafety(board));
    }

    private SiblingCount(SiblingBoard board, SiblingRoyalSafety ties) {
        super(false, ties.bound);
        this.board = board;
        this.ties = ties;
        this.alone = board.structure.description.bond() == SiblingBond.SEPARATED_SINGLE;
    }

    /** The number of legal turns of a board. */
    long count(SiblingBoard of) {
        board = of;
        ties.look(of);
        long total = singles();
        for (int i = 0; i < of.sets && !alone; i++) {
            long pieces = of.members[i] & of.own;
            if (pieces != 0 && of.together) {
                total = Math.addExact(total, together(pieces));
            } else if (pieces != 0) {
                total = Math.addExact(total, some(pieces));
            }
        }
        total += of.castling == 0 ? 0 : castlings();
        return of.hasEnPassantSquares() ? total + enPassant() : total;
    }

    /** Whether there is a legal turn; few pieces are tried before many. */
    boolean any(SiblingBoard of) {
        board = of;
        ties.look(of);
        if (singles() > 0) {
            return true;
        }
        for (int i = 0; i < of.sets && !alone; i++) {
            long pieces = of.members[i] & of.own;
            if (pieces != 0 && (of.together ? isAny(pieces) : isAnyOf(able(pieces)))) {
                return true;
            }
        }
        return (of.castling != 0 && castlings() > 0) || (of.hasEnPassantSquares() && enPassant() > 0);
    }

    // ---- single pieces
    // -------------------------------------------------------------------------------------------------

    private long singles() {
        SiblingBoard b = board;
        long singles = alone ? b.own : b.own & ~b.twins;
        long oneByOne = singles;
        long total = 0;
        if (!ties.isOpen) {
            long free = singles & ~b.royals & ~ties.blocking;
            long pawns = b.reach.pawns(b) & free;
            long quiet = ~ties.grave;
            total = SingleMoves64.free(b.reach, b, free & ~pawns, b.occupied, b.own, quiet) + pawns(pawns, quiet);
            oneByOne &= ~free;
            if (ties.grave != 0) {
                ties.choose(0);
                for (long left = free; left != 0; left &= left - 1) {
                    int s = Long.numberOfTrailingZeros(left);
                    long to = b.destinations(s) & ties.grave;
                    total += to == 0 ? 0 : weight(s, safe(left & -left, to));
                }
            }
        }
        for (long left = oneByOne; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            total += single(s, b.destinations(s));
        }
        return total;
    }

    /** The number of sub-moves of free pawns to squares of a set. */
    private long pawns(long pawns, long within) {
        if (pawns == 0) {
            return 0;
        }
        SiblingBoard b = board;
        PawnShifts shifts = b.reach.pawnShifts[b.reach.pawn[b.side]];
        long empty = ~b.occupied;
        long enemy = b.enemy & within;
        long steps = shifts.steps(pawns, empty);
        long doubles = shifts.doubleSteps(pawns, empty);
        long total = (long) Long.bitCount(steps) + Long.bitCount(doubles);
        long promoting = (pawns & b.reach.beforePromotion[b.side]) != 0 ? b.reach.promotionSquares[b.side] : 0;
        long promotions = (long) Long.bitCount(steps & promoting) + Long.bitCount(doubles & promoting);
        for (int i = 0; i < shifts.captures(); i++) {
            long to = shifts.captures(i, pawns) & enemy;
            total += Long.bitCount(to);
            promotions += Long.bitCount(to & promoting);
        }
        return promotions == 0 ? total : total + promotions * (promotions() - 1L);
    }

    /** The number of sub-moves by which a pawn promotes on a square. */
    private long promotions() {
        return (long) board.promotionWays * board.reach.promotionKinds[board.side];
    }

    private long weight(int s, long to) {
        long total = Long.bitCount(to);
        long promoting = to & board.reach.promotionSquares[board.side];
        return promoting != 0 && board.reach.isPawn[board.piece(s)]
                ? total + (promotions() - 1) * Long.bitCount(promoting)
                : total;
    }

    /** Those of some squares that a piece can safely go to, each judged. */
    private long safe(long piece, long to) {
        long safe = 0;
        for (long left = to; left != 0; left &= left - 1) {
            safe |= ties.isSafe(piece, left & -left, left & -left) ? left & -left : 0;
        }
        return safe;
    }

    private long single(int s, long to) {
        if (to == 0) {
            return 0;
        }
        ties.choose(1L << s);
        long judged = ties.judgesAll ? to : to & ties.grave;
        long safe = to & ~judged;
        for (int i = 0; i < ties.conditions; i++) {
            safe &= ties.bound[i];
        }
        return weight(s, safe | safe(1L << s, judged));
    }

    private long castlings() {
        long found = 0;
        for (int left = board.castling & board.reach.castlings[board.side]; left != 0; left &= left - 1) {
            found += board.mayCastle(Integer.numberOfTrailingZeros(left)) ? 1 : 0;
        }
        return found;
    }

    private long enPassant() {
        long found = 0;
        for (short to : board.passed()) {
            int code = board.reach.pawn[board.side];
            long captors = board.reach.attackedFrom[code][to] & board.reach.pawns(board) & board.own;
            int victim = captors == 0 ? -1 : board.victim(to, 1 - board.side);
            for (; captors != 0 && victim >= 0; captors &= captors - 1) {
                found += board.mayCaptureEnPassant(Long.numberOfTrailingZeros(captors), to, victim) ? 1 : 0;
            }
        }
        return found;
    }

    // ---- siblings ---------------------------------------------------------------------------------------------------

    /** The number of legal turns in which some pieces move, all of them. */
    private long together(long pieces) {
        return choose(pieces) ? turns() : 0;
    }

    /** The number of legal turns in which some or all of the pieces move. */
    private long some(long pieces) {
        long able = able(pieces);
        long total = 0;
        for (long some = able; some != 0; some = some - 1 & able) {
            Interruption.check();
            total = Math.addExact(total, together(some));
        }
        return total;
    }

    /** Those of some pieces that can go anywhere. */
    private long able(long pieces) {
        long able = 0;
        for (long left = pieces; left != 0; left &= left - 1) {
            able |= board.destinations(Long.numberOfTrailingZeros(left)) != 0 ? left & -left : 0;
        }
        return able;
    }

    /** Chooses the movers; answers false if one of them cannot go anywhere. */
    private boolean choose(long pieces) {
        clear();
        movers = pieces;
        stacked = (pieces & board.stacked) != 0;
        for (long left = pieces; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = board.destinations(s);
            if (to == 0) {
                return false;
            }
            for (int n = board.pieces(s); n > 0; n--) {
                add(s, to);
            }
        }
        ties.choose(pieces);
        conditions = ties.conditions;
        judgesAll = ties.judgesAll;
        grave = judgesAll ? -1 : ties.grave;
        return true;
    }

    private long turns() {
        return size == 1 ? single(square[0], reach[0]) : several();
    }

    @Override
    boolean isSafe(long arrived) {
        long entered = 0;
        for (int i = 0; i < size; i++) {
            entered |= (board.royals >>> square[i] & 1) != 0 ? placed[i] : 0;
        }
        return ties.isSafe(movers, arrived, entered);
    }

    // ---- one turn of siblings ---------------------------------------------------------------------------------------

    /** Whether there is a legal turn in which those pieces move, all of them. */
    @Override
    boolean isAny(long pieces) {
        Interruption.check();
        if (!choose(pieces)) {
            return false;
        }
        if (size == 1) {
            return single(square[0], reach[0]) > 0;
        }
        return areAny();
    }
}

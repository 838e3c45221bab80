package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.SingleMoves64;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.rules.SiblingBond;

/**
 * Counts the legal turns of a {@link SiblingBoard} by the sets of squares that the movers can go to.
 *
 * <p>Quiet turns by the same pieces, of which {@link SiblingRoyalSafety} tells, are chosen by destinations alone: they are counted
 * as sets of different destinations, with inclusion and exclusion over the conditions. All others are judged one by one.
 */
final class SiblingCount {
    private SiblingBoard board;
    private final SiblingRoyalSafety ties;
    private final boolean alone;
    /** The chosen siblings. */
    private final SiblingMovers movers;

    /** The squares of which no turn of the chosen siblings is quiet. */
    private long grave;

    SiblingCount(SiblingBoard board) {
        this.board = board;
        this.ties = new SiblingRoyalSafety(board);
        this.alone = board.structure.description.bond() == SiblingBond.SEPARATED_SINGLE;
        this.movers = new SiblingMovers(board);
    }

    /** The number of legal turns of a board. */
    long count(SiblingBoard of) {
        board = of;
        ties.look(of);
        long total = singles();
        for (int i = 0; i < of.sets && !alone; i++) {
            long pieces = of.members[i] & of.own;
            if (pieces != 0) {
                total = Math.addExact(total, of.together ? together(pieces) : some(board.able(pieces)));
            }
        }
        return total + special();
    }

    /** The number of legal castlings and captures en passant. */
    private int special() {
        if (board.castling == 0 && !board.hasEnPassantSquares()) {
            return 0;
        }
        SubMoves special = new SubMoves(4);
        board.castlings(special);
        board.capturesEnPassant(board.own, special);
        return special.size;
    }

    // ---- single pieces ---------------------------------------------------------------------------------------------

    private long singles() {
        SiblingBoard b = board;
        long singles = alone ? b.own : b.own & ~b.twins;
        long oneByOne = singles;
        long total = 0;
        if (!ties.isOpen) {
            // one by one: those who promote, of which each can in several ways, and those who may share squares
            long rare = (b.reach.pawns(b) & b.reach.beforePromotion[b.side]) | (b.sharing ? b.twins : 0);
            long free = singles & ~b.royals & ~ties.blocking & ~rare;
            total = SingleMoves64.free(b.reach, b, free, b.occupied, b.own, ~ties.grave);
            oneByOne &= ~free;
            if (ties.grave != 0) {
                for (long left = free; left != 0; left &= left - 1) {
                    int s = Long.numberOfTrailingZeros(left);
                    long to = b.destinations(s) & ties.grave;
                    total += to == 0 ? 0 : weight(s, ties.safe(left & -left, to));
                }
            }
        }
        for (long left = oneByOne; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            total += single(s, b.destinations(s));
        }
        return total;
    }

    /** The number of sub-moves of a single piece to some squares. */
    private long weight(int s, long to) {
        long promoting = board.reach.isPawn[board.pieceOn(s)] ? to & board.reach.promotionSquares[board.side] : 0;
        long kinds = (long) board.promotionWays * board.reach.promotionKinds[board.side];
        return Long.bitCount(to & ~promoting) + kinds * Long.bitCount(promoting);
    }

    private long single(int s, long to) {
        return to == 0 ? 0 : weight(s, ties.safe(1L << s, to));
    }

    // ---- siblings ---------------------------------------------------------------------------------------------------

    /** The number of legal turns in which some or all of the pieces move. */
    private long some(long able) {
        long total = 0;
        for (long some = able; some != 0; some = some - 1 & able) {
            Interruption.check();
            total = Math.addExact(total, together(some));
        }
        return total;
    }

    /** The number of legal turns in which some pieces move, all of them. */
    private long together(long pieces) {
        if (!choose(pieces)) {
            return 0;
        }
        if (movers.size == 1) {
            return single(movers.square[0], movers.reach[0]);
        }
        long total = 0;
        if (!ties.judgesAll) {
            total = quiet(0, ~grave, 1);
        }
        return (movers.all & grave) == 0 ? total : Math.addExact(total, judged(0, 0, false));
    }

    /** Chooses the movers; answers false if one of them cannot go anywhere. */
    private boolean choose(long pieces) {
        if (!movers.choose(board, pieces)) {
            return false;
        }
        ties.choose(pieces);
        grave = ties.judgesAll ? -1 : ties.grave;
        return true;
    }

    /** Adds up, with alternating signs, the quiet turns that fail each subset of the conditions from a place on. */
    private long quiet(int from, long within, int sign) {
        boolean isPair = movers.size == 2 && !movers.isStacked && !board.sharing;
        long total =
                sign * (isPair ? pairs(movers.reach[0] & within, movers.reach[1] & within) : choices(0, 0, within));
        for (int i = from; i < ties.conditions; i++) {
            total += quiet(i + 1, within & ~ties.bound[i], -sign);
        }
        return total;
    }

    private static long pairs(long a, long b) {
        return (long) Long.bitCount(a) * Long.bitCount(b) - Long.bitCount(a & b);
    }

    /** In how many ways the pieces from one on can go to squares of a set, each to another unless they may share. */
    private long choices(int piece, long arrived, long within) {
        long open = movers.open(piece, arrived) & within;
        if (piece == movers.size - 1) {
            return Long.bitCount(open);
        }
        if (!movers.isStacked && board.sharing) {
            return Math.multiplyExact(Long.bitCount(open), choices(piece + 1, 0, within));
        }
        if (!movers.isStacked && piece == movers.size - 2) {
            return pairs(open, movers.reach[piece + 1] & ~arrived & within);
        }
        Interruption.check();
        long total = 0;
        for (long left = open; left != 0; left &= left - 1) {
            movers.placed[piece] = left & -left;
            total = Math.addExact(total, choices(piece + 1, arrived | movers.placed[piece], within));
        }
        return total;
    }

    /** Goes through the turns of which some destination is not quiet, from a piece on, and counts the safe ones. */
    private long judged(int piece, long arrived, boolean isGrave) {
        if (piece == movers.size) {
            return ties.isSafe(movers.leaving, arrived, movers.entered(arrived)) ? 1 : 0;
        }
        boolean last = piece == movers.size - 1;
        if (!last) {
            Interruption.check();
        }
        long total = 0;
        long left = movers.open(piece, arrived) & (last && !isGrave ? grave : -1);
        for (; left != 0; left &= left - 1) {
            movers.placed[piece] = left & -left;
            long now = arrived | movers.placed[piece];
            if (movers.mayGoOn(piece + 1, now)) {
                total = Math.addExact(total, judged(piece + 1, now, isGrave || (movers.placed[piece] & grave) != 0));
            }
        }
        return total;
    }
}

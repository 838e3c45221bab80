package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import org.jspecify.annotations.Nullable;

/**
 * Tells which turns that give check mate. Two conditions that every mate meets take partners of a sub-move out as sets of
 * squares: they attack what it leaves the enemy king to step to ({@link KingEscapes}), and they spoil each reply to it by which
 * another piece captures the piece that gives check or steps between. Only that is left is made and asked for other ways out. Used by
 * one thread, once.
 */
final class MateCandidates {
    /** So many replies are to be spoiled; more hardly take anybody else out. */
    private static final int MOST_REPLIES = 6;

    private final Attacks64 reach;
    private final BoardPosition position;
    private final @Nullable SimultaneousStructure only;
    private final BoardState after;
    private final KingEscapes flights;
    /** The turns that mate, two sub-moves each, or null if they are only counted. */
    private final @Nullable SubMoves found;
    /** The lines to the enemy king, and the pieces that by going may open one. */
    private final long lines;

    private final long screens;
    /** The sub-move whose partners are asked for, whether it leaves the enemy king a square, and the replies, once listed. */
    private long first;

    private boolean leaves;
    private boolean isAnswered;
    private final SubMoves replies = new SubMoves(8);

    /**
     * Begins with a position.
     *
     * @param only the structure of every turn of the game, or null if there are several
     * @param found to list the turns that mate, or null
     */
    MateCandidates(
            Attacks64 reach, BoardPosition position, @Nullable SimultaneousStructure only, @Nullable SubMoves found) {
        this.reach = reach;
        this.position = position;
        this.only = only;
        this.after = position.copy();
        this.found = found;
        flights = new KingEscapes(reach, position);
        int king = flights.king;
        lines = Attacks64.straightLines(king) | Attacks64.obliqueLines(king);
        long occupied = position.straight | position.oblique | position.low | position.high;
        long own = occupied & (position.black ^ (position.side - 1L));
        long hiding = 0;
        long sliders = own
                & ((position.straight & Attacks64.straightLines(king))
                        | (position.oblique & Attacks64.obliqueLines(king)));
        for (long each = sliders; each != 0; each &= each - 1) {
            hiding |= Attacks64.between(king, Long.numberOfTrailingZeros(each)) & own;
        }
        screens = hiding;
    }

    /** Takes up a sub-move whose partners are asked for next; false if it does not mate by itself. */
    boolean begin(long who, int as, int square, long packed) {
        first = packed;
        isAnswered = false;
        leaves = flights.begin(who, as, square);
        return !leaves;
    }

    /**
     * The squares among some on which a partner may land if the turn is to mate.
     *
     * @param checking all squares, and perhaps more, on which it gives check that the first sub-move alone does not
     */
    long landings(long partner, int partnerCode, long checking, long squares) {
        long landings = leaves ? flights.covering(partner, partnerCode, squares) : squares;
        if (landings == 0 || (partner & screens) != 0) {
            return landings;
        }
        if (!isAnswered) {
            answer();
        }
        // it may capture that replies, stand in its way, give another check, or pin it
        long slides = reach.orthogonal[partnerCode] || reach.diagonal[partnerCode] ? lines : 0;
        for (int n = 0; n < Math.min(replies.size, MOST_REPLIES); n++) {
            int from = Packed.from(replies.at[n]);
            int square = Packed.to(replies.at[n]);
            landings &= from == flights.king
                    ? -1
                    : checking | slides | 1L << from | 1L << square | Attacks64.between(from, square);
        }
        return landings;
    }

    /** Lists the replies of one piece to the sub-move alone if it gives check. */
    private void answer() {
        isAnswered = true;
        replies.clear();
        after.become(position);
        after.apply(first);
        after.side = 1 - position.side;
        if (KingConstraints.isKingAttacked(reach, after)) {
            SingleMoves64.list(reach, after, replies);
        }
    }

    /** Whether a turn of two sub-moves, or of one that is given twice, mates; it gives check. */
    boolean wants(long one, long other) {
        after.become(position);
        after.apply(one);
        if (other != one) {
            after.apply(other);
        }
        after.side = 1 - position.side;
        if (SingleMoves64.exists(reach, after) || !isMate(one, other)) {
            return false;
        }
        if (found != null) {
            found.add(Math.min(one, other));
            found.add(Math.max(one, other));
        }
        return true;
    }

    private boolean isMate(long one, long other) {
        if (only == null) {
            boolean isOne = one == other;
            long[] turn = isOne ? new long[] {one} : new long[] {Math.min(one, other), Math.max(one, other)};
            return position.rules().isMate(position.rules().after(position, turn));
        }
        Structure.passed(after, one, position.side);
        if (other != one) {
            Structure.passed(after, other, position.side);
        }
        return (only.most == 1 ? SingleMoves64.count(reach, after) : PairPerft.turns(reach, after, only)) == 0;
    }
}

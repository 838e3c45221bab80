package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/**
 * Tells which turns that give check mate. Two conditions that every mate meets take partners of a sub-move out as sets of
 * squares: they attack what it leaves the enemy king to step to ({@link Flights}), and they spoil each reply to it by which
 * another man takes the man who gives check or steps between. Only who is left is made and asked for other ways out. Used by
 * one thread, once.
 */
final class Mates {
    /** So many replies are to be spoiled; more hardly take anybody else out. */
    private static final int MOST_REPLIES = 6;

    private final Reach reach;
    private final BoardPosition position;
    private final @Nullable Prongs only;
    private final Field after;
    private final Flights flights;
    /** The turns that mate, two sub-moves each, or null if they are only counted. */
    private final @Nullable SubMoves found;
    /** The lines to the enemy king, and the men who by going may open one. */
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
    Mates(Reach reach, BoardPosition position, @Nullable Prongs only, @Nullable SubMoves found) {
        this.reach = reach;
        this.position = position;
        this.only = only;
        this.after = position.copy();
        this.found = found;
        flights = new Flights(reach, position);
        int king = flights.king;
        lines = Reach.straightLines(king) | Reach.obliqueLines(king);
        long occupied = position.straight | position.oblique | position.low | position.high;
        long own = occupied & (position.black ^ (position.side - 1L));
        long hiding = 0;
        long sliders =
                own & ((position.straight & Reach.straightLines(king)) | (position.oblique & Reach.obliqueLines(king)));
        for (long each = sliders; each != 0; each &= each - 1) {
            hiding |= Reach.between(king, Long.numberOfTrailingZeros(each)) & own;
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
     * @param checking all squares, and perhaps more, on which he gives check that the first sub-move alone does not
     */
    long landings(long partner, int partnerCode, long checking, long squares) {
        long landings = leaves ? flights.covering(partner, partnerCode, squares) : squares;
        if (landings == 0 || (partner & screens) != 0) {
            return landings;
        }
        if (!isAnswered) {
            answer();
        }
        // he may take who replies, stand in his way, give another check, or pin him
        long slides = reach.orthogonal[partnerCode] || reach.diagonal[partnerCode] ? lines : 0;
        for (int n = 0; n < Math.min(replies.size, MOST_REPLIES); n++) {
            int from = Packed.from(replies.at[n]);
            int square = Packed.to(replies.at[n]);
            landings &= from == flights.king
                    ? -1
                    : checking | slides | 1L << from | 1L << square | Reach.between(from, square);
        }
        return landings;
    }

    /** Lists the replies of one man to the sub-move alone if it gives check. */
    private void answer() {
        isAnswered = true;
        replies.clear();
        after.become(position);
        after.apply(first);
        after.side = 1 - position.side;
        if (Kings.isKingAttacked(reach, after)) {
            OneMan.list(reach, after, replies);
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
        if (OneMan.exists(reach, after) || !isMate(one, other)) {
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
        return (only.most == 1 ? OneMan.count(reach, after) : PairPerft.turns(reach, after, only)) == 0;
    }
}

package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import org.jspecify.annotations.Nullable;

/**
 * Tells which turns that give check mate. Two conditions that every mate meets take partners out as sets of squares: they
 * attack what the first sub-move leaves the enemy king to step to ({@link Flights}), and spoil the replies to it by which
 * other men take its man or step between. Only who is left is made and asked for other ways out. Used by one thread, once.
 */
final class Mates {
    /** More replies than these take hardly anybody out. */
    private static final int MOST_REPLIES = 6;

    private final Reach reach;
    private final BoardPosition position;
    private final Field after;
    private final Flights flights;
    private final long lines;
    /** The turns that mate, two sub-moves each, or null if they are only counted. */
    private final @Nullable SubMoves found;

    private final SubMoves replies = new SubMoves(8);
    /** The first sub-move, and the squares that it leaves the enemy king. */
    private long man;

    private int code;
    private int to;
    private long left;

    Mates(Reach reach, BoardPosition position, @Nullable SubMoves found) {
        this.reach = reach;
        this.position = position;
        this.after = position.copy();
        this.found = found;
        flights = new Flights(reach, position);
        int king = flights.king;
        lines = Reach.straightLines(king) | Reach.obliqueLines(king);
    }

    /** Takes up a sub-move, whose partners are asked for next; false if it does not mate by itself. */
    boolean begin(long who, int as, int square, long packed) {
        man = who;
        code = as;
        to = square;
        left = flights.left(who, as, square);
        replies.clear();
        if (left != 0) {
            return false;
        }
        after.become(position);
        after.apply(packed);
        after.side = 1 - position.side;
        if (Kings.isKingAttacked(reach, after)) {
            OneMan.list(reach, after, replies);
        }
        return replies.size == 0;
    }

    /**
     * The squares on which a partner may land if the turn is to mate; those given are all from which he may give check
     * himself.
     */
    long landings(long partner, int partnerCode, long checking) {
        if (left != 0) {
            return flights.covering(left, man, code, to, partner, partnerCode);
        }
        long landings = -1;
        if ((partner & lines) != 0) {
            // he may open a line to the king, or to the man who replies
            return landings;
        }
        boolean slides = reach.orthogonal[partnerCode] || reach.diagonal[partnerCode];
        long beyond = checking | (slides ? lines : 0);
        for (int n = 0; n < Math.min(replies.size, MOST_REPLIES); n++) {
            int from = Packed.from(replies.at[n]);
            int square = Packed.to(replies.at[n]);
            if (from != flights.king) {
                landings &= beyond | 1L << from | 1L << square | Reach.between(from, square);
            }
        }
        return landings;
    }

    /** Whether a turn of two sub-moves, or of one that is given twice, mates; it gives check. */
    boolean wants(long first, long second) {
        after.become(position);
        after.apply(first);
        if (second != first) {
            after.apply(second);
        }
        after.side = 1 - position.side;
        if (OneMan.exists(reach, after) || !position.rules().isMate(made(first, second))) {
            return false;
        }
        if (found != null) {
            found.add(Math.min(first, second));
            found.add(Math.max(first, second));
        }
        return true;
    }

    private BoardPosition made(long first, long second) {
        long[] turn =
                first == second ? new long[] {first} : new long[] {Math.min(first, second), Math.max(first, second)};
        return position.rules().after(position, turn);
    }
}

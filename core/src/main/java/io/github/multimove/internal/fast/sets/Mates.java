package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import org.jspecify.annotations.Nullable;

/**
 * Tells which turns that give check mate. No mate leaves the enemy king a square to step to, so partners that leave him one
 * are taken out as sets of squares first ({@link Flights}); only who is left is made and asked for other ways out. Used by
 * one thread, once.
 */
final class Mates {
    private final Reach reach;
    private final BoardPosition position;
    private final Field after;
    /** The turns that mate, two sub-moves each, or null if they are only counted. */
    private final @Nullable SubMoves found;
    /** Made when first asked. */
    private @Nullable Flights flights;

    Mates(Reach reach, BoardPosition position, @Nullable SubMoves found) {
        this.reach = reach;
        this.position = position;
        this.after = position.copy();
        this.found = found;
    }

    /** The squares to which the enemy king could step after a sub-move of a man, whose partner has to attack them. */
    long flights(long man, int code, int to) {
        Flights all = flights;
        if (all == null) {
            all = new Flights(reach, position);
            flights = all;
        }
        return all.left(man, code, to);
    }

    /** The squares on which a partner may land, so that squares are attacked that a sub-move has left. */
    long covering(long squares, long man, int code, int to, long partner, int partnerCode) {
        Flights all = flights;
        return all == null ? -1 : all.covering(squares, man, code, to, partner, partnerCode);
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
        long[] turn = first == second ? new long[] {first} : new long[] {Math.min(first, second), Math.max(first, second)};
        return position.rules().after(position, turn);
    }
}

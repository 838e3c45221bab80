package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series.Next;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the turns of a series that mate, a turn before its continuations. Each place of the turn has a board that is
 * written over, a list of the sub-moves that may be made there, and whether a mate was found below it; where none was, the
 * board with its duties is kept in a table and left when it comes again.
 */
final class SeriesMateCursor extends TurnCursor {
    /** Boards known to lead to no mate: 9 MiB for turns of up to four sub-moves, 72 for longer ones. */
    private static final int FEW = 1 << 17;

    private static final int MANY = 1 << 20;
    private static final int LONG_TURN = 5;

    private final SeriesEngine rules;
    private final BoardPosition start;
    private final SeriesStructure structure;
    private final @Nullable MateBound bound;
    private final SeriesSteps steps;
    private final SeriesTable barren;
    private final Place[] places;
    /** The number of sub-moves made; -1 before the first turn is looked for and after the last. */
    private int made = -1;

    private boolean begun;
    private long looks;

    /** One place of the turn: the board before its sub-move, and what has been tried there. */
    private static final class Place {
        BoardState field;
        final SubMoves list = new SubMoves();
        int tried;
        long moved;
        int last;
        int kin;
        boolean newRound;
        boolean found;

        Place(BoardState field) {
            this.field = field;
        }
    }

    SeriesMateCursor(SeriesEngine rules, BoardPosition start, @Nullable MateBound bound) {
        super(rules.structure.length);
        this.rules = rules;
        this.start = start;
        this.structure = rules.structure;
        this.bound = bound;
        this.steps = new SeriesSteps(rules);
        this.barren = new SeriesTable(structure.length < LONG_TURN ? FEW : MANY);
        this.places = new Place[structure.length];
        for (int i = 0; i < places.length; i++) {
            places[i] = new Place(start);
        }
    }

    @Override
    public long looked() {
        return looks;
    }

    @Override
    public boolean next() {
        if (!begun) {
            begun = true;
            BoardState field = rules.without(start, 0, -1);
            if (!rules.law.isOver(start) && enter(field, 0, 0, -1, -1)) {
                return true;
            }
        }
        while (made >= 0) {
            Place place = places[made];
            if (place.tried == place.list.size) {
                leave(place);
            } else if (tries(place, place.list.at[place.tried++])) {
                return true;
            }
        }
        return false;
    }

    private void leave(Place place) {
        if (made > 0) {
            if (place.found) {
                places[made - 1].found = true;
            } else if (!place.field.hasEnPassantSquares()) {
                barren.put(place.field, duties(made, place), steps.asked(place.moved), 0);
            }
        }
        made--;
    }

    /** Makes a sub-move of a place, and tells whether the turn so far mates. */
    private boolean tries(Place place, long m) {
        long movers = place.newRound ? -1 : movers(place);
        BoardState after = steps.after(place.field, m, made, movers, place.kin);
        if (after == null) {
            return false;
        }
        turn[made] = m;
        if (steps.isClosed
                || made == structure.length - 1
                || structure.step(made).isLast()) {
            return mates(place, after, made + 1);
        }
        long moved = steps.moved(place.newRound ? 0 : place.moved, m);
        return enter(after, made + 1, moved, Packed.to(m), steps.kin(place.kin, m));
    }

    /** Goes to a place with a board unless no mate can follow; tells whether the turn may stop there and mates. */
    private boolean enter(BoardState field, int number, long moved, int last, int kin) {
        Interruption.check();
        looks++;
        Place place = places[number];
        place.field = field;
        place.moved = moved;
        place.last = last;
        place.kin = kin;
        place.found = false;
        place.newRound = false;
        place.tried = 0;
        if (number > 0 && isBarren(place, number)) {
            return false;
        }
        made = number;
        rules.list(field, number, place.list);
        if (number == 0) {
            return false;
        }
        place.newRound = steps.next == Next.ROUNDS && !mayMove(place, movers(place));
        return rules.sets.isAttacked(field, 1 - field.side) && mayStop(place) && mates(place, field, number);
    }

    private boolean mayStop(Place place) {
        return switch (structure.step(made).duty()) {
            case OPTIONAL -> true;
            case IF_POSSIBLE -> !mayMove(place, place.newRound ? -1 : movers(place));
            case REQUIRED, OR_STALEMATE -> false;
        };
    }

    private boolean isBarren(Place place, int number) {
        if (!place.field.hasEnPassantSquares()
                && barren.get(place.field, duties(number, place), steps.asked(place.moved)) != SeriesTable.UNKNOWN) {
            return true;
        }
        return bound != null && !bound.mayMate(place.field, structure.length - number);
    }

    /** Whether some sub-move of a list may be made by the pieces that may move. */
    private boolean mayMove(Place place, long movers) {
        for (int i = 0; i < place.list.size; i++) {
            if (steps.after(place.field, place.list.at[i], made, movers, place.kin) != null) {
                return true;
            }
        }
        return false;
    }

    /** Whether the turn so far mates, the last board given. */
    private boolean mates(Place place, BoardState after, int number) {
        if (!rules.sets.isAttacked(after, 1 - after.side) || !rules.mayEnd(after)) {
            return false;
        }
        size = number;
        boolean mates = rules.mates(start, Arrays.copyOf(turn, number));
        place.found |= mates;
        return mates;
    }

    private long duties(int number, Place place) {
        return steps.duties(number, place.last, place.kin);
    }

    private long movers(Place place) {
        return steps.movers(made, place.moved, place.last);
    }
}

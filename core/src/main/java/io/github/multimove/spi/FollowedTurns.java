package io.github.multimove.spi;

import io.github.multimove.LegalTurns;
import io.github.multimove.Turn;
import io.github.multimove.internal.notation.Algebraic;
import io.github.multimove.internal.play.TurnView;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.Iterator;

/**
 * Goes through legal turns while other threads may ask how far it has come: for programs that show the progress of a long
 * search, such as one for the turns of a series that mate. One thread goes through the turns.
 */
public final class FollowedTurns implements Iterator<Turn> {
    private final BoardPosition position;
    private final TurnCursor cursor;
    private final Iterator<Turn> turns;

    private FollowedTurns(TurnView view) {
        position = view.position();
        cursor = view.turns().cursor();
        turns = view.made(cursor);
    }

    /** Returns the turns, in the order in which they are iterated. */
    public static FollowedTurns of(LegalTurns turns) {
        return new FollowedTurns((TurnView) turns);
    }

    @Override
    public boolean hasNext() {
        return turns.hasNext();
    }

    @Override
    public Turn next() {
        return turns.next();
    }

    /** Returns how many turns, or boards on the way to turns, have been looked at, near enough; 0 where that is not counted. */
    public long looked() {
        return cursor.looked();
    }

    /** Returns the first sub-move of the turns that are being looked at, in algebraic form; empty before the first. */
    public String trying() {
        long first = looked() == 0 ? 0 : cursor.trying();
        return first == 0
                ? ""
                : Algebraic.threat(position, new ArrayTurn(position, new long[] {first}))
                        .orElse("");
    }
}

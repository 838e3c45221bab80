package io.github.multimove.problems;

import io.github.multimove.LegalTurns;
import io.github.multimove.Turn;
import io.github.multimove.internal.notation.Algebraic;
import io.github.multimove.internal.play.TurnView;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.Iterator;

/** Goes through legal turns, in their order, while other threads may ask how far it has come. One thread goes through them. */
final class FollowedTurns implements Iterator<Turn> {
    private final BoardPosition position;
    private final TurnCursor cursor;
    private final Iterator<Turn> turns;

    FollowedTurns(LegalTurns legal) {
        TurnView view = (TurnView) legal;
        position = view.position();
        cursor = view.turns().cursor();
        turns = view.made(cursor);
    }

    @Override
    public boolean hasNext() {
        return turns.hasNext();
    }

    @Override
    public Turn next() {
        return turns.next();
    }

    /** How many turns, or boards on the way to turns, have been looked at, near enough; 0 where that is not counted. */
    long looked() {
        return cursor.looked();
    }

    /** The first sub-move of the turns that are being looked at, in algebraic form; empty before the first. */
    String trying() {
        long first = looked() == 0 ? 0 : cursor.trying();
        return first == 0
                ? ""
                : Algebraic.threat(position, new ArrayTurn(position, new long[] {first}))
                        .orElse("");
    }
}

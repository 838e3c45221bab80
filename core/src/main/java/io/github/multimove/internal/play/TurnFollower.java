package io.github.multimove.internal.play;

import io.github.multimove.LegalTurns;
import io.github.multimove.Turn;
import io.github.multimove.internal.notation.Algebraic;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.spi.FollowedTurns;
import java.util.Iterator;

/** Goes through turns of a position, and tells other threads what its cursor looks at. */
public final class TurnFollower implements FollowedTurns {
    private final BoardPosition position;
    private final TurnCursor cursor;
    private final Iterator<Turn> turns;

    public TurnFollower(LegalTurns legal) {
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

    @Override
    public long looked() {
        return cursor.looked();
    }

    @Override
    public String trying() {
        long first = looked() == 0 ? 0 : cursor.trying();
        return first == 0
                ? ""
                : Algebraic.threat(position, new ArrayTurn(position, new long[] {first}))
                        .orElse("");
    }
}

package io.github.multimove.spi;

import io.github.multimove.LegalTurns;
import io.github.multimove.Turn;
import io.github.multimove.internal.play.TurnFollower;
import java.util.Iterator;
import java.util.Objects;

/**
 * Goes through legal turns while other threads may ask how far it has come: for programs that show the progress of a long
 * search, such as one for the turns of a series that mate. One thread goes through the turns.
 */
public final class FollowedTurns implements Iterator<Turn> {
    private final TurnFollower turns;

    private FollowedTurns(TurnFollower turns) {
        this.turns = turns;
    }

    /** Returns the turns, in the order in which they are iterated. */
    public static FollowedTurns of(LegalTurns turns) {
        return new FollowedTurns(new TurnFollower(Objects.requireNonNull(turns, "turns")));
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
        return turns.looked();
    }

    /** Returns the first sub-move of the turns that are being looked at, in algebraic form; empty before the first. */
    public String trying() {
        return turns.trying();
    }
}

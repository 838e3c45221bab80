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
public sealed interface FollowedTurns extends Iterator<Turn> permits TurnFollower {
    /** Returns the turns, in the order in which they are iterated. */
    static FollowedTurns of(LegalTurns turns) {
        return new TurnFollower(Objects.requireNonNull(turns, "turns"));
    }

    /** Returns how many turns, or boards on the way to turns, have been looked at, near enough; 0 where that is not counted. */
    long looked();

    /** Returns the first sub-move of the turns that are being looked at, in algebraic form; empty before the first. */
    String trying();
}

package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.TurnEngine;

/** Makes the engines for positions of one structure of a rule set. */
public interface EngineMaker {
    /** The engine that answers for the legal turns of a position. */
    TurnEngine engine(BoardPosition position);

    /** Whether check binds the side to move and it has no turn. */
    default boolean isMate(BoardPosition position) {
        return position.rules().royal.canLoseAll(position, position.side)
                && engine(position).isEmpty();
    }
}

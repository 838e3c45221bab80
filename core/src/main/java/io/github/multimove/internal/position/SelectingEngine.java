package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.TurnSelection;

/** An engine that answers for a selection of its turns without asking turn by turn. */
public interface SelectingEngine extends TurnObjects {
    /** The engine that answers for the selected ones of its turns. */
    SelectingEngine select(TurnSelection selection);
}

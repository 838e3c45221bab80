package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.TurnSelection;

/** Answers that also know which turns are wanted without asking turn by turn. */
public interface SelectingAnswers extends RuleSetAnswers {
    /**
     * The number of legal turns that are wanted, or a limit if there are as many or more; or -1 if an engine has to be made
     * for them.
     */
    long countSelected(BoardPosition position, TurnSelection selection, long limit);

    @Override
    SelectingEngine engine(BoardPosition position);

    /** The engine that answers for the turns of a position that are wanted. */
    SelectingEngine engine(BoardPosition position, TurnSelection selection);
}

package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.TurnSelection;

/** Answers that also know which turns are wanted without asking turn by turn. */
public interface SelectingAnswers extends RuleSetAnswers {
    @Override
    SelectingEngine engine(BoardPosition position);

    /** The engine that answers for the turns of a position that are wanted. */
    SelectingEngine engine(BoardPosition position, TurnSelection selection);
}

package io.github.multimove.explain;

import io.github.multimove.Refusal;

/**
 * Tells the kinds of refusals apart. Every method falls back to {@link #other}.
 *
 * <p>{@link SubMoveRefusal}, {@link TurnRefusal}, {@link StepRefusal} and {@link RoyalRefusal} have visitors of their own
 * for the kinds that they consist of.
 *
 * @see Explanations#visit(Refusal, RefusalVisitor)
 *
 * @param <R> what the visitor answers
 */
public interface RefusalVisitor<R> {
    /** Visits every kind that has no method of its own here or in the implementation. */
    R other(Refusal refusal);

    /** Visits a turn after the end of the game. */
    default R gameOver(GeneralRefusal.GameOver refusal) {
        return other(refusal);
    }

    /** Visits a text that is not of the form of a turn. */
    default R form(GeneralRefusal.Form refusal) {
        return other(refusal);
    }

    /** Visits a text that could mean several sub-moves. */
    default R ambiguous(GeneralRefusal.Ambiguous refusal) {
        return other(refusal);
    }

    /** Visits what is left of a refusal after serialization. */
    default R retold(GeneralRefusal.Retold refusal) {
        return other(refusal);
    }

    /** Visits a sub-move that cannot be made where it stands. */
    default R subMove(SubMoveRefusal refusal) {
        return other(refusal);
    }

    /** Visits sub-moves that do not make up a turn. */
    default R turn(TurnRefusal refusal) {
        return other(refusal);
    }

    /** Visits a turn that leaves royal pieces unsafe. */
    default R royal(RoyalRefusal refusal) {
        return other(refusal);
    }
}

package io.github.multimove.explain;

import io.github.multimove.Constraint;

/**
 * Tells the kinds of constraints apart. Every method falls back to {@link #other}.
 *
 * @see Explanations#visit(Constraint, ConstraintVisitor)
 *
 * @param <R> what the visitor answers
 */
public interface ConstraintVisitor<R> {
    /** Visits every kind that has no method of its own here or in the implementation. */
    R other(Constraint constraint);

    /** Visits {@link ConstraintKinds.Check}. */
    default R check(ConstraintKinds.Check constraint) {
        return other(constraint);
    }

    /** Visits {@link ConstraintKinds.Pin}. */
    default R pin(ConstraintKinds.Pin constraint) {
        return other(constraint);
    }

    /** Visits {@link ConstraintKinds.Frozen}. */
    default R frozen(ConstraintKinds.Frozen constraint) {
        return other(constraint);
    }

    /** Visits {@link ConstraintKinds.Siblings}. */
    default R siblings(ConstraintKinds.Siblings constraint) {
        return other(constraint);
    }

    /** Visits {@link ConstraintKinds.HeldBySibling}. */
    default R heldBySibling(ConstraintKinds.HeldBySibling constraint) {
        return other(constraint);
    }

    /** Visits {@link ConstraintKinds.PawnFirst}. */
    default R pawnFirst(ConstraintKinds.PawnFirst constraint) {
        return other(constraint);
    }

    /** Visits {@link ConstraintKinds.DropsFirst}. */
    default R dropsFirst(ConstraintKinds.DropsFirst constraint) {
        return other(constraint);
    }
}

package io.github.multimove.internal.kinds;

import io.github.multimove.Constraint;
import io.github.multimove.explain.ConstraintVisitor;

/** What every constraint is; hidden, so that no one else makes kinds and {@link Constraint} does not name them. */
public non-sealed interface AnyConstraint extends Constraint {
    /** Calls the visitor's method for this kind. */
    <R> R accept(ConstraintVisitor<R> visitor);
}

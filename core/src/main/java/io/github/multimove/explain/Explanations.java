package io.github.multimove.explain;

import io.github.multimove.Constraint;
import io.github.multimove.Refusal;
import io.github.multimove.internal.kinds.AnyConstraint;
import io.github.multimove.internal.kinds.AnyRefusal;
import java.util.Objects;

/** Tells refusals and constraints apart by their kinds. */
public final class Explanations {
    private Explanations() {}

    /** Calls the visitor's method for the kind of a refusal. */
    public static <R> R visit(Refusal refusal, RefusalVisitor<R> visitor) {
        return ((AnyRefusal) Objects.requireNonNull(refusal, "refusal")).accept(visitor);
    }

    /** Calls the visitor's method for the kind of a constraint. */
    public static <R> R visit(Constraint constraint, ConstraintVisitor<R> visitor) {
        return ((AnyConstraint) Objects.requireNonNull(constraint, "constraint")).accept(visitor);
    }
}

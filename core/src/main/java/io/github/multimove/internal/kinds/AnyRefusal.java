package io.github.multimove.internal.kinds;

import io.github.multimove.Refusal;
import io.github.multimove.explain.RefusalVisitor;

/** What every refusal is; hidden, so that no one else makes kinds and {@link Refusal} does not name them. */
public non-sealed interface AnyRefusal extends Refusal {
    /** Calls the visitor's method for this kind. */
    <R> R accept(RefusalVisitor<R> visitor);
}

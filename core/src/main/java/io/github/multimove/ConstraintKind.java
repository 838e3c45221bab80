package io.github.multimove;

/** What every kind of constraint is; hidden, so that no one else makes kinds and no {@code switch} can list all of them. */
non-sealed interface ConstraintKind extends Constraint {}

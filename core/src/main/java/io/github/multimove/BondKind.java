package io.github.multimove;

/** What every kind of bond is; hidden, so that nobody else makes kinds and no {@code switch} can list all of them. */
non-sealed interface BondKind extends Bond {}

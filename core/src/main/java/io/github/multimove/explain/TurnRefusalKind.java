package io.github.multimove.explain;

/** What every kind of refusal of a turn is; hidden, so that no one else makes kinds and no {@code switch} can list all of them. */
non-sealed interface TurnRefusalKind extends TurnRefusal {}

package io.github.multimove;

/** What every kind of refusal of a turn is; hidden, so that nobody else makes kinds and no {@code switch} can list all of them. */
non-sealed interface TurnRefusalKind extends TurnRefusal {}

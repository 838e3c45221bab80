package io.github.multimove;

/** What every kind of refusal for the sake of royal men is; hidden, so that nobody else makes kinds and no {@code switch} can list all of them. */
non-sealed interface RoyalRefusalKind extends RoyalRefusal {}

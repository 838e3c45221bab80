package io.github.multimove.explain;

/** What every kind of refusal for the sake of royal pieces is; hidden, so that no one else makes kinds and no {@code switch} can list all of them. */
non-sealed interface RoyalRefusalKind extends RoyalRefusal {}

package io.github.multimove.explain;

/** What every general refusal is; hidden, so that no one else makes kinds and no {@code switch} can list all of them. */
non-sealed interface GeneralRefusalKind extends GeneralRefusal {}

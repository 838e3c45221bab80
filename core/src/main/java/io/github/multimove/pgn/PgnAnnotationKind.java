package io.github.multimove.pgn;

/** What every kind of annotation is; hidden, so that no one else makes kinds and no {@code switch} can list all of them. */
non-sealed interface PgnAnnotationKind extends PgnAnnotation {}

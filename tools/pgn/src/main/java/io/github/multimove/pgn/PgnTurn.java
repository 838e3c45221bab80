package io.github.multimove.pgn;

import io.github.multimove.Turn;
import java.util.List;
import java.util.Objects;

/**
 * A turn of a game's text with what stands after it.
 *
 * <p>Immutable, equal by value.
 *
 * @param turn the turn
 * @param annotations comments, numeric annotations and variations, in the order of the text
 */
public record PgnTurn(Turn turn, List<PgnAnnotation> annotations) {
    /** Copies the list. */
    public PgnTurn {
        Objects.requireNonNull(turn, "turn");
        Objects.requireNonNull(annotations, "annotations");
        annotations = List.copyOf(annotations);
    }
}

package io.github.multimove;

import java.util.List;

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
        annotations = List.copyOf(annotations);
    }
}

package io.github.multimove.rules;

import io.github.multimove.PieceType;
import io.github.multimove.Square;
import java.util.List;
import java.util.Set;

/**
 * Where a kind of man promotes and to what.
 *
 * @param from the kind that promotes
 * @param may the squares on whose arrival White's man may promote (Black's are mirrored)
 * @param must the squares on whose arrival White's man must promote
 * @param into the kinds that it may become
 * @param fromCaptured whether it may only become a kind of which its side has fewer men on the board than in the array
 */
public record Promotion(PieceType from, Set<Square> may, Set<Square> must, List<PieceType> into, boolean fromCaptured) {
    /** Copies the collections. */
    public Promotion {
        may = Set.copyOf(may);
        must = Set.copyOf(must);
        into = List.copyOf(into);
    }
}

package io.github.multimove.rules;

import io.github.multimove.PieceType;
import java.util.Map;
import java.util.Set;

/**
 * How men in hand are dropped. Ranks are counted from 0 at the owner's side.
 *
 * @param zone the ranks on which men are dropped on empty squares
 * @param only kinds that may be dropped, empty squares or not, on fewer ranks than others
 * @param oppositeColours kinds of which no two of a side may stand on squares of one colour
 * @param on the kind of friendly man that may be dropped on, which is then relocated
 * @param onRanks the ranks on which such a man may be dropped on
 * @param relocatedTo the rank on whose empty squares it is relocated
 */
public record Drops(
        Set<Integer> zone,
        Map<PieceType, Set<Integer>> only,
        Set<PieceType> oppositeColours,
        PieceType on,
        Set<Integer> onRanks,
        int relocatedTo) {
    /** Copies the collections. */
    public Drops {
        zone = Set.copyOf(zone);
        only = Map.copyOf(only);
        oppositeColours = Set.copyOf(oppositeColours);
        onRanks = Set.copyOf(onRanks);
    }
}

package io.github.multimove.rules;

import io.github.multimove.Movement.Offset;
import io.github.multimove.PieceType;
import java.util.Objects;

/**
 * A piece type that freezes an enemy: the enemy piece at that offset does not move, capture or give check.
 *
 * @param by the kind that freezes
 * @param offset from it to the piece held; its rank part is mirrored for Black
 */
public record Freeze(PieceType by, Offset offset) {
    /** Refuses null. */
    public Freeze {
        Objects.requireNonNull(by, "by");
        Objects.requireNonNull(offset, "offset");
    }
}

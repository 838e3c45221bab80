package io.github.multimove.rules;

import io.github.multimove.Movement.Offset;
import io.github.multimove.PieceType;
import java.util.Objects;

/**
 * A kind of man that holds an enemy fast: the enemy man at that offset does not move, capture or give check.
 *
 * @param by the kind that freezes
 * @param offset from it to the man held; its rank part is mirrored for Black
 */
public record Freeze(PieceType by, Offset offset) {
    /** Refuses null. */
    public Freeze {
        Objects.requireNonNull(by, "by");
        Objects.requireNonNull(offset, "offset");
    }
}

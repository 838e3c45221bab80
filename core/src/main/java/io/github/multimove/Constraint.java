package io.github.multimove;

import java.util.List;

/**
 * What binds pieces of the side to move in a position. Each kind says what it states about <em>every legal turn</em>, so that
 * it can be checked against the list of them.
 *
 * <p>Immutable, equal by value. Only the library makes constraints ({@link io.github.multimove.explain.ConstraintKinds}), and more
 * kinds may come in a minor version.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="constraints"}
 *
 * @see Position#constraints()
 */
public interface Constraint {
    /**
     * Returns the squares of the pieces bound, ascending, one for each piece where two share a square; empty for a duty, which
     * binds the whole side.
     */
    default List<Square> squares() {
        return List.of();
    }

    /** Returns one sentence that says what binds which piece. */
    String sentence();

    /** Returns whether it binds the whole side, not only some pieces. */
    default boolean isDuty() {
        return squares().isEmpty();
    }
}

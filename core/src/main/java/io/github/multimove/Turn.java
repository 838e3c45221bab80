package io.github.multimove;

import io.github.multimove.internal.position.ListedTurn;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.serial.Restored;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.util.List;
import java.util.Objects;

/**
 * One turn: one or more sub-moves, in canonical order.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Two turns are equal when their sub-moves are, in order. Within one
 * position that is so exactly when their texts are; turns of two positions may have one text and differ (a step is not a
 * capture), and then the one is foreign to the position of the other. {@link #toString()} is the canonical coordinate
 * text of rules/notation.md.
 *
 * <h2>Serialization</h2>
 *
 * A legal turn that the library has handed out is written as its position and its text, since the text alone may be
 * another turn elsewhere, and read back as an equal turn. One that {@link #of} has put together, or that explains a check
 * ({@link RuleSet#threats}), is of no position's legal turns and refused with {@link java.io.NotSerializableException};
 * {@link Position#turn} makes a legal one of it. For the rest see {@link Position}.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.TurnsExample" region="forms"}
 */
public abstract sealed class Turn implements Serializable permits ListedTurn, PackedTurn {
    @Serial
    private static final long serialVersionUID = 1;

    /** For the library's own kinds of turn. */
    protected Turn() {}

    @Serial
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw Restored.unproxied(getClass());
    }

    @Serial
    private void readObjectNoData() throws InvalidObjectException {
        throw Restored.unproxied(getClass());
    }

    /**
     * Returns a turn of those sub-moves in that order. Legality is not checked, nor is the canonical order; only an
     * empty list is refused. {@link LegalTurns#contains} tells whether it is legal, and {@link Position#turn} puts sub-moves in
     * order.
     *
     * @throws IllegalArgumentException if there is no sub-move
     */
    public static Turn of(SubMove... subMoves) {
        Objects.requireNonNull(subMoves, "subMoves");
        return of(List.of(subMoves));
    }

    /**
     * Returns a turn of those sub-moves in that order, like {@link #of(SubMove...)}.
     *
     * @throws IllegalArgumentException if there is no sub-move
     */
    public static Turn of(List<SubMove> subMoves) {
        if (subMoves.isEmpty()) {
            throw new IllegalArgumentException("expected one sub-move or more, found none");
        }
        return new ListedTurn(List.copyOf(subMoves));
    }

    /** Returns the sub-moves in canonical order; unmodifiable, never empty. */
    public abstract List<SubMove> subMoves();

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Turn turn && subMoves().equals(turn.subMoves()));
    }

    @Override
    public int hashCode() {
        return subMoves().hashCode();
    }

    /** Returns the canonical coordinate text: sub-moves joined by commas. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (SubMove subMove : subMoves()) {
            text.append(text.length() == 0 ? "" : ",").append(subMove);
        }
        return text.toString();
    }
}

package io.github.multimove.internal.serial;

import io.github.multimove.Position;
import java.io.InvalidObjectException;
import java.io.Serial;
import java.io.Serializable;
import java.util.Objects;

/**
 * What is written in the place of a legal turn: the position that it is of and its canonical text. The text alone would
 * not do: in another position it may be another turn, a step where this one captures.
 *
 * @param position the position that it is legal in
 * @param text the canonical coordinate text
 */
public record SerialTurn(Position position, String text) implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    public SerialTurn {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(text, "text");
    }

    @Serial
    private Object readResolve() throws InvalidObjectException {
        return Restored.of("turn at " + position, text, () -> position.ruleSet().parseTurn(position, text));
    }
}

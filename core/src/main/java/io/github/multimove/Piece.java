package io.github.multimove;

import java.util.Locale;
import java.util.Objects;

/**
 * A piece: a side and a kind.
 *
 * <p>Immutable, equal by value. {@link #toString()} is the text of position text: the letter, upper case for White, lower case
 * for Black, and {@code ~} behind it or {@code +} before it for a {@linkplain PieceType#promoted promoted} piece.
 *
 * @param side the side that it belongs to
 * @param type its kind
 */
public record Piece(Side side, PieceType type) {
    /** Refuses null. */
    public Piece {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(type, "type");
    }

    /** Returns the letter of position text: upper case for White, lower case for Black. */
    public char letter() {
        return side == Side.WHITE ? type.letter() : Character.toLowerCase(type.letter());
    }

    @Override
    public String toString() {
        return side == Side.WHITE ? type.text() : type.text().toLowerCase(Locale.ROOT);
    }
}

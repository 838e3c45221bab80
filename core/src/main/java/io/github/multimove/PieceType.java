package io.github.multimove;

import io.github.multimove.internal.text.Quoted;
import java.util.Objects;

/**
 * A piece type: its name, its letter and how it moves.
 *
 * <p>Immutable, equal by value. Whether a kind is royal or counts as a pawn is not said here: that is the base game's
 * ({@link io.github.multimove.rules.BaseGame}).
 *
 * {@snippet class="io.github.multimove.docs.HouseGame" region="pieces"}
 *
 * @param name the name in English, lower case, such as {@code squirk}
 * @param letter the capital letter {@code A} to {@code Z} that stands for it in text
 * @param movement how it moves, from White's side
 * @param isPromoted whether it is a kind that has come about by promotion and turns back when it is captured
 *     ({@link io.github.multimove.rules.BaseGame.Builder#capturesToHand})
 */
public record PieceType(String name, char letter, Movement movement, boolean isPromoted) {
    /**
     * Checks the letter and the name.
     *
     * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z} or the name is blank
     */
    public PieceType {
        Objects.requireNonNull(movement, "movement");
        if (letter < 'A' || letter > 'Z') {
            throw new IllegalArgumentException("expected a letter A to Z, found " + Quoted.of(String.valueOf(letter)));
        }
        if (name.isBlank()) {
            throw new IllegalArgumentException("expected a name, found " + Quoted.of(name));
        }
    }

    /**
     * Creates a kind that has not come about by promotion.
     *
     * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z} or the name is blank
     */
    public PieceType(String name, char letter, Movement movement) {
        this(name, letter, movement, false);
    }

    /**
     * Returns a kind whose movement is written in Betza notation.
     *
     * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}, the name is blank, or the notation
     *     is not understood ({@link Movement#betza})
     */
    public static PieceType of(String name, char letter, String betza) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(betza, "betza");
        return new PieceType(name, letter, Movement.betza(betza));
    }

    /**
     * Returns a kind of that movement.
     *
     * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z} or the name is blank
     */
    public static PieceType of(String name, char letter, Movement movement) {
        Objects.requireNonNull(movement, "movement");
        return new PieceType(name, letter, movement);
    }

    /** Returns the kind that has this one's letter and movement, has come about by promotion and turns back when it is captured. */
    public PieceType promoted() {
        return isPromoted ? this : new PieceType("promoted " + name, letter, movement, true);
    }

    /** Returns the text of position text for White's piece of the kind: the letter, and {@code ~} behind it if it is promoted. */
    public String text() {
        return isPromoted ? letter + "~" : String.valueOf(letter);
    }

    /** Returns the name. */
    @Override
    public String toString() {
        return name;
    }

    /** Returns a hash of name and letter, which seldom leave two kinds alike; hashing movements takes long. */
    @Override
    public int hashCode() {
        return 31 * name.hashCode() + letter;
    }
}

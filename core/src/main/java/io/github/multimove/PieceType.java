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
 * @param mark empty, or how text tells a kind that has come about by promotion from another of its letter: {@code ~} behind the
 *     letter of what it has become ({@link #promoted()}), {@code +} before the letter of what it was ({@link #promoted(Movement)})
 */
public record PieceType(String name, char letter, Movement movement, String mark) {
    /**
     * Checks the letter and the name.
     *
     * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}, the name is blank, or the mark is another
     */
    public PieceType {
        Objects.requireNonNull(movement, "movement");
        if (letter < 'A' || letter > 'Z') {
            throw new IllegalArgumentException("expected a letter A to Z, found " + Quoted.of(String.valueOf(letter)));
        }
        if (name.isBlank()) {
            throw new IllegalArgumentException("expected a name, found " + Quoted.of(name));
        }
        if (!mark.isEmpty() && !mark.equals("~") && !mark.equals("+")) {
            throw new IllegalArgumentException("expected no mark, ~ or +, found " + Quoted.of(mark));
        }
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
        return of(name, letter, Movement.betza(betza));
    }

    /**
     * Returns a kind of that movement, which has not come about by promotion.
     *
     * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z} or the name is blank
     */
    public static PieceType of(String name, char letter, Movement movement) {
        Objects.requireNonNull(movement, "movement");
        return new PieceType(name, letter, movement, "");
    }

    /** Returns the kind that has this one's letter and movement, has come about by promotion and turns back when it is captured. */
    public PieceType promoted() {
        return isPromoted() ? this : new PieceType("promoted " + name, letter, movement, "~");
    }

    /**
     * Returns a kind that this one becomes by promotion as shogi has it: it moves so, is written as {@code +} and this one's letter,
     * and turns back to this one when it is captured. A base game has it among its pieces and names it in a
     * {@link io.github.multimove.rules.Promotion}.
     */
    public PieceType promoted(Movement moves) {
        Objects.requireNonNull(moves, "moves");
        return new PieceType("promoted " + name, letter, moves, "+");
    }

    /**
     * Returns whether it is a kind that has come about by promotion and turns back when it is captured
     * ({@link io.github.multimove.rules.BaseGame.Builder#capturesToHand}).
     */
    public boolean isPromoted() {
        return !mark.isEmpty();
    }

    /** Returns whether it is written as {@code +} and the letter of the kind that promoted. */
    public boolean isMarkedBefore() {
        return mark.equals("+");
    }

    /** Returns the text of position text for White's piece of the kind: the letter, with the mark of a promoted one. */
    public String text() {
        return isMarkedBefore() ? mark + letter : letter + mark;
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

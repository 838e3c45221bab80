package io.github.multimove;

import io.github.multimove.internal.position.BoardPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * One way for a man to take a royal man: from where, and over which squares.
 *
 * <p>Immutable, equal by value. Men of the same side as the royal man may stand between, and then shield it: see
 * {@link Bond.Pin}.
 *
 * @param piece the man that would take
 * @param from where it stands
 * @param royal the royal man, or a sibling whose fall would take the royal man along
 * @param on where that stands
 * @param between the squares that must be empty, from the man's side to the royal man's; none for a leap or one step
 */
public record Line(Piece piece, Square from, Piece royal, Square on, List<Square> between) {
    /** Copies the list. */
    public Line {
        Objects.requireNonNull(piece, "piece");
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(royal, "royal");
        Objects.requireNonNull(on, "on");
        Objects.requireNonNull(between, "between");
        between = List.copyOf(between);
    }

    /** Returns all squares: the man's, those between, and the royal man's. */
    public List<Square> squares() {
        List<Square> squares = new ArrayList<>(between.size() + 2);
        squares.add(from);
        squares.addAll(between);
        squares.add(on);
        return List.copyOf(squares);
    }

    /**
     * Returns whether in a position both men stand where this line says, nobody stands between, and the man is not held
     * fast; whether it is its side's turn is not looked at.
     *
     * @throws IllegalArgumentException if the squares are of another board than the position
     */
    public boolean isOpen(Position position) {
        return position.men(from).contains(piece)
                && position.men(on).contains(royal)
                && between.stream().allMatch(square -> position.men(square).isEmpty())
                && !((BoardPosition) position).isHeldFast(from);
    }

    /** Returns the line in words, such as {@code the rook on e8 to the king on e1}. */
    @Override
    public String toString() {
        return "the " + piece.type().name() + " on " + from + " to the "
                + royal.type().name() + " on " + on;
    }
}

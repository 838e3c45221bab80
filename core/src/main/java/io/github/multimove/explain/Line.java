package io.github.multimove.explain;

import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.Square;
import io.github.multimove.internal.position.BoardPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One way for a piece to capture a royal piece: from where, and over which squares.
 *
 * <p>Immutable, equal by value. Pieces of the same side as the royal piece may stand between, and then shield it: see
 * {@link ConstraintKinds.Pin}.
 *
 * @param piece the piece that would capture
 * @param from where it stands
 * @param royal the royal piece, or a sibling whose fall would remove the royal piece too
 * @param on where that stands
 * @param between the squares that must be empty, from the piece's side to the royal piece's; none for a leap or one step
 * @param screen where the piece stands, of either side, that this one needs to leap over, if it needs one
 */
public record Line(Piece piece, Square from, Piece royal, Square on, List<Square> between, Optional<Square> screen) {
    /** Copies the list. */
    public Line {
        between = List.copyOf(between);
    }

    /** Returns all squares: the piece's, those between, and the royal piece's; that of a screen is not among them. */
    public List<Square> squares() {
        List<Square> squares = new ArrayList<>(between.size() + 2);
        squares.add(from);
        squares.addAll(between);
        squares.add(on);
        return List.copyOf(squares);
    }

    /**
     * Returns whether in a position both pieces stand where this line says, no piece stands between but on the square of a screen,
     * and the piece is not frozen; whether it is its side's turn is not looked at.
     *
     * @throws IllegalArgumentException if the squares are of another board than the position
     */
    public boolean isOpen(Position position) {
        return position.pieces(from).contains(piece)
                && position.pieces(on).contains(royal)
                && between.stream().allMatch(square -> position.pieces(square).isEmpty())
                && screen.stream().noneMatch(square -> position.pieces(square).isEmpty())
                && !((BoardPosition) position).isFrozen(from.index());
    }

    /** Returns the line in words, such as {@code the rook on e8 to the king on e1}. */
    @Override
    public String toString() {
        return words(" to ");
    }

    /** The two pieces in words, with a word between them. */
    String words(String to) {
        return "the " + piece.type().name() + " on " + from + to + "the "
                + royal.type().name() + " on " + on;
    }
}

package io.github.multimove;

import java.util.List;
import java.util.Optional;

/**
 * One thing that a turn does to the board: what a graphical board animates, in order.
 *
 * <p>Immutable, equal by value. Only the library makes effects, and more kinds may come in a minor version.
 *
 * {@snippet class="io.github.multimove.docs.TurnsExample" region="effects"}
 */
public interface Effect {
    /** A piece goes from one square to another; in castling king and rook each. */
    record Moved(Piece piece, Square from, Square to) implements Effect {}

    /** A piece is put on the board from the hand. */
    record Dropped(Piece piece, Square on) implements Effect {}

    /** A piece is captured. */
    record Captured(Piece piece, Square on) implements Effect {}

    /** A piece that has just been captured on a square comes to the captor's hand, as this piece of the captor's. */
    record Held(Piece piece, Square from) implements Effect {}

    /** A captor is struck by a sibling of the piece that it took (rules/twins.md, 3b). */
    record Struck(Piece piece, Square on) implements Effect {}

    /** A piece is removed with a sibling (rules/twins.md, 3c and 3d). */
    record RemovedWithSibling(Piece piece, Square on) implements Effect {}

    /** A piece that was dropped on goes elsewhere (rules/geminus.md). */
    record Relocated(Piece piece, Square from, Square to) implements Effect {}

    /** A pawn becomes another piece, or two, on the square that it has reached or, where a promotion was owed, stands on. */
    record Promoted(Piece piece, Square on, List<PieceType> into) implements Effect {
        /** Copies the list. */
        public Promoted {
            into = List.copyOf(into);
        }
    }

    /** An enemy pawn is pushed (rules/avalanche.md). */
    record Pushed(Piece piece, Square from, Square to) implements Effect {}

    /**
     * Two pieces change places (rules/more-series.md, Balanced Swap Chess); if one promotes, a {@link Promoted} follows.
     *
     * @param piece the piece of the side to move
     * @param from where it stood
     * @param other the other piece
     * @param to where that one stood
     */
    record Swapped(Piece piece, Square from, Piece other, Square to) implements Effect {}

    /** The neutral piece goes from the square that it stood on, if it was on the board, to another (rules/duck.md). */
    record Placed(Optional<Square> from, Square to) implements Effect {}
}

package io.github.multimove;

import java.util.List;

/**
 * One thing that a turn does to the board: what a board on screen animates, in order.
 *
 * <p>Immutable, equal by value. More kinds may come in a minor version.
 */
public sealed interface Effect {
    /** A man goes from one square to another; in castling king and rook each. */
    record Moved(Piece piece, Square from, Square to) implements Effect {}

    /** A man is put on the board from the hand. */
    record Dropped(Piece piece, Square on) implements Effect {}

    /** A man is captured. */
    record Taken(Piece piece, Square on) implements Effect {}

    /** A captor is struck by a sibling of the man that it took (rules/twins.md, 3b). */
    record Struck(Piece piece, Square on) implements Effect {}

    /** A man is removed with a sibling (rules/twins.md, 3c and 3d). */
    record RemovedWithSibling(Piece piece, Square on) implements Effect {}

    /** A man that was dropped on goes elsewhere (rules/geminus.md). */
    record Relocated(Piece piece, Square from, Square to) implements Effect {}

    /** A pawn becomes another man, or two. */
    record Promoted(Piece piece, Square on, List<PieceType> into) implements Effect {}
}

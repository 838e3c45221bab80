package io.github.multimove;

import io.github.multimove.internal.position.BoardPlacement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;

/**
 * The pieces on a board and in hand: those of a {@link Position}, between turns, or of a {@link PartialTurn}, in the midst of
 * one.
 *
 * <h2>Cost</h2>
 *
 * What programs ask of many positions makes no objects, or one {@link SquareSet}: {@link #piece}, {@link #squares(Side)},
 * {@link #squares(Piece)}, {@link #occupiedSquares}, both kinds of {@code count}, {@link #materialBalance} and {@link #forEachPiece}. The
 * others make collections.
 *
 * {@snippet class="io.github.multimove.docs.Questions" region="pieces"}
 */
public sealed interface Placement permits Position, PartialTurn, BoardPlacement {
    /** Returns the board. */
    Board board();

    /**
     * Returns the piece on a square, the first in the order of the piece list where several share it; nothing on an empty
     * square and on that of a neutral piece. Unlike {@link #pieces(Square)} it makes no object.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    Optional<Piece> piece(Square square);

    /**
     * Returns {@link #piece(Square)} for the square of that name, such as {@code e4}.
     *
     * @throws TurnFormatException if the board has no square of that name
     */
    default Optional<Piece> piece(String square) {
        return piece(board().square(square));
    }

    /**
     * Returns the pieces on a square: none, one, or several where the rules let pieces share it, in the order of the piece
     * list.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    List<Piece> pieces(Square square);

    /**
     * Returns {@link #pieces(Square)} for the square of that name.
     *
     * @throws TurnFormatException if the board has no square of that name
     */
    default List<Piece> pieces(String square) {
        return pieces(board().square(square));
    }

    /** Returns the occupied squares in the board's order, each with its pieces. */
    Map<Square, List<Piece>> pieces();

    /**
     * Goes through all pieces in the board's order, those that share a square in the order of the piece list; unlike
     * {@link #pieces()} without making an object. Neutral pieces are left aside.
     */
    void forEachPiece(BiConsumer<? super Square, ? super Piece> action);

    /** Returns the squares with pieces of either side; that of a neutral piece is not one. */
    SquareSet occupiedSquares();

    /** Returns the squares with pieces of a side. */
    SquareSet squares(Side side);

    /** Returns the squares with a piece of that side and kind; a square of two of them is there once. */
    SquareSet squares(Piece piece);

    /** Returns the number of a side's pieces on the board, those in hand aside. */
    int count(Side side);

    /** Returns the number of pieces of that side and kind on the board, those in hand aside. */
    int count(Piece piece);

    /**
     * Returns the sum of the values of a side's pieces on the board less that of the other side's, those in hand aside.
     *
     * @param value the value of a kind; asked once or not at all of each kind
     */
    int materialBalance(Side side, ToIntFunction<? super PieceType> value);

    /**
     * Returns the squares of neutral pieces, which belong to neither side and are no {@link Piece}s: at most one in Duck Chess,
     * none in other games.
     */
    Set<Square> neutralSquares();

    /** Returns the pieces of a side in hand and how many of each, in the order of the piece list; empty in most games. */
    Map<PieceType, Integer> hand(Side side);
}

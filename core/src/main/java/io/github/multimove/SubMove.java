package io.github.multimove;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One action within a turn: a move, a capture, castling, a drop and so on, each a kind of its own.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable, equal by value. {@code toString()} is the canonical coordinate text of rules/notation.md. A sub-move
 * belongs to the position it was made for: it says which pieces stand there (a {@link Move} is not a {@link Capture}, even
 * between the same squares).
 *
 * <h2>Kinds</h2>
 *
 * Every kind is nested here, and only the library makes kinds. More may come in a minor version: a program that tells kinds
 * apart by their class needs a default case for those that it does not know.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.TurnsExample" region="kinds"}
 */
public interface SubMove {
    /**
     * Returns the piece that acts: the one that moves, is dropped, or becomes another; for castling the king, for a push the
     * enemy pawn. Nothing for a {@link Place}, which no piece makes.
     */
    Optional<Piece> actor();

    /**
     * Returns the square that the acting piece stands on before the sub-move; nothing for drops and placements, which come
     * from outside the board.
     */
    default Optional<Square> origin() {
        return Optional.empty();
    }

    /** Returns the square that the piece enters; for a remote capture the square of the piece that is captured. */
    Square to();

    /**
     * Returns the square that the sub-move begins on, by which turns are ordered and entered: the origin or, where there
     * is none, the square that a piece is put on.
     */
    default Square start() {
        return origin().orElse(to());
    }

    /**
     * Returns the squares that a player touches to enter it, in order: where the piece stands and where it goes; the one
     * square of a piece put on the board, or that becomes another where it stands; for a drop on a piece, where that piece goes
     * too. Squares do not tell apart the pieces of a stack, or the types to promote to or to drop: ask the player.
     */
    default List<Square> clicks() {
        return start().equals(to()) ? List.of(to()) : List.of(start(), to());
    }

    /** Returns the enemy pieces that this sub-move itself captures: none, one, or all of a stack. */
    default List<Piece> captured() {
        return List.of();
    }

    /** Returns the square of the pieces captured, if any are: the destination, but for en passant. */
    default Square capturedOn() {
        return to();
    }

    /** Returns whether it captures anything. */
    default boolean isCapture() {
        return !captured().isEmpty();
    }

    /** Returns what the acting piece, or in a swap either piece, becomes: nothing, one kind, or in Twins Chess two of one kind. */
    default List<PieceType> promotion() {
        return List.of();
    }

    /**
     * A move to an empty square, or to a square of the piece's own siblings where they may share one.
     *
     * @param piece the piece
     * @param from its origin
     * @param to its destination
     * @param lettered whether the text begins with the piece's letter, because pieces of different kinds share the origin
     */
    record Move(Piece piece, Square from, Square to, boolean lettered) implements SubMoveFrom {
        @Override
        public String toString() {
            return SubMoveText.of(this, lettered, "");
        }
    }

    /**
     * A capture by moving onto the pieces captured.
     *
     * @param piece the piece
     * @param from its origin
     * @param to its destination
     * @param captured the pieces captured there
     * @param lettered whether the text begins with the piece's letter, because pieces of different kinds share the origin
     */
    record Capture(Piece piece, Square from, Square to, List<Piece> captured, boolean lettered) implements SubMoveFrom {
        /** Copies the list. */
        public Capture {
            captured = List.copyOf(captured);
        }

        @Override
        public String toString() {
            return SubMoveText.of(this, lettered, "");
        }
    }

    /**
     * A pawn's en passant capture.
     *
     * @param piece the pawn
     * @param from its origin
     * @param to its destination, the square that was crossed
     * @param capturedOn where the pawn captured stands
     * @param captured the pawn captured
     */
    record EnPassant(Piece piece, Square from, Square to, Square capturedOn, List<Piece> captured)
            implements SubMoveFrom {
        /** Copies the list. */
        public EnPassant {
            captured = List.copyOf(captured);
        }

        @Override
        public String toString() {
            return SubMoveText.of(this, false, "");
        }
    }

    /**
     * Castling: king and rook move together, as one sub-move.
     *
     * @param piece the king
     * @param from the king's origin
     * @param to the king's destination
     * @param rook the rook
     * @param rookFrom the rook's origin
     * @param rookTo the rook's destination
     * @param symbol the way it is written in algebraic form, such as {@code O-O}
     * @param lettered whether the text begins with the king's letter, because a piece of another kind shares its square
     * @param namesRook whether the text ends with the rook's origin instead of the king's destination, because the king stays where
     *     it is or could step there
     */
    record Castling(
            Piece piece,
            Square from,
            Square to,
            Piece rook,
            Square rookFrom,
            Square rookTo,
            String symbol,
            boolean lettered,
            boolean namesRook)
            implements SubMoveFrom {
        @Override
        public String toString() {
            return SubMoveText.of(this, namesRook ? rookFrom : to, lettered, "");
        }
    }

    /**
     * A pawn's move or capture that ends in its promotion.
     *
     * @param piece the pawn
     * @param from its origin
     * @param to its destination
     * @param captured the pieces captured there, if any
     * @param into what it becomes: one kind, or in Twins Chess two of one kind
     */
    record Promotion(Piece piece, Square from, Square to, List<Piece> captured, List<PieceType> into)
            implements SubMoveFrom {
        /** Copies the lists. */
        public Promotion {
            captured = List.copyOf(captured);
            into = List.copyOf(into);
        }

        @Override
        public List<PieceType> promotion() {
            return into;
        }

        @Override
        public String toString() {
            StringBuilder letters = new StringBuilder();
            into.forEach(type -> letters.append(type.isMarkedBefore() ? type.mark() : type.letter()));
            return SubMoveText.of(this, false, letters.toString().toLowerCase(Locale.ROOT));
        }
    }

    /**
     * A piece in hand put on an empty square.
     *
     * @param piece the piece
     * @param to where it is put
     */
    record Drop(Piece piece, Square to) implements SubMove {
        @Override
        public Optional<Piece> actor() {
            return Optional.of(piece);
        }

        @Override
        public String toString() {
            return piece.type().letter() + "@" + to;
        }
    }

    /**
     * A piece in hand put on a friendly piece's square; that piece is relocated.
     *
     * @param piece the piece dropped
     * @param to where it is put
     * @param relocatedTo where the piece that stood there goes
     */
    record RelocatingDrop(Piece piece, Square to, Square relocatedTo) implements SubMove {
        @Override
        public List<Square> clicks() {
            return List.of(to, relocatedTo);
        }

        @Override
        public Optional<Piece> actor() {
            return Optional.of(piece);
        }

        @Override
        public String toString() {
            return piece.type().letter() + "@" + to + ">" + relocatedTo;
        }
    }

    /**
     * A remote capture: the piece on the target is captured and the capturer stays where it is.
     *
     * @param piece the piece that captures
     * @param from where it stands and stays
     * @param to where the piece captured stands
     * @param captured the piece captured
     */
    record RemoteCapture(Piece piece, Square from, Square to, List<Piece> captured) implements SubMoveFrom {
        /** Copies the list. */
        public RemoteCapture {
            captured = List.copyOf(captured);
        }

        @Override
        public String toString() {
            return from + "*" + to;
        }
    }

    /**
     * An enemy pawn moved one square to an empty square (rules/avalanche.md).
     *
     * @param piece the enemy pawn
     * @param from its origin
     * @param to its destination
     */
    record Push(Piece piece, Square from, Square to) implements SubMoveFrom {
        @Override
        public String toString() {
            return SubMoveText.of(this, false, "");
        }
    }

    /**
     * The promotion owed: a pawn that becomes another piece where it stands (rules/avalanche.md, 3).
     *
     * @param piece the pawn
     * @param to the square on which it stands and stays
     * @param into the kind that it becomes
     */
    record Choice(Piece piece, Square to, PieceType into) implements SubMoveFrom {
        @Override
        public Square from() {
            return to;
        }

        @Override
        public List<PieceType> promotion() {
            return List.of(into);
        }

        @Override
        public String toString() {
            return SubMoveText.of(this, false, String.valueOf(into.letter()).toLowerCase(Locale.ROOT));
        }
    }

    /**
     * Two pieces that change places (rules/more-series.md, Balanced Swap Chess): one of the side to move and another of either side. Of
     * two pieces of the side to move the one on the lower square comes first.
     *
     * @param piece the piece of the side to move
     * @param from where it stands
     * @param to where it goes, and the other piece stands
     * @param other the other piece, which goes to the first square
     * @param into what the pawn becomes, if one of the two comes to where it promotes
     */
    record Swap(Piece piece, Square from, Square to, Piece other, List<PieceType> into) implements SubMoveFrom {
        /** Copies the list. */
        public Swap {
            into = List.copyOf(into);
        }

        /** Returns what the pawn among the two becomes, if one promotes. */
        @Override
        public List<PieceType> promotion() {
            return into;
        }

        @Override
        public String toString() {
            StringBuilder letters = new StringBuilder();
            into.forEach(type -> letters.append(type.letter()));
            return from + "/" + to + letters.toString().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The neutral piece set on an empty square (rules/duck.md, 2).
     *
     * @param to the square
     */
    record Place(Square to) implements SubMove {
        @Override
        public Optional<Piece> actor() {
            return Optional.empty();
        }

        @Override
        public String toString() {
            return "@" + to;
        }
    }
}

package io.github.multimove.explain;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.internal.kinds.AnyRefusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Why one sub-move cannot be made where it stands in a turn.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="form"}
 */
@SuppressWarnings("exports") // hidden on purpose: only the library makes kinds
public sealed interface SubMoveRefusal extends AnyRefusal permits SubMoveRefusalKind {
    /** Returns the canonical text of the sub-move. */
    String subMove();

    @Override
    default Rule rule() {
        return Rule.MOVEMENT;
    }

    @Override
    default <R> R accept(RefusalVisitor<R> visitor) {
        return visitor.subMove(this);
    }

    /** Calls the visitor's method for this kind. */
    // a visitor is an object of a named type: a lambda could answer for other kinds only
    @SuppressWarnings("overloads")
    <R> R accept(Visitor<R> visitor);

    /**
     * Tells kinds apart. Every method falls back to {@link #other}.
     *
     * @param <R> what the visitor answers
     */
    interface Visitor<R> {
        /** Visits every kind that has no method of its own here or in the implementation. */
        R other(SubMoveRefusal refusal);

        /** Visits {@link NoPiece}. */
        default R noPiece(NoPiece refusal) {
            return other(refusal);
        }

        /** Visits {@link NotInHand}. */
        default R notInHand(NotInHand refusal) {
            return other(refusal);
        }

        /** Visits {@link NoPieceCan}. */
        default R noPieceCan(NoPieceCan refusal) {
            return other(refusal);
        }

        /** Visits {@link Frozen}. */
        default R frozen(Frozen refusal) {
            return other(refusal);
        }

        /** Visits {@link OtherBoard}. */
        default R otherBoard(OtherBoard refusal) {
            return other(refusal);
        }

        /** Visits {@link Foreign}. */
        default R foreign(Foreign refusal) {
            return other(refusal);
        }

        /** Visits {@link NoSuchMove}. */
        default R noSuchMove(NoSuchMove refusal) {
            return other(refusal);
        }

        /** Visits {@link Blocked}. */
        default R blocked(Blocked refusal) {
            return other(refusal);
        }

        /** Visits {@link CannotCapture}. */
        default R cannotCapture(CannotCapture refusal) {
            return other(refusal);
        }

        /** Visits {@link NothingToCapture}. */
        default R nothingToCapture(NothingToCapture refusal) {
            return other(refusal);
        }

        /** Visits {@link OnlyAs}. */
        default R onlyAs(OnlyAs refusal) {
            return other(refusal);
        }

        /** Visits {@link NoCapturedPiece}. */
        default R noCapturedPiece(NoCapturedPiece refusal) {
            return other(refusal);
        }

        /** Visits {@link NoScreen}. */
        default R noScreen(NoScreen refusal) {
            return other(refusal);
        }

        /** Visits {@link NoCastlingRight}. */
        default R noCastlingRight(NoCastlingRight refusal) {
            return other(refusal);
        }

        /** Visits {@link SiblingCannotCastle}. */
        default R siblingCannotCastle(SiblingCannotCastle refusal) {
            return other(refusal);
        }

        /** Visits {@link NoDrop}. */
        default R noDrop(NoDrop refusal) {
            return other(refusal);
        }

        /** Visits {@link BadDrop}. */
        default R badDrop(BadDrop refusal) {
            return other(refusal);
        }

        /** Visits {@link DropsFirst}. */
        default R dropsFirst(DropsFirst refusal) {
            return other(refusal);
        }

        /** Visits {@link BlockedByNeutral}. */
        default R blockedByNeutral(BlockedByNeutral refusal) {
            return other(refusal);
        }

        /** Visits {@link NoPlacement}. */
        default R noPlacement(NoPlacement refusal) {
            return other(refusal);
        }

        /** Visits {@link NoSwap}. */
        default R noSwap(NoSwap refusal) {
            return other(refusal);
        }

        /** Visits {@link NoPush}. */
        default R noPush(NoPush refusal) {
            return other(refusal);
        }
    }

    /**
     * No piece of the side to move stands on the square that it begins on.
     *
     * @param subMove the text of the sub-move
     * @param side the side to move
     * @param from the square
     * @param found the pieces that stand there instead, if any
     */
    record NoPiece(String subMove, Side side, Square from, List<Piece> found) implements SubMoveRefusalKind {
        /** Copies the list. */
        public NoPiece {
            found = List.copyOf(found);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noPiece(this);
        }

        @Override
        public Rule rule() {
            return Rule.NO_PIECE;
        }

        @Override
        public List<Square> squares() {
            return List.of(from);
        }

        @Override
        public String sentence() {
            return "no piece of " + PieceNames.name(side) + " stands on " + from
                    + (found.isEmpty() ? "" : " but " + PieceNames.name(found.get(0)));
        }
    }

    /**
     * The piece to be dropped is not in hand.
     *
     * @param subMove the text of the sub-move
     * @param on where it would be dropped
     * @param kind what would be dropped, if its letter is that of a piece of the game
     */
    record NotInHand(String subMove, Square on, Optional<PieceType> kind) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.notInHand(this);
        }

        @Override
        public Rule rule() {
            return Rule.NO_PIECE;
        }

        @Override
        public List<Square> squares() {
            return List.of(on);
        }

        @Override
        public String sentence() {
            return "no " + kind.map(PieceType::name).orElse(subMove.substring(0, 1)) + " is in hand";
        }
    }

    /**
     * No piece of the side to move is meant by the text.
     *
     * @param subMove the text, as it was written
     * @param side the side to move
     */
    record NoPieceCan(String subMove, Side side) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noPieceCan(this);
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "no piece of " + PieceNames.name(side) + " can make the move " + subMove;
        }
    }

    /**
     * The piece is frozen by an enemy (rules/base-games.md, Freezing).
     *
     * @param subMove the text of the sub-move
     * @param piece the piece
     * @param from where it stands
     * @param by the piece that holds it
     * @param on where that one stands
     */
    record Frozen(String subMove, Piece piece, Square from, Piece by, Square on) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.frozen(this);
        }

        @Override
        public Rule rule() {
            return Rule.FROZEN;
        }

        @Override
        public List<Square> squares() {
            return List.of(from, on);
        }

        @Override
        public String sentence() {
            return PieceNames.name(piece) + " on " + from + " is frozen by the "
                    + by.type().name() + " on " + on;
        }
    }

    /**
     * The sub-move is one of another board.
     *
     * @param subMove the text of the sub-move
     * @param square its square that is not of the position's board
     */
    record OtherBoard(String subMove, Square square) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.otherBoard(this);
        }

        @Override
        public Rule rule() {
            return Rule.FOREIGN;
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return square + " is a square of another board, " + square.board();
        }
    }

    /**
     * The sub-move is described for another position: another piece moves, or another is captured.
     *
     * @param described the sub-move as described
     * @param here the sub-move of the same text that can be made here
     */
    record Foreign(SubMove described, SubMove here) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.foreign(this);
        }

        @Override
        public String subMove() {
            return described.toString();
        }

        @Override
        public Rule rule() {
            return Rule.FOREIGN;
        }

        @Override
        public List<Square> squares() {
            return List.of(here.start());
        }

        @Override
        public String sentence() {
            return described + " is described for another position: another piece moves or is captured";
        }
    }

    /**
     * The piece does not go there, whatever stands where.
     *
     * @param subMove the text of the sub-move
     * @param piece the piece
     * @param from where it stands
     */
    record NoSuchMove(String subMove, Piece piece, Square from) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noSuchMove(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from);
        }

        @Override
        public String sentence() {
            return cannot(piece, from, subMove) + ": it does not move like that";
        }
    }

    /**
     * A piece stands in the way, or it is a friend that stands on the destination. For castling also a piece on a square that
     * king and rook need.
     *
     * @param subMove the text of the sub-move
     * @param piece the piece that would move
     * @param from where it stands
     * @param by the first piece in its way
     * @param on where that one stands
     */
    record Blocked(String subMove, Piece piece, Square from, Piece by, Square on) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.blocked(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from, on);
        }

        @Override
        public String sentence() {
            return cannot(piece, from, subMove) + ": " + PieceNames.name(by) + " stands on " + on;
        }
    }

    /**
     * The piece leaps over exactly one other on its way there, and stands close enough behind it, but not as the board stands.
     *
     * @param subMove the text of the sub-move
     * @param piece the piece that would move
     * @param from where it stands
     */
    record NoScreen(String subMove, Piece piece, Square from) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noScreen(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from);
        }

        @Override
        public String sentence() {
            return cannot(piece, from, subMove) + ": it needs exactly one piece to leap over, in the right place";
        }
    }

    /**
     * The piece goes there only without capturing, and an enemy stands there.
     *
     * @param subMove the text of the sub-move
     * @param piece the piece that would move
     * @param from where it stands
     * @param enemy the piece that it cannot capture
     * @param on where that one stands
     */
    record CannotCapture(String subMove, Piece piece, Square from, Piece enemy, Square on)
            implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cannotCapture(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from, on);
        }

        @Override
        public String sentence() {
            return cannot(piece, from, subMove) + ": it cannot capture " + PieceNames.name(enemy) + " there";
        }
    }

    /**
     * The piece goes there only to capture, and no enemy stands there.
     *
     * @param subMove the text of the sub-move
     * @param piece the piece that would move
     * @param from where it stands
     * @param on the square on which there is nothing to capture
     */
    record NothingToCapture(String subMove, Piece piece, Square from, Square on) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.nothingToCapture(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from);
        }

        @Override
        public String sentence() {
            return cannot(piece, from, subMove) + ": there is nothing to capture on " + on;
        }
    }

    /**
     * The piece may go there, but only in another way: by another promotion, by none, remotely, or written with its letter.
     *
     * @param subMove the text of the sub-move
     * @param piece the piece that would move
     * @param from where it stands
     * @param possible the sub-moves between the two squares that can be made
     */
    record OnlyAs(String subMove, Piece piece, Square from, List<SubMove> possible) implements SubMoveRefusalKind {
        /** Copies the list. */
        public OnlyAs {
            possible = List.copyOf(possible);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.onlyAs(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from);
        }

        @Override
        public String sentence() {
            return cannot(piece, from, subMove) + ", only "
                    + possible.stream().map(SubMove::toString).collect(Collectors.joining(" or "));
        }
    }

    /**
     * The piece must be promoted there, to a captured piece, and there is none (rules/base-games.md, Grand Chess).
     *
     * @param subMove the text of the sub-move
     * @param piece the piece that would move
     * @param from where it stands
     */
    record NoCapturedPiece(String subMove, Piece piece, Square from) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noCapturedPiece(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from);
        }

        @Override
        public String sentence() {
            return cannot(piece, from, subMove) + ": there is no captured piece to promote to";
        }
    }

    /**
     * The right to castle is gone, or the game has no such castling.
     *
     * @param subMove the text of the sub-move, or the castling as it was written
     * @param side the side to move
     */
    record NoCastlingRight(String subMove, Side side) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noCastlingRight(this);
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return PieceNames.name(side) + " has no right to castle " + subMove;
        }
    }

    /**
     * King or rook belongs to siblings that move together (rules/twins.md, Castling).
     *
     * @param subMove the text of the sub-move
     * @param piece the one that belongs to siblings
     * @param from where it stands
     */
    record SiblingCannotCastle(String subMove, Piece piece, Square from) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.siblingCannotCastle(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from);
        }

        @Override
        public String sentence() {
            return PieceNames.name(piece) + " on " + from + " moves together with its siblings and cannot castle";
        }
    }

    /**
     * The rules know no such drop here.
     *
     * @param subMove the text of the sub-move
     * @param on where the piece would be dropped
     */
    record NoDrop(String subMove, Square on) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noDrop(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(on);
        }

        @Override
        public String sentence() {
            return subMove + " is not a drop that the rules allow here";
        }
    }

    /**
     * The piece in hand cannot be dropped there (rules/geminus.md, Drop phase).
     *
     * @param subMove the text of the sub-move
     * @param kind what would be dropped
     * @param on where
     * @param why what is in the way
     * @param other the piece that bars the colour of squares, or the square that a piece would be relocated to; else nothing
     * @param sentence the sentence that says so
     */
    record BadDrop(String subMove, PieceType kind, Square on, Bar why, Optional<Square> other, String sentence)
            implements SubMoveRefusalKind {
        /** Why a piece in hand cannot be dropped on a square. This enum may grow. */
        public enum Bar {
            /** A piece stands there that cannot be dropped on. */
            OCCUPIED,
            /** The kind is dropped on other ranks. */
            KIND,
            /** No piece is dropped on that rank, or the kind not on that square. */
            RANK,
            /** Another piece of the kind stands on squares of that colour. */
            COLOUR,
            /** Another piece of the kind stands on that file. */
            FILE,
            /** No piece stands there to be relocated. */
            NOBODY_TO_RELOCATE,
            /** The piece there cannot be relocated like that. */
            RELOCATION
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.badDrop(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(on);
        }
    }

    /**
     * Pieces in hand are to be dropped first, and no piece moves until then.
     *
     * @param subMove the text of the sub-move
     * @param from where the piece stands
     */
    record DropsFirst(String subMove, Square from) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.dropsFirst(this);
        }

        @Override
        public Rule rule() {
            return Rule.STRUCTURE;
        }

        @Override
        public List<Square> squares() {
            return List.of(from);
        }

        @Override
        public String sentence() {
            return "while there are pieces in hand they are dropped and no piece moves";
        }
    }

    private static String cannot(Piece piece, Square from, String subMove) {
        return PieceNames.name(piece) + " on " + from + " cannot make the move " + subMove;
    }

    /**
     * The neutral piece stands in the way (rules/duck.md, 1).
     *
     * @param subMove the text of the sub-move
     * @param piece the piece that would move
     * @param from where it stands
     * @param on where the neutral piece stands
     */
    record BlockedByNeutral(String subMove, Piece piece, Square from, Square on) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.blockedByNeutral(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from, on);
        }

        @Override
        public String sentence() {
            return cannot(piece, from, subMove) + ": the duck stands on " + on;
        }
    }

    /**
     * The neutral piece is set on an empty square other than its own (rules/duck.md, 2).
     *
     * @param subMove the text of the sub-move
     * @param on the square
     * @param isItsOwn whether it stands there; else another piece does
     */
    record NoPlacement(String subMove, Square on, boolean isItsOwn) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noPlacement(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(on);
        }

        @Override
        public String sentence() {
            return "the duck is set on another empty square: "
                    + (isItsOwn ? "it stands on " + on + " already" : on + " is occupied");
        }
    }

    /**
     * A push moves an enemy pawn one square forward, to an empty square (rules/avalanche.md, 2).
     *
     * @param subMove the text of the sub-move
     * @param piece the enemy pawn
     * @param from where it stands
     */
    record NoPush(String subMove, Piece piece, Square from) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noPush(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from);
        }

        @Override
        public String sentence() {
            return PieceNames.name(piece) + " on " + from
                    + " is pushed one square forward, to an empty square, and not " + subMove;
        }
    }

    /**
     * Two pieces that cannot change places.
     *
     * @param subMove the text of the sub-move
     * @param from the square of the mover's piece
     * @param to the other square
     */
    record NoSwap(String subMove, Square from, Square to) implements SubMoveRefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.noSwap(this);
        }

        @Override
        public List<Square> squares() {
            return List.of(from, to);
        }

        @Override
        public String sentence() {
            return "a piece of yours changes places with a different piece that stands where it could go or capture, and not "
                    + subMove;
        }
    }
}

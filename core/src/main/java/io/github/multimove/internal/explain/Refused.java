package io.github.multimove.internal.explain;

import io.github.multimove.Piece;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.explain.GeneralRefusal;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.TurnRefusal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes refusals, for the places that find them. */
public final class Refused {
    private Refused() {}

    /** A piece with its side, such as {@code the White rook}. */
    static String name(Piece piece) {
        return "the " + name(piece.side()) + " " + piece.type().name();
    }

    static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    // ---- sub-moves --------------------------------------------------------------------------------------------------

    static SubMoveRefusal subMove(SubMoveRefusal.Kind kind, String subMove, String sentence, Square... squares) {
        return new SubMoveRefusal(kind, subMove, List.of(squares), List.of(), sentence);
    }

    /** A piece, on the first of the squares, that does not make a move for a reason. */
    static SubMoveRefusal cannot(
            SubMoveRefusal.Kind kind, String subMove, Piece piece, String reason, Square... squares) {
        return subMove(kind, subMove, cannot(piece, squares[0], subMove) + reason, squares);
    }

    static String cannot(Piece piece, Square from, String subMove) {
        return name(piece) + " on " + from + " cannot make the move " + subMove;
    }

    public static SubMoveRefusal noPieceCan(String text, Side side) {
        return subMove(
                SubMoveRefusal.Kind.NO_PIECE_CAN, text, "no piece of " + name(side) + " can make the move " + text);
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    static TurnRefusal turn(TurnRefusal.Kind kind, List<SubMove> subMoves, List<Square> squares, String sentence) {
        return new TurnRefusal(kind, subMoves, squares, Optional.empty(), sentence);
    }

    /** What sub-moves that show it break, no square telling more. */
    static TurnRefusal turn(TurnRefusal.Kind kind, List<SubMove> subMoves, String sentence) {
        return turn(kind, subMoves, List.of(), sentence);
    }

    /** What sub-moves break, where their pieces stand. */
    static TurnRefusal pieces(TurnRefusal.Kind kind, List<SubMove> subMoves, String sentence) {
        return turn(kind, subMoves, subMoves.stream().map(SubMove::start).toList(), sentence);
    }

    /** Two sub-moves that claim the same. */
    static TurnRefusal clash(TurnRefusal.Kind kind, SubMove first, SubMove second, Square on) {
        SubMove mover = first.start().equals(on) ? first : second;
        String sentence = switch (kind) {
            case SAME_PIECE ->
                "the " + (mover.start().equals(on) ? typeOf(mover) : "piece") + " on " + on
                        + " cannot move twice in one turn";
            case SAME_CAPTURE -> pieces(first, second) + " cannot both capture the piece on " + on;
            case SAME_DESTINATION -> pieces(first, second) + " cannot both go to " + on + " in one turn";
            default -> pieces(first, second) + " would collide on " + on;
        };
        return new TurnRefusal(
                kind, List.of(first, second), List.of(second.start(), first.start()), Optional.of(on), sentence);
    }

    static String pieces(SubMove first, SubMove second) {
        boolean isDropped = first instanceof SubMove.Drop || second instanceof SubMove.Drop;
        return isDropped
                ? piece(first) + " and " + piece(second)
                : "the pieces on " + first.start() + " and " + second.start();
    }

    private static String piece(SubMove subMove) {
        return subMove instanceof SubMove.Drop ? "the dropped " + typeOf(subMove) : "the piece on " + subMove.start();
    }

    private static String typeOf(SubMove subMove) {
        return subMove.actor().map(piece -> piece.type().name()).orElse("piece");
    }

    /** A piece that would move a second time, from where an earlier sub-move of the turn has brought it. */
    public static TurnRefusal movedAlready(SubMove before) {
        return turn(
                TurnRefusal.Kind.MOVED_ALREADY,
                List.of(before),
                List.of(before.to(), before.start()),
                "the " + typeOf(before) + " has moved already, from " + before.start() + " to " + before.to()
                        + ", and a piece moves only once in a turn");
    }

    /** The right sub-moves in the wrong order, which the kind tells. */
    static TurnRefusal outOfOrder(TurnRefusal.Kind kind, SubMove late, SubMove early) {
        String sentence = switch (kind) {
            case PAWN_FIRST -> "the pawn move comes first, then the move of another piece";
            case CHOICE_FIRST -> "the promotion owed is chosen first, then a piece moves";
            case PUSH_LAST -> "a piece moves first, then an enemy pawn is pushed";
            case PLACEMENT_LAST -> "a piece moves first, then the duck is set on a square";
            default -> "the sub-moves are not in ascending order of their squares";
        };
        return outOfOrder(kind, late, early, sentence);
    }

    /** The right sub-moves in the wrong order. */
    static TurnRefusal outOfOrder(TurnRefusal.Kind kind, SubMove late, SubMove early, String sentence) {
        return turn(kind, List.of(late, early), List.of(early.start()), sentence);
    }

    static TurnRefusal notATurn(List<SubMove> subMoves) {
        String text = String.join(",", subMoves.stream().map(SubMove::toString).toList());
        return turn(TurnRefusal.Kind.NOT_A_TURN, subMoves, text + " is no turn of this game in this position");
    }

    /** A part of a text that could mean several sub-moves. */
    public static GeneralRefusal ambiguous(String part, SubMove first, SubMove second) {
        return new GeneralRefusal(
                Rule.AMBIGUOUS,
                List.of(first, second),
                OptionalInt.empty(),
                part + " could mean " + first + " or " + second);
    }
}

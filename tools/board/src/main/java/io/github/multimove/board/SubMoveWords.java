package io.github.multimove.board;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import java.util.List;
import java.util.stream.Collectors;

/** Says sub-moves in words, for lists to choose from and for people who listen to the board. */
final class SubMoveWords {
    private SubMoveWords() {}

    static String of(SubMove subMove) {
        if (subMove instanceof SubMove.Move step) {
            return goes(step, " to ");
        }
        if (subMove instanceof SubMove.Capture capture) {
            return goes(capture, " to ") + taking(capture);
        }
        if (subMove instanceof SubMove.EnPassant enPassant) {
            return goes(enPassant, " to ") + taking(enPassant) + " en passant";
        }
        if (subMove instanceof SubMove.Castling castling) {
            return "castling, " + goes(castling, " to ") + ", "
                    + castling.rook().type().name() + " to " + castling.rookTo();
        }
        if (subMove instanceof SubMove.Promotion promotion) {
            return goes(promotion, " to ")
                    + (promotion.isCapture() ? taking(promotion) : "")
                    + ", becomes "
                    + promotion.into().stream().map(PieceType::name).collect(Collectors.joining(" and "));
        }
        if (subMove instanceof SubMove.Drop drop) {
            return drop.piece().type().name() + " from the hand to " + drop.to();
        }
        if (subMove instanceof SubMove.RelocatingDrop drop) {
            return drop.piece().type().name() + " from the hand to " + drop.to() + ", the piece there to "
                    + drop.relocatedTo();
        }
        if (subMove instanceof SubMove.RemoteCapture capture) {
            return capture.piece().type().name() + " " + capture.from() + " captures remotely " + of(capture.captured())
                    + " on " + capture.to();
        }
        if (subMove instanceof SubMove.Push push) {
            return goes(push, " is pushed to ");
        }
        if (subMove instanceof SubMove.Swap swap) {
            return of(swap.piece()) + " on " + swap.from() + " and " + of(swap.other()) + " on " + swap.to()
                    + " change places"
                    + (swap.into().isEmpty()
                            ? ""
                            : ", the pawn becomes a " + swap.into().get(0).name());
        }
        if (subMove instanceof SubMove.Choice choice) {
            return choice.piece().type().name() + " on " + choice.to() + " becomes "
                    + choice.into().name();
        }
        if (subMove instanceof SubMove.Place placement) {
            return "the duck to " + placement.to();
        }
        return subMove.toString(); // kinds may grow in a minor version
    }

    static String of(Piece piece) {
        return (piece.side() == Side.WHITE ? "white " : "black ") + piece.type().name();
    }

    static String of(List<Piece> pieces) {
        return pieces.stream().map(SubMoveWords::of).collect(Collectors.joining(" and "));
    }

    private static String goes(SubMove subMove, String how) {
        return subMove.actor().map(piece -> piece.type().name() + " ").orElse("")
                + subMove.origin().map(Object::toString).orElse("")
                + how
                + subMove.to();
    }

    private static String taking(SubMove subMove) {
        return " capturing " + of(subMove.captured());
    }
}

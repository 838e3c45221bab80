package io.github.multimove.board;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import java.util.List;
import java.util.stream.Collectors;

/** Says sub-moves in words, for lists to choose from and for people who listen to the board. */
final class SubMoveWords implements SubMove.Visitor<String> {
    private static final SubMoveWords WORDS = new SubMoveWords();

    private SubMoveWords() {}

    static String of(SubMove subMove) {
        return subMove.accept(WORDS);
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

    @Override
    public String other(SubMove subMove) { // kinds may grow in a minor version
        return subMove.toString();
    }

    @Override
    public String step(SubMove.Step step) {
        return goes(step, " to ");
    }

    @Override
    public String capture(SubMove.Capture capture) {
        return goes(capture, " to ") + taking(capture);
    }

    @Override
    public String enPassant(SubMove.EnPassant enPassant) {
        return goes(enPassant, " to ") + taking(enPassant) + " en passant";
    }

    @Override
    public String castling(SubMove.Castling castling) {
        return "castling, " + goes(castling, " to ") + ", "
                + castling.rook().type().name() + " to " + castling.rookTo();
    }

    @Override
    public String promotion(SubMove.Promotion promotion) {
        return goes(promotion, " to ")
                + (promotion.isCapture() ? taking(promotion) : "")
                + ", becomes "
                + promotion.into().stream().map(PieceType::name).collect(Collectors.joining(" and "));
    }

    @Override
    public String drop(SubMove.Drop drop) {
        return drop.piece().type().name() + " from the hand to " + drop.to();
    }

    @Override
    public String relocatingDrop(SubMove.RelocatingDrop drop) {
        return drop.piece().type().name() + " from the hand to " + drop.to() + ", the piece there to "
                + drop.relocatedTo();
    }

    @Override
    public String remoteCapture(SubMove.RemoteCapture capture) {
        return capture.piece().type().name() + " " + capture.from() + " captures remotely " + of(capture.captured())
                + " on " + capture.to();
    }

    @Override
    public String push(SubMove.Push push) {
        return goes(push, " is pushed to ");
    }

    @Override
    public String swap(SubMove.Swap swap) {
        return of(swap.piece()) + " on " + swap.from() + " and " + of(swap.other()) + " on " + swap.to()
                + " change places"
                + (swap.into().isEmpty()
                        ? ""
                        : ", the pawn becomes a " + swap.into().get(0).name());
    }

    @Override
    public String choice(SubMove.Choice choice) {
        return choice.piece().type().name() + " on " + choice.to() + " becomes "
                + choice.into().name();
    }

    @Override
    public String placement(SubMove.Placement placement) {
        return "the duck to " + placement.to();
    }
}

package io.github.multimove.explain;

import io.github.multimove.Piece;
import io.github.multimove.Side;

/** How sentences name pieces and sides. */
final class PieceNames {
    private PieceNames() {}

    /** A piece with its side, such as {@code the White rook}. */
    static String name(Piece piece) {
        return "the " + name(piece.side()) + " " + piece.type().name();
    }

    static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }
}

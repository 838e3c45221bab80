package io.github.multimove;

/** How sub-moves are written in coordinate form (rules/notation.md). */
final class Texts {
    private Texts() {}

    static String move(SubMoveFrom move, boolean lettered, String promotion) {
        String between = move.from().board().levelNames() == Board.LevelNames.UNNAMED ? "" : "-";
        return (lettered ? String.valueOf(move.piece().type().letter()) : "")
                + move.from()
                + between
                + move.to()
                + promotion;
    }

    /** A man with its side, such as {@code the White rook}. */
    static String name(Piece man) {
        return "the " + name(man.side()) + " " + man.type().name();
    }

    static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }
}

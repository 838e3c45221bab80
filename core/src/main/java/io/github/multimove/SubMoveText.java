package io.github.multimove;

/** How sub-moves are written in coordinate form (rules/notation.md). */
final class SubMoveText {
    private SubMoveText() {}

    static String of(SubMoveFrom move, boolean lettered, String promotion) {
        return of(move, move.to(), lettered, promotion);
    }

    /** As {@link #of(SubMoveFrom, boolean, String)}, with another square for the destination. */
    static String of(SubMoveFrom move, Square end, boolean lettered, String promotion) {
        String between = move.from().board().levelNames() == Board.LevelNames.UNNAMED ? "" : "-";
        return (lettered ? String.valueOf(move.piece().type().letter()) : "") + move.from() + between + end + promotion;
    }
}

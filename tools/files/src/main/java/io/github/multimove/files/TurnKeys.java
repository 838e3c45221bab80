package io.github.multimove.files;

/** Keys for turns. They replace those of the parent as one group. */
final class TurnKeys {
    static final String STRUCTURE =
            "`one`; `up-to 2`, then `places all pawns others`, `collision`, `castles-as-one`; `siblings separated`, then `sharing`,"
                    + " `sequential`, `promotion twins`; or steps with `,` between. `;` and words of a series may follow steps:"
                    + " `move, move; next another; commuting`. A step is a kind and its words: `move by nb safe`";

    private TurnKeys() {}

    static void add(Keys.Table table) {
        table.turn("turn", STRUCTURE, "what a turn is");
        table.turn(
                "turnFirst",
                "as `turn`; with `|` between, those of the turns after it",
                "what the first turn of the game is");
        table.turn("turnWhileInHand", "as `turn`", "what a turn is while the side to move has pieces in hand");
        table.turn(
                "turnLength",
                "`3`; `3/1` for White and Black; `by-check 2/1` in check and otherwise; `growing 4` up to a limit; "
                        + SeriesWords.list(SeriesWords.LENGTHS) + ". `turn` then has a first and a later step",
                "how many sub-moves a full turn has");
        table.turn("turnNext", SeriesWords.list(SeriesWords.NEXT), "which piece makes later sub-moves");
        table.turn("turnKin", "groups of letters, such as `kq rb`", "which pieces are of one kind");
        table.turn("turnEnds", "any of " + SeriesWords.list(SeriesWords.EVENTS), "what ends a turn");
        table.turn(
                "turnOnlyLast",
                "any of " + SeriesWords.list(SeriesWords.EVENTS),
                "what only the last sub-move of a full turn may do");
        table.turn("turnReply", "as `turn`", "how the opponent replies to a turn that an event has ended");
        table.turn("turnBeginsAsReply", "`true` or `false`", "whether the first turn of the game is a reply");
        table.turn(
                "turnPassed",
                SeriesWords.list(SeriesWords.PASSED),
                "which squares crossed are recorded for en passant");
        table.turn(
                "turnCommuting",
                "`true` or `false`",
                "whether two orders of two drops that lead to one position are one turn");
        table.turn("turnInAnyOrder", "`true` or `false`", "whether the steps are made in any order, each once");
        table.turn(
                "turnLaterSpareRoyals",
                "`true` or `false`",
                "whether second and later sub-moves capture no royal piece");
        table.turn(
                "turnAt",
                "with `|` between: a turn number, `:` and a series, such as `2: move, move; next same`",
                "other series at turn numbers");
        table.turn("turnSets", "sets of squares, such as `a1+h1,a8+h8`", "which pieces of the array are siblings");
        table.turn(
                "rules",
                "an id such as `two-prong[prongs=3]`, without its base game",
                "the turn and the royal rule of a published variant, over this base game");
    }
}

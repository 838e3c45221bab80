/** Multi-move chess variants: legal turns, check, mate and outcome, playing turns. */
@SuppressWarnings("module") // these two are compiled after it
module io.github.multimove {
    requires static org.jspecify;

    exports io.github.multimove;
    exports io.github.multimove.catalogue;
    exports io.github.multimove.explain;
    exports io.github.multimove.perft;
    exports io.github.multimove.rules;
    exports io.github.multimove.spi;
    exports io.github.multimove.internal.board to
            io.github.multimove.problems;
    exports io.github.multimove.internal.notation to
            io.github.multimove.pgn,
            io.github.multimove.problems;
    exports io.github.multimove.internal.play to
            io.github.multimove.problems;
    exports io.github.multimove.internal.position to
            io.github.multimove.problems;
    exports io.github.multimove.internal.royal to
            io.github.multimove.problems;
    exports io.github.multimove.internal.text to
            io.github.multimove.bases,
            io.github.multimove.diagram,
            io.github.multimove.pgn;
    exports io.github.multimove.internal.turns to
            io.github.multimove.problems;
    exports io.github.multimove.internal.turns.series to
            io.github.multimove.problems;
    exports io.github.multimove.internal.turns.simultaneous to
            io.github.multimove.problems;
    exports io.github.multimove.internal.turns.time to
            io.github.multimove.problems;

    uses io.github.multimove.spi.RuleSetProvider;
    uses io.github.multimove.spi.BaseGameProvider;
}

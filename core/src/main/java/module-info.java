/** Multi-move chess variants: legal turns, check, mate and outcome, playing turns. */
module io.github.multimove {
    requires static org.jspecify;

    exports io.github.multimove;
    exports io.github.multimove.catalogue;
    exports io.github.multimove.diagram;
    exports io.github.multimove.explain;
    exports io.github.multimove.perft;
    exports io.github.multimove.pgn;
    exports io.github.multimove.rules;
    exports io.github.multimove.spi;

    uses io.github.multimove.spi.RuleSetProvider;
    uses io.github.multimove.spi.BaseGameProvider;
}

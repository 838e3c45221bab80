/** Geminus Chess: pieces are dropped two by two, then a turn is a pawn move and a piece move. */
module io.github.multimove.geminus {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.geminus;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.geminus.GeminusProvider;
}

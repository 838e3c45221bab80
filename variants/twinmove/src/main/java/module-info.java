/** Twinmove Chess: a turn is a pawn move and then a piece move, and the king is there to be captured. */
module io.github.multimove.twinmove {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.twinmove;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.twinmove.TwinmoveProvider;
}

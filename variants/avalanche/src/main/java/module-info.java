/** Avalanche Chess: a turn is an orthodox move and then a push of an enemy pawn. */
module io.github.multimove.avalanche {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.avalanche;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.avalanche.AvalancheProvider;
}

/** Two-Prong Chess: a turn moves one piece or several at once, over any base game. */
module io.github.multimove.twoprong {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.twoprong;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.twoprong.TwoProngProvider;
}

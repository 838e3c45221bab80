/** Duck Chess: a turn is an orthodox move and then the duck, set on an empty square. */
module io.github.multimove.duck {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.duck;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.duck.DuckProvider;
}

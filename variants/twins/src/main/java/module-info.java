/** Twins Chess: siblings move together and die together. */
module io.github.multimove.twins {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.twins;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.twins.TwinsProvider;
}

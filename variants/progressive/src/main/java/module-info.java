/** Progressive Chess: White makes one sub-move, Black two, White three, and so on. */
module io.github.multimove.progressive {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.progressive;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.progressive.ProgressiveProvider;
}

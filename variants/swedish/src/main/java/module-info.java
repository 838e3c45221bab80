/** Swedish Chess: the pieces in hand are dropped behind or among the pawns, then orthodox chess is played. */
module io.github.multimove.swedish {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.swedish;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.swedish.SwedishProvider;
}

/** Marseillais Chess: a turn is two sub-moves, one after the other, and a check ends it. */
module io.github.multimove.marseillais {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.marseillais;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.marseillais.MarseillaisProvider;
}

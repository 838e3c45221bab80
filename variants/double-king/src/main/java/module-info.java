/** Double King Chess, alone or as a base game. */
module io.github.multimove.doubleking {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.doubleking;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.doubleking.DoubleKingRuleSets;
    provides io.github.multimove.spi.BaseGameProvider with
            io.github.multimove.doubleking.DoubleKingBaseGames;
}

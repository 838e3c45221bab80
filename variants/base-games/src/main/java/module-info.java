/** Further base games: Chess960, Grand Chess, Raumschach and Dragonchess. */
module io.github.multimove.bases {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.bases;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.bases.LargerRuleSets;
    provides io.github.multimove.spi.BaseGameProvider with
            io.github.multimove.bases.LargerBaseGames;
}

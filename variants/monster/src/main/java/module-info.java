/** Monster Chess: a king and some pawns with two sub-moves a turn against a full army. */
module io.github.multimove.monster {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.monster;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.monster.MonsterProvider;
}

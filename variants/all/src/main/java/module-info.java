/** Every Multimove variant, by one name. */
module io.github.multimove.all {
    requires transitive io.github.multimove;
    requires transitive io.github.multimove.twoprong;
    requires transitive io.github.multimove.bases;
    requires transitive io.github.multimove.doubleking;
    requires transitive io.github.multimove.twinmove;
    requires transitive io.github.multimove.geminus;
    requires transitive io.github.multimove.twins;
    requires transitive io.github.multimove.marseillais;
    requires transitive io.github.multimove.progressive;
    requires transitive io.github.multimove.monster;
    requires transitive io.github.multimove.avalanche;
    requires transitive io.github.multimove.doublemoves;
    requires transitive io.github.multimove.swedish;
    requires transitive io.github.multimove.duck;
    requires transitive io.github.multimove.pgn;
    requires transitive io.github.multimove.diagram;
}

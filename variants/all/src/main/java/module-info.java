/** Every Multimove variant, by one name. */
module io.github.multimove.all {
    requires transitive io.github.multimove;
    requires transitive io.github.multimove.twoprong;
    requires transitive io.github.multimove.bases;
    requires transitive io.github.multimove.doubleking;
    requires transitive io.github.multimove.twinmove;
    requires transitive io.github.multimove.geminus;
    requires transitive io.github.multimove.twins;
}

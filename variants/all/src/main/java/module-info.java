/** Every Multimove variant, by one name. */
module io.github.multimove.all {
    requires transitive io.github.multimove;
    requires transitive io.github.multimove.twins;
    requires transitive io.github.multimove.twoprong;
}

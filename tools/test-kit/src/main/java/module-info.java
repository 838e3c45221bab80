/** The laws that every rule set keeps, for authors of variants. */
module io.github.multimove.testkit {
    requires transitive io.github.multimove;
    requires transitive io.github.multimove.pgn;
    requires static org.jspecify;
    requires static org.junit.jupiter.api;

    exports io.github.multimove.testkit;
}

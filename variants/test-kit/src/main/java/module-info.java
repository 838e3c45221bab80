/** The laws that every rule set keeps, and plain references of the published games, for authors of variants. */
module io.github.multimove.testkit {
    requires transitive io.github.multimove;
    requires static org.jspecify;
    requires static org.junit.jupiter.api;

    exports io.github.multimove.testkit;
    exports io.github.multimove.testkit.reference;
}

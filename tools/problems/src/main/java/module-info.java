/** Solves chess problems of every game that Multimove knows. */
module io.github.multimove.problems {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.problems;
}

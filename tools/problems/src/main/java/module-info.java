/** Solves chess problems of every game that Multimove knows. */
module io.github.multimove.problems {
    requires transitive io.github.multimove;
    requires io.github.multimove.diagram;
    requires transitive io.github.multimove.pgn;
    requires static org.jspecify;

    exports io.github.multimove.problems;
}

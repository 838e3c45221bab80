/** Counts distinct positions and games of every game that Multimove knows. */
module io.github.multimove.counting {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.counting;
}

/** Reads variants from text and writes rule sets as text. */
module io.github.multimove.files {
    requires transitive io.github.multimove;
    requires transitive io.github.multimove.pgn;
    requires static org.jspecify;

    exports io.github.multimove.files;
}

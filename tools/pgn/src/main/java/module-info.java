/** Games as PGN, positions as EPD. */
module io.github.multimove.pgn {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.pgn;
}

/** Doublemove Chess and the limited double-move games: Extra Move, Two Move, Two-Fisted, Bennekom and Accelerated Chess, and Triplets. */
module io.github.multimove.doublemoves {
    requires transitive io.github.multimove;
    requires static org.jspecify;

    exports io.github.multimove.doublemoves;

    provides io.github.multimove.spi.RuleSetProvider with
            io.github.multimove.doublemoves.DoubleMovesProvider;
}

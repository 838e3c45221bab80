package io.github.multimove.doublemoves;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.util.Objects;

/** The numbers ({@code rules/doublemove.md}) that {@code double-moves.perft} keeps; by the reference generator too, where that takes minutes at most. */
class DoubleMovesNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        return Objects.requireNonNull(getClass().getResourceAsStream("double-moves.perft"), "double-moves.perft");
    }
}

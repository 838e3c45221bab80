package io.github.multimove.twinmove;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.util.Objects;

/** The numbers ({@code rules/twinmove.md}) that {@code twinmove.perft} keeps; by the reference generator too, where that takes minutes at most. */
class TwinmoveNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        return Objects.requireNonNull(getClass().getResourceAsStream("twinmove.perft"), "twinmove.perft");
    }
}

package io.github.multimove.progressive;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.util.Objects;

/** The numbers ({@code rules/progressive.md}) that {@code progressive.perft} keeps; by the reference generator too, where that takes minutes at most. */
class ProgressiveNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        return Objects.requireNonNull(getClass().getResourceAsStream("progressive.perft"), "progressive.perft");
    }
}

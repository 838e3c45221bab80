package io.github.multimove.geminus;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.util.Objects;

/** The numbers ({@code rules/geminus.md}) that {@code geminus.perft} keeps; by the reference generator too, where that takes minutes at most. */
class GeminusNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        return Objects.requireNonNull(getClass().getResourceAsStream("geminus.perft"), "geminus.perft");
    }
}

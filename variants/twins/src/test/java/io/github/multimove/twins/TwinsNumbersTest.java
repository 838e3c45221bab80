package io.github.multimove.twins;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.util.Objects;

/** The numbers ({@code rules/twins.md}) that {@code twins.perft} keeps; by the reference generator too, where that takes minutes at most. */
class TwinsNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        return Objects.requireNonNull(getClass().getResourceAsStream("twins.perft"), "twins.perft");
    }
}

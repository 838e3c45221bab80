package io.github.multimove.duck;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.util.Objects;

/**
 * The numbers ({@code rules/duck.md}) that {@code duck.perft} keeps; by the reference generator too, where that takes minutes at most.
 * A number above ten thousand million takes an hour; {@code NumbersByMerging} counts it in seconds, by either path.
 */
class DuckNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        return Objects.requireNonNull(getClass().getResourceAsStream("duck.perft"), "duck.perft");
    }

    @Override
    protected long most() {
        return 10_000_000_000L;
    }
}

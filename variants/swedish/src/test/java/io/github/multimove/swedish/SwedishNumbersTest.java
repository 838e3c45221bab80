package io.github.multimove.swedish;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.util.Objects;

/**
 * The numbers ({@code rules/swedish.md}) that {@code swedish.perft} keeps; by the reference generator too, where that takes minutes at
 * most. A number above a thousand million takes longer; {@code NumbersByMerging} counts it, by either path.
 */
class SwedishNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        return Objects.requireNonNull(getClass().getResourceAsStream("swedish.perft"), "swedish.perft");
    }

    @Override
    protected long most() {
        return 1_000_000_000;
    }
}

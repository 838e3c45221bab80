package io.github.multimove.avalanche;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.util.Objects;

/** The numbers ({@code rules/avalanche.md}) that {@code avalanche.perft} keeps; by the reference generator too, where that takes minutes at most. */
class AvalancheNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        return Objects.requireNonNull(getClass().getResourceAsStream("avalanche.perft"), "avalanche.perft");
    }
}

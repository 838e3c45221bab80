package io.github.multimove.marseillais;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.util.Objects;

/** The numbers ({@code rules/marseillais.md}) that {@code marseillais.perft} keeps; by the reference generator too, where that takes minutes at most. */
class MarseillaisNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        return Objects.requireNonNull(getClass().getResourceAsStream("marseillais.perft"), "marseillais.perft");
    }
}

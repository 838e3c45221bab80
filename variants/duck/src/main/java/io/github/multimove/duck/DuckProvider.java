package io.github.multimove.duck;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code duck}. */
public final class DuckProvider implements RuleSetProvider {
    /** For the service loader. */
    public DuckProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(Duck.VARIANT);
    }
}

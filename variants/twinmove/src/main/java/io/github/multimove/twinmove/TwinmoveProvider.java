package io.github.multimove.twinmove;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code twinmove}. */
public final class TwinmoveProvider implements RuleSetProvider {
    /** For the service loader. */
    public TwinmoveProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(Twinmove.VARIANT);
    }
}

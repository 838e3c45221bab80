package io.github.multimove.geminus;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code geminus}. */
public final class GeminusProvider implements RuleSetProvider {
    /** For the service loader. */
    public GeminusProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(Geminus.VARIANT);
    }
}

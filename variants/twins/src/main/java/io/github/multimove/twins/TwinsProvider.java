package io.github.multimove.twins;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code twins}. */
public final class TwinsProvider implements RuleSetProvider {
    /** For the service loader. */
    public TwinsProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(Twins.VARIANT);
    }
}

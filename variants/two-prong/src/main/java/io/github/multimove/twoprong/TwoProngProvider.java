package io.github.multimove.twoprong;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code two-prong}. */
public final class TwoProngProvider implements RuleSetProvider {
    /** For the service loader. */
    public TwoProngProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(TwoProng.VARIANT);
    }
}

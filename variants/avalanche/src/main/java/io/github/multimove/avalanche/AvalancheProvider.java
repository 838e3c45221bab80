package io.github.multimove.avalanche;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code avalanche}. */
public final class AvalancheProvider implements RuleSetProvider {
    /** For the service loader. */
    public AvalancheProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(Avalanche.VARIANT);
    }
}

package io.github.multimove.marseillais;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code marseillais}. */
public final class MarseillaisProvider implements RuleSetProvider {
    /** For the service loader. */
    public MarseillaisProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(Marseillais.VARIANT);
    }
}

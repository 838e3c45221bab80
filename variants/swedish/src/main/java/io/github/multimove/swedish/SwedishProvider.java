package io.github.multimove.swedish;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code swedish}. */
public final class SwedishProvider implements RuleSetProvider {
    /** For the service loader. */
    public SwedishProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(Swedish.VARIANT);
    }
}

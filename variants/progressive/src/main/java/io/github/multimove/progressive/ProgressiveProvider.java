package io.github.multimove.progressive;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code progressive} and its relatives. */
public final class ProgressiveProvider implements RuleSetProvider {
    /** For the service loader. */
    public ProgressiveProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(
                Progressive.VARIANT, KingsProgressive.VARIANT, ModerateProgressive.VARIANT, ProgressiveTakeAll.VARIANT);
    }
}

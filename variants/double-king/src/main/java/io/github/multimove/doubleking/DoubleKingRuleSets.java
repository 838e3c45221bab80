package io.github.multimove.doubleking;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code double-king}, one move a turn. */
public final class DoubleKingRuleSets implements RuleSetProvider {
    /** For the service loader. */
    public DoubleKingRuleSets() {}

    @Override
    public List<Variant> variants() {
        return List.of(DoubleKing.VARIANT);
    }
}

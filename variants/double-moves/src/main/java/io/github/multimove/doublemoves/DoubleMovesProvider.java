package io.github.multimove.doublemoves;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code doublemove} and the limited double-move games. */
public final class DoubleMovesProvider implements RuleSetProvider {
    /** For the service loader. */
    public DoubleMovesProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(
                Doublemove.VARIANT,
                ExtraMove.VARIANT,
                TwoMove.VARIANT,
                TwoFisted.VARIANT,
                Bennekom.VARIANT,
                Accelerated.VARIANT,
                Triplets.VARIANT,
                BalancedSwap.VARIANT);
    }
}

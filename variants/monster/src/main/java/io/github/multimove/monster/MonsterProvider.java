package io.github.multimove.monster;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces {@code monster}. */
public final class MonsterProvider implements RuleSetProvider {
    /** For the service loader. */
    public MonsterProvider() {}

    @Override
    public List<Variant> variants() {
        return List.of(Monster.VARIANT);
    }
}

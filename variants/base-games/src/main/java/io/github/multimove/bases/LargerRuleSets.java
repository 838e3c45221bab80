package io.github.multimove.bases;

import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces the base games of {@link LargerBaseGames} as rule sets of one move a turn. */
public final class LargerRuleSets implements RuleSetProvider {
    /** For the service loader. */
    public LargerRuleSets() {}

    @Override
    public List<Variant> variants() {
        return List.of(Chess960.VARIANT, Grand.VARIANT, Raumschach.VARIANT, Dragonchess.VARIANT);
    }
}

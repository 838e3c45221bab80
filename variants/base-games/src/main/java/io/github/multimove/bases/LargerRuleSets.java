package io.github.multimove.bases;

import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Set;

/**
 * Announces {@code grand}, {@code raumschach} and {@code dragonchess} as rule sets of one move a turn, with the options
 * of {@link LargerBaseGames}.
 */
public final class LargerRuleSets implements RuleSetProvider {
    /** For the service loader. */
    public LargerRuleSets() {}

    @Override
    public Set<String> names() {
        return Set.of("grand", "raumschach", "dragonchess");
    }

    /** {@inheritDoc} */
    @Override
    public RuleSet create(String name, OptionReader options) {
        BaseGame game = LargerBaseGames.read(name, options);
        return RuleSet.of(options.id(), game, TurnStructure.one());
    }
}

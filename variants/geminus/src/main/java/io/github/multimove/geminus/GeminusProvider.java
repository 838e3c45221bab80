package io.github.multimove.geminus;

import io.github.multimove.RuleSet;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Set;

/**
 * Announces {@code geminus} with its options {@code pawn-move} ({@code compelled} or {@code optional}),
 * {@code promotion} ({@code queen} or {@code any}) and {@code balanced} (by default false).
 */
public final class GeminusProvider implements RuleSetProvider {
    /** For the service loader. */
    public GeminusProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("geminus");
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        boolean compelled = options.choice("pawn-move", "compelled", "optional").equals("compelled");
        boolean queenOnly = options.choice("promotion", "queen", "any").equals("queen");
        boolean balanced = options.flag("balanced", false);
        options.id(); // refuses options that are not of Geminus
        return new Geminus.Options(compelled, queenOnly, balanced).rules();
    }
}

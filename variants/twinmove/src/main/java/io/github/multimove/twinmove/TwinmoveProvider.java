package io.github.multimove.twinmove;

import io.github.multimove.RuleSet;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Set;

/**
 * Announces {@code twinmove} with its options {@code pawn-move} ({@code compelled} or {@code optional}),
 * {@code promotion} ({@code any} or {@code queen}), {@code balanced} (by default false) and {@code base} (a base game's
 * id, by default {@code orthodox}).
 */
public final class TwinmoveProvider implements RuleSetProvider {
    /** For the service loader. */
    public TwinmoveProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("twinmove");
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        var base = options.base("base", "orthodox");
        boolean compelled = options.choice("pawn-move", "compelled", "optional").equals("compelled");
        boolean queenOnly = options.choice("promotion", "any", "queen").equals("queen");
        boolean balanced = options.flag("balanced", false);
        options.id(); // refuses options that are not of Twinmove
        return new Twinmove.Options(compelled, queenOnly, balanced).over(base);
    }
}

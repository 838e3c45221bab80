package io.github.multimove.avalanche;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Announces {@code avalanche} with its options {@code balanced} (by default false) and {@code array} ({@code standard} or
 * {@code reversed}).
 */
public final class AvalancheProvider implements RuleSetProvider {
    /** For the service loader. */
    public AvalancheProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("avalanche");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Avalanche Chess",
                        "A turn is a move, and then one enemy pawn is pushed a square toward the mover.")
                .by("Ralph Betza")
                .in(1977)
                .withOption(OptionDescription.of("array", "Array", "Where Black's king and queen begin.")
                        .value("standard", "King on e8, queen on d8")
                        .value("reversed", "King on d8, queen on e8"))
                .withOption(
                        OptionDescription.of("balanced", "Balanced start", "Whether White's first turn has no push.")
                                .value("false", "A move and a push")
                                .value("true", "A move alone")));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        String array = options.choice("array", "standard", "reversed");
        boolean balanced = options.flag("balanced", false);
        options.id(); // refuses options that are not of Avalanche Chess
        return Avalanche.options()
                .balanced(balanced)
                .array(Avalanche.Array.valueOf(array.toUpperCase(Locale.ROOT)))
                .rules();
    }
}

package io.github.multimove.swedish;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Optional;
import java.util.Set;

/** Announces {@code swedish}, which has no options. */
public final class SwedishProvider implements RuleSetProvider {
    /** For the service loader. */
    public SwedishProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("swedish");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Swedish Chess", "Pieces are dropped first, and then a turn is one move; checkmate wins.")
                .by("Mats Winther"));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        options.id(); // refuses options: Swedish Chess has none
        return Swedish.rules();
    }
}

package io.github.multimove.duck;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Optional;
import java.util.Set;

/** Announces {@code duck} with its option {@code base} (a base game's id, by default {@code orthodox}). */
public final class DuckProvider implements RuleSetProvider {
    /** For the service loader. */
    public DuckProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("duck");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Duck Chess",
                        "A turn is a move, and then the duck, which blocks, is set on an empty square; capturing the king wins.")
                .by("Tim Paulden")
                .in(2016)
                .withOption(OptionDescription.of(
                        "base", "Base game", "The game whose board, pieces and array are played with.")));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        var base = options.base("base", "orthodox");
        options.id(); // refuses options that are not of Duck Chess
        return Duck.over(base);
    }
}

package io.github.multimove.duck;

import io.github.multimove.RuleSet;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
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
    public RuleSet create(String name, OptionReader options) {
        var base = options.base("base", "orthodox");
        options.id(); // refuses options that are not of Duck Chess
        return Duck.over(base);
    }
}

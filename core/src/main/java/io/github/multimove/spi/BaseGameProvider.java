package io.github.multimove.spi;

import io.github.multimove.rules.BaseGame;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Announces base games by name, so that {@code two-prong[base=grand]} finds Grand Chess without depending on it. Named
 * like a {@link RuleSetProvider}, in both places; it lists its {@link #variants()}, or implements the other methods itself.
 */
public interface BaseGameProvider {
    /** Returns the variants, each {@linkplain Variant#ofBase a base game}, that this provider announces; none unless it says which. */
    default List<Variant> variants() {
        return List.of();
    }

    /** Returns the names, without options, of the base games that this provider makes. */
    default Set<String> names() {
        return variants().stream().map(Variant::name).collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Returns a base game.
     *
     * @param name one of {@link #names()}
     * @param options the options of the id; a provider without variants asks for every option it knows and gives the game
     *     the id {@link OptionReader#id()}
     * @throws IllegalArgumentException if an option or a combination of options is not possible
     */
    default BaseGame create(String name, OptionReader options) {
        return Variant.of(variants(), name).read(options).game();
    }
}

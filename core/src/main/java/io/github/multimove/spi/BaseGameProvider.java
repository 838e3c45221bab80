package io.github.multimove.spi;

import io.github.multimove.rules.BaseGame;
import java.util.Set;

/**
 * Announces base games by name, so that {@code two-prong[base=grand]} finds Grand Chess without depending on it. Named
 * like a {@link RuleSetProvider}, in both places.
 */
public interface BaseGameProvider {
    /** Returns the names, without options, of the base games that this provider makes. */
    Set<String> names();

    /**
     * Returns a base game.
     *
     * @param name one of {@link #names()}
     * @param options the options of the id; the provider asks for every option it knows and gives the game the id
     *     {@link OptionReader#id()}
     * @throws IllegalArgumentException if an option or a combination of options is not possible
     */
    BaseGame create(String name, OptionReader options);
}

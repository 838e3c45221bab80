package io.github.multimove.spi;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import java.util.Optional;
import java.util.Set;

/**
 * Announces rule sets by name. A module names its provider both in {@code module-info} ({@code provides}) and under
 * {@code META-INF/services}, so that it is found on the module path and on the class path.
 */
public interface RuleSetProvider {
    /** Returns the names, without options, of the rule sets that this provider makes. */
    Set<String> names();

    /**
     * Returns a rule set in words for people; nothing unless the provider says more than a name.
     *
     * @param name one of {@link #names()}
     */
    default Optional<Description> describe(String name) {
        return Optional.empty();
    }

    /**
     * Returns a rule set.
     *
     * @param name one of {@link #names()}
     * @param options the options of the id; the provider asks for every option it knows and gives the rule set the id
     *     {@link OptionReader#id()}
     * @throws IllegalArgumentException if an option or a combination of options is not possible
     */
    RuleSet create(String name, OptionReader options);
}

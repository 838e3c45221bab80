package io.github.multimove.spi;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Announces rule sets by name. A module names its provider both in {@code module-info} ({@code provides}) and under
 * {@code META-INF/services}, so that it is found on the module path and on the class path.
 *
 * <p>A provider lists its {@link #variants()}, or implements the other methods itself.
 */
public interface RuleSetProvider {
    /** Returns the variants that this provider announces; none unless it says which. */
    default List<Variant> variants() {
        return List.of();
    }

    /** Returns the names, without options, of the rule sets that this provider makes. */
    default Set<String> names() {
        return variants().stream().map(Variant::name).collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Returns a rule set in words for people; nothing unless the provider says more than a name.
     *
     * @param name one of {@link #names()}
     */
    default Optional<Description> describe(String name) {
        return variants().stream()
                .filter(variant -> variant.name().equals(name))
                .map(Variant::description)
                .findFirst();
    }

    /**
     * Returns a rule set.
     *
     * @param name one of {@link #names()}
     * @param options the options of the id; a provider without variants asks for every option it knows and gives the rule
     *     set the id {@link OptionReader#id()}
     * @throws IllegalArgumentException if an option or a combination of options is not possible
     */
    default RuleSet create(String name, OptionReader options) {
        return Variant.of(variants(), name).read(options).rules();
    }
}

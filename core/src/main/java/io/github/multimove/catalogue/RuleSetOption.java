package io.github.multimove.catalogue;

import io.github.multimove.RuleSets;
import java.util.List;
import java.util.Objects;

/**
 * An option that a rule set's id may have, such as {@code prongs} of {@code two-prong}: what {@link RuleSets#options}
 * tells a program that lets people choose. Every value is text as it stands in the id.
 *
 * <p>Immutable, equal by value. Source: rules/notation.md, Rule set ids.
 *
 * @param name its name
 * @param byDefault its value where the id leaves it out
 * @param values what it may be: words with the default first, numbers ascending, or the names of base games, sorted, each
 *     of which may have options of its own in brackets
 */
public record RuleSetOption(String name, String byDefault, List<String> values) {
    /** Copies the values. */
    public RuleSetOption {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(byDefault, "byDefault");
        Objects.requireNonNull(values, "values");
        values = List.copyOf(values);
    }

    /** Returns the name, {@code =}, and the values with {@code |} between them, of many the first two and the last. */
    @Override
    public String toString() {
        List<String> shown = values.size() <= 10
                ? values
                : List.of(values.get(0), values.get(1), "...", values.get(values.size() - 1));
        return name + "=" + String.join("|", shown);
    }
}

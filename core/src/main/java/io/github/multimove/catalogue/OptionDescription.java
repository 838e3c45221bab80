package io.github.multimove.catalogue;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * An option of a rule set in words for people: a part of {@link Description}, beside {@link RuleSetOption}, which says
 * the same to a program.
 *
 * <p>Immutable, equal by value; the order of the values makes no difference to equality.
 *
 * @param name its name in ids, such as {@code early-check}
 * @param title its name as people write it, such as {@code Early check}
 * @param sentence what it decides, in one sentence
 * @param values a title for each value that it may have, in the order of {@link RuleSetOption#values()}; empty where the
 *     values are numbers or base games and speak for themselves. The map is unmodifiable.
 */
public record OptionDescription(String name, String title, String sentence, Map<String, String> values) {
    /** Copies the map in its order. */
    public OptionDescription {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(sentence, "sentence");
        Objects.requireNonNull(values, "values");
        Map<String, String> copy = new LinkedHashMap<>();
        values.forEach((value, words) ->
                copy.put(Objects.requireNonNull(value, "value"), Objects.requireNonNull(words, "words")));
        values = Collections.unmodifiableMap(copy);
    }

    /** Returns the description of an option whose values speak for themselves, until {@link #value} describes some. */
    public static OptionDescription of(String name, String title, String sentence) {
        return new OptionDescription(name, title, sentence, Map.of());
    }

    /**
     * Returns the same with a value described, after those so far.
     *
     * @param value the value as it stands in the id
     * @param words its title, such as {@code Ends the turn}
     * @throws IllegalArgumentException if the value is described already
     */
    public OptionDescription value(String value, String words) {
        if (values.containsKey(Objects.requireNonNull(value, "value"))) {
            throw new IllegalArgumentException(
                    "expected each value of " + name + " to be described once, found " + value + " twice");
        }
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(value, Objects.requireNonNull(words, "words"));
        return new OptionDescription(name, title, sentence, more);
    }

    /** Returns the title of a value, or the value itself where it has none. */
    public String valueTitle(String value) {
        return values.getOrDefault(Objects.requireNonNull(value, "value"), value);
    }

    /** Returns title and sentence, such as {@code Early check: what ...}. */
    @Override
    public String toString() {
        return title + ": " + sentence;
    }
}

package io.github.multimove.catalogue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An option that a rule set's id may have, such as {@code prongs} of {@code two-prong}, for programs that let people choose: a
 * part of {@link Description}. Every value is text as it stands in the id.
 *
 * <p>Immutable, equal by value; the order of the titles makes no difference to equality. Source: rules/notation.md, Rule set ids.
 *
 * @param name its name in ids, such as {@code early-check}
 * @param title its name as people write it, such as {@code Early check}
 * @param sentence what it decides, in one sentence
 * @param byDefault its value where the id leaves it out
 * @param values what it may be: words with the default first, numbers ascending, or the names of base games, sorted, each
 *     of which may have options of its own in brackets
 * @param titles a title for each value, in the order of the values; empty where the values are numbers or base games and
 *     speak for themselves. The map is unmodifiable.
 */
public record RuleSetOption(
        String name, String title, String sentence, String byDefault, List<String> values, Map<String, String> titles) {
    /** Copies values and titles in their order. */
    public RuleSetOption {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(sentence, "sentence");
        Objects.requireNonNull(byDefault, "byDefault");
        values = List.copyOf(Objects.requireNonNull(values, "values"));
        Map<String, String> copy = new LinkedHashMap<>();
        Objects.requireNonNull(titles, "titles")
                .forEach((value, words) ->
                        copy.put(Objects.requireNonNull(value, "value"), Objects.requireNonNull(words, "words")));
        titles = Collections.unmodifiableMap(copy);
    }

    /**
     * Returns the same with one more value, which has a title, after those so far.
     *
     * @param value the value as it stands in the id
     * @param words its title, such as {@code Ends the turn}
     * @throws IllegalArgumentException if it has the value already
     */
    public RuleSetOption value(String value, String words) {
        Objects.requireNonNull(words, "words");
        if (values.contains(Objects.requireNonNull(value, "value"))) {
            throw new IllegalArgumentException(
                    "expected each value of " + name + " to be described once, found " + value + " twice");
        }
        List<String> all = new ArrayList<>(values);
        all.add(value);
        Map<String, String> more = new LinkedHashMap<>(titles);
        more.put(value, words);
        return new RuleSetOption(name, title, sentence, byDefault, all, more);
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

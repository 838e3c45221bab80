package io.github.multimove.spi;

import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.internal.text.IdText;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.rules.BaseGame;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The options of a rule set's id, read by asking: each question names an option, its default and what it may be. At the
 * end {@link #id()} refuses options that no one asked for and writes the canonical id: options that differ from their
 * defaults, sorted.
 *
 * <p>Not safe to share between threads.
 */
public final class OptionReader {
    private final String name;
    private final Map<String, String> given;
    private final Function<String, BaseGame> bases;
    private final Map<String, RuleSetOption> asked = new LinkedHashMap<>();
    private final Map<String, String> written = new TreeMap<>();

    /**
     * Makes a reader.
     *
     * @param name the rule set's name
     * @param given the options as they stand in the id
     * @param bases finds a base game by its id
     */
    public OptionReader(String name, Map<String, String> given, Function<String, BaseGame> bases) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(given, "given");
        Objects.requireNonNull(bases, "bases");
        this.name = name;
        this.given = Map.copyOf(given);
        this.bases = bases;
    }

    /**
     * Returns the value of an option.
     *
     * @throws IllegalArgumentException if the id gives what is not a value of it
     */
    public <T> T value(Option<T> option) {
        Objects.requireNonNull(option, "option");
        asked.put(option.name(), option.choices());
        String text = given.get(option.name());
        if (text == null) {
            return option.leftOut();
        }
        T value = option.isBase() ? option.cast(bases.apply(text)) : option.read(name, text);
        if (option.isWritten(value)) {
            written.put(option.name(), Option.text(value));
        }
        return value;
    }

    /**
     * Returns the value of an option that is one of several words.
     *
     * @throws IllegalArgumentException if the id gives another word
     */
    public String choice(String option, String byDefault, String... others) {
        Objects.requireNonNull(others, "others");
        Option<String> asking = words(option, byDefault);
        for (String other : others) {
            asking = asking.value(other, other);
        }
        return value(asking);
    }

    /**
     * Returns the value of an option that is {@code true} or {@code false}.
     *
     * @throws IllegalArgumentException if the id gives anything else
     */
    public boolean flag(String option, boolean byDefault) {
        return value(words(option, byDefault).value(!byDefault, option));
    }

    /**
     * Returns the value of an option that is a number.
     *
     * @throws IllegalArgumentException if the id gives anything else or a number out of range
     */
    public int number(String option, int byDefault, int least, int most) {
        Objects.requireNonNull(option, "option");
        return value(Option.number(option, option, option, byDefault, least, most));
    }

    private static <T> Option<T> words(String option, T byDefault) {
        Objects.requireNonNull(option, "option");
        return Option.of(option, option, option).value(Objects.requireNonNull(byDefault, "byDefault"), option);
    }

    /**
     * Returns the base game that an option names, with that game's own options in brackets.
     *
     * @throws IllegalArgumentException if there is no such base game or its options are not possible
     */
    public BaseGame base(String option, String byDefault) {
        Objects.requireNonNull(option, "option");
        Objects.requireNonNull(byDefault, "byDefault");
        asked.put(option, new RuleSetOption(option, byDefault, List.of()));
        BaseGame base = bases.apply(given.getOrDefault(option, byDefault));
        if (!base.id().equals(byDefault)) {
            written.put(option, base.id());
        }
        return base;
    }

    /**
     * Returns the options asked for so far, in that order. An option that names a base game has no values here:
     * {@link io.github.multimove.RuleSets#options} knows which base games there are.
     */
    public List<RuleSetOption> asked() {
        return List.copyOf(asked.values());
    }

    /**
     * Returns the canonical id.
     *
     * @throws IllegalArgumentException if the id gives an option that has not been asked for
     */
    public String id() {
        for (String option : given.keySet()) {
            check(name, asked.keySet(), option);
        }
        return id(name, written);
    }

    static String id(String variant, Map<String, String> written) {
        return IdText.write(variant, written);
    }

    static void check(String variant, Collection<String> known, String option) {
        if (!known.contains(option)) {
            String options = known.isEmpty() ? "it has none" : String.join(", ", known);
            throw refuse("an option of " + variant + " (" + options + ")", option);
        }
    }

    static IllegalArgumentException refuse(String expected, String found) {
        return new IllegalArgumentException("expected " + expected + ", found " + Quoted.of(found));
    }
}

package io.github.multimove.spi;

import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.internal.text.IdText;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.rules.BaseGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

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

    /** Returns whether the id gives the option, be it with its default. */
    public boolean isGiven(String option) {
        Objects.requireNonNull(option, "option");
        return given.containsKey(option);
    }

    /**
     * Returns the value of an option that is one of several words.
     *
     * @throws IllegalArgumentException if the id gives another word
     */
    public String choice(String option, String byDefault, String... others) {
        Objects.requireNonNull(option, "option");
        Objects.requireNonNull(byDefault, "byDefault");
        Objects.requireNonNull(others, "others");
        List<String> known = new ArrayList<>(List.of(others));
        known.add(0, byDefault);
        String value = ask(option, byDefault, known);
        if (!known.contains(value)) {
            throw refuse(option, "one of " + String.join(", ", known), value);
        }
        return write(option, value, byDefault);
    }

    /**
     * Returns the value of an option that is {@code true} or {@code false}.
     *
     * @throws IllegalArgumentException if the id gives anything else
     */
    public boolean flag(String option, boolean byDefault) {
        Objects.requireNonNull(option, "option");
        return Boolean.parseBoolean(choice(option, Boolean.toString(byDefault), Boolean.toString(!byDefault)));
    }

    /**
     * Returns the value of an option that is a number.
     *
     * @throws IllegalArgumentException if the id gives anything else or a number out of range
     */
    public int number(String option, int byDefault, int least, int most) {
        Objects.requireNonNull(option, "option");
        List<String> known =
                IntStream.rangeClosed(least, most).mapToObj(Integer::toString).toList();
        String value = ask(option, Integer.toString(byDefault), known);
        if (!known.contains(value)) {
            throw refuse(option, "a number from " + least + " to " + most, value);
        }
        return Integer.parseInt(write(option, value, Integer.toString(byDefault)));
    }

    /**
     * Returns the base game that an option names, with that game's own options in brackets.
     *
     * @throws IllegalArgumentException if there is no such base game or its options are not possible
     */
    public BaseGame base(String option, String byDefault) {
        Objects.requireNonNull(option, "option");
        Objects.requireNonNull(byDefault, "byDefault");
        BaseGame base = bases.apply(ask(option, byDefault, List.of()));
        write(option, base.id(), byDefault);
        return base;
    }

    /**
     * Returns the options asked for so far, in that order. An option that names a base game has no values here:
     * {@link io.github.multimove.RuleSets#options} knows which base games there are.
     */
    public List<RuleSetOption> asked() {
        return List.copyOf(asked.values());
    }

    private String ask(String option, String byDefault, List<String> values) {
        asked.put(option, new RuleSetOption(option, byDefault, values));
        return given.getOrDefault(option, byDefault);
    }

    private String write(String option, String value, String byDefault) {
        if (!value.equals(byDefault)) {
            written.put(option, value);
        }
        return value;
    }

    private IllegalArgumentException refuse(String option, String expected, String found) {
        return new IllegalArgumentException(
                "expected " + expected + " for " + option + " of " + name + ", found " + Quoted.of(found));
    }

    /**
     * Returns the canonical id.
     *
     * @throws IllegalArgumentException if the id gives an option that has not been asked for
     */
    public String id() {
        for (String option : given.keySet()) {
            if (!asked.containsKey(option)) {
                throw new IllegalArgumentException("expected an option of " + name + " ("
                        + (asked.isEmpty() ? "it has none" : String.join(", ", asked.keySet())) + "), found "
                        + Quoted.of(option));
            }
        }
        return IdText.write(name, written);
    }
}

package io.github.multimove.catalogue;

import io.github.multimove.RuleSets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A rule set in words for people: what {@link RuleSets#describe} returns for menus and lists.
 *
 * <p>Immutable, equal by value.
 *
 * {@snippet class="io.github.multimove.docs.GettingStarted" region="words"}
 *
 * @param title its name as people write it, such as {@code Two-Prong Chess}
 * @param sentence what a turn is and how the game is won, in one sentence
 * @param inventor who invented it, if that is known
 * @param year the year from which it is known, if that is known
 * @param aliases other names, by which {@link RuleSets#ofLeniently} finds it as well
 * @param options the options that its id may have, each of another name, in the order in which people see them
 */
public record Description(
        String title,
        String sentence,
        Optional<String> inventor,
        OptionalInt year,
        List<String> aliases,
        List<RuleSetOption> options) {
    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if two options have one name
     */
    public Description {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(sentence, "sentence");
        Objects.requireNonNull(inventor, "inventor");
        Objects.requireNonNull(year, "year");
        aliases = List.copyOf(Objects.requireNonNull(aliases, "aliases"));
        options = List.copyOf(Objects.requireNonNull(options, "options"));
        List<String> names = options.stream().map(RuleSetOption::name).toList();
        if (names.stream().distinct().count() < names.size()) {
            throw new IllegalArgumentException("expected each option once, found " + String.join(", ", names));
        }
    }

    /** Returns a description without inventor, year, other names and options. */
    public static Description of(String title, String sentence) {
        return new Description(title, sentence, Optional.empty(), OptionalInt.empty(), List.of(), List.of());
    }

    /** Returns the same with an inventor. */
    public Description by(String newInventor) {
        Objects.requireNonNull(newInventor, "newInventor");
        return new Description(title, sentence, Optional.of(newInventor), year, aliases, options);
    }

    /** Returns the same with a year. */
    public Description in(int newYear) {
        return new Description(title, sentence, inventor, OptionalInt.of(newYear), aliases, options);
    }

    /** Returns the same with other names in place of those so far. */
    public Description alsoCalled(String... names) {
        Objects.requireNonNull(names, "names");
        return new Description(title, sentence, inventor, year, List.of(names), options);
    }

    /**
     * Returns the same with options in place of those so far.
     *
     * @throws IllegalArgumentException if two options have one name
     */
    public Description withOptions(List<RuleSetOption> all) {
        Objects.requireNonNull(all, "all");
        return new Description(title, sentence, inventor, year, aliases, all);
    }

    /** Returns the option of a name, or nothing if there is none. */
    public Optional<RuleSetOption> option(String name) {
        Objects.requireNonNull(name, "name");
        return options.stream().filter(option -> option.name().equals(name)).findFirst();
    }

    /** Returns the title with inventor and year, such as {@code Two-Prong Chess (John Whelan, 2015)}. */
    @Override
    public String toString() {
        String facts = inventor.orElse("")
                + (inventor.isPresent() && year.isPresent() ? ", " : "")
                + (year.isPresent() ? Integer.toString(year.getAsInt()) : "");
        return facts.isEmpty() ? title : title + " (" + facts + ")";
    }
}

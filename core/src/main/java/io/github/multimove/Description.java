package io.github.multimove;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A rule set in words for people: what {@link RuleSets#describe} returns for menus and lists.
 *
 * <p>Immutable, equal by value.
 *
 * @param title its name as people write it, such as {@code Two-Prong Chess}
 * @param sentence what a turn is and how the game is won, in one sentence
 * @param inventor who has invented it, if that is known
 * @param year the year from which it is known, if that is known
 * @param aliases other names, by which {@link RuleSets#ofLeniently} finds it as well
 */
public record Description(
        String title, String sentence, Optional<String> inventor, OptionalInt year, List<String> aliases) {
    /** Copies the list. */
    public Description {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(sentence, "sentence");
        Objects.requireNonNull(inventor, "inventor");
        Objects.requireNonNull(year, "year");
        aliases = List.copyOf(aliases);
    }

    /** Returns a description without inventor, year and other names. */
    public static Description of(String title, String sentence) {
        return new Description(title, sentence, Optional.empty(), OptionalInt.empty(), List.of());
    }

    /** Returns the same with an inventor. */
    public Description by(String newInventor) {
        return new Description(title, sentence, Optional.of(newInventor), year, aliases);
    }

    /** Returns the same with a year. */
    public Description in(int newYear) {
        return new Description(title, sentence, inventor, OptionalInt.of(newYear), aliases);
    }

    /** Returns the same with other names in place of those so far. */
    public Description alsoCalled(String... names) {
        return new Description(title, sentence, inventor, year, List.of(names));
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

package io.github.multimove.spi;

import io.github.multimove.Orthodox;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.rules.BaseGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * An option of a {@link Variant}, declared once: its name in ids, its words for people, its values, the first of which is the
 * default. Ids, reading, descriptions and equality follow from it.
 *
 * <p>An enum constant stands in ids in small letters with hyphens ({@code TWIN_QUEENS} is {@code twin-queens}), a base game as
 * its id.
 *
 * <p>Immutable; an option equals only itself: keep it in a constant.
 *
 * {@snippet class="io.github.multimove.docs.OwnVariant" region="variant"}
 *
 * @param <T> the type of its values: an enum, {@link Boolean}, {@link Integer}, {@link String} or {@link BaseGame}
 */
public final class Option<T> {
    /** What follows when neither side can win: shared by base games whose royal rule knows it ({@link Variant#ofBase}). */
    public static final Option<Boolean> DEAD_DRAWS = of(
                    "dead-draws", "Dead positions", "What follows when neither side can win any more.")
            .value(false, "The game goes on")
            .value(true, "The game is drawn");

    private final RuleSetOption told;
    private final List<T> values;
    private final T byDefault;
    private final T leftOut;

    private Option(RuleSetOption told, List<T> values, T byDefault, T leftOut) {
        this.told = told;
        this.values = values;
        this.byDefault = byDefault;
        this.leftOut = leftOut;
    }

    /** Returns the words of an option, which its first value, the default, makes an option. */
    public static Named of(String name, String title, String sentence) {
        return new Named(name, title, sentence);
    }

    /**
     * Returns an option that is a number. Its values speak for themselves.
     *
     * @throws IllegalArgumentException if the default is not from the least to the most
     */
    public static Option<Integer> number(
            String name, String title, String sentence, int byDefault, int least, int most) {
        if (byDefault < least || byDefault > most) {
            throw new IllegalArgumentException(
                    "expected a default of " + name + " from " + least + " to " + most + ", found " + byDefault);
        }
        List<Integer> values = IntStream.rangeClosed(least, most).boxed().toList();
        List<String> texts = values.stream().map(Option::text).toList();
        return new Option<>(
                new RuleSetOption(name, title, sentence, text(byDefault), texts, Map.of()),
                values,
                byDefault,
                byDefault);
    }

    /** Returns the option {@code base}: any base game that is found by its id, by default {@link Orthodox#game()}. */
    public static Option<BaseGame> base(String sentence) {
        return of("base", "Base game", sentence).byDefault(Orthodox.game());
    }

    /**
     * What an option is called, before it has values.
     *
     * @param name its name in ids, such as {@code early-check}
     * @param title its name as people write it, such as {@code Early check}
     * @param sentence what it decides, in one sentence
     */
    public record Named(String name, String title, String sentence) {
        /** Refuses null. */
        public Named {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(title, "title");
            Objects.requireNonNull(sentence, "sentence");
        }

        /** Returns the option with its default value, which has a title for people. */
        public <T> Option<T> value(T value, String title) {
            Objects.requireNonNull(value, "value");
            return byDefault(value).value(value, title);
        }

        private <T> Option<T> byDefault(T value) {
            return new Option<>(
                    new RuleSetOption(name, title, sentence, text(value), List.of(), Map.of()),
                    List.of(),
                    value,
                    value);
        }
    }

    /**
     * Returns the same option with one more value, which has a title for people.
     *
     * @throws IllegalArgumentException if it has the value already
     */
    public Option<T> value(T value, String title) {
        Objects.requireNonNull(title, "title");
        List<T> more = new ArrayList<>(values);
        more.add(Objects.requireNonNull(value, "value"));
        return new Option<>(told.value(text(value), title), List.copyOf(more), byDefault, leftOut);
    }

    /**
     * Returns the same option with a value of its own where neither the id nor the program gives one, for a default that
     * depends on other options. Ids and descriptions do not show it.
     */
    public Option<T> leftOut(T value) {
        return new Option<>(told, values, byDefault, Objects.requireNonNull(value, "value"));
    }

    /** Returns its name in ids. */
    public String name() {
        return told.name();
    }

    /** Returns what people and programs choose from; an option that is a base game has no values here. */
    public RuleSetOption choices() {
        return told;
    }

    static String text(Object value) {
        if (value instanceof Enum<?> constant) {
            return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        return value instanceof BaseGame base ? base.id() : value.toString();
    }

    boolean isWritten(Object value) {
        return !text(value).equals(text(byDefault));
    }

    T leftOut() {
        return leftOut;
    }

    boolean isBase() {
        return byDefault instanceof BaseGame;
    }

    /** Returns a value that stood under this option. */
    @SuppressWarnings("unchecked")
    T cast(Object value) {
        return (T) value;
    }

    /** Returns the value of a text. */
    T read(String variant, String text) {
        return values.stream()
                .filter(value -> text(value).equals(text))
                .findFirst()
                .orElseThrow(() -> refuse(variant, text));
    }

    private IllegalArgumentException refuse(String variant, String found) {
        List<String> known = told.values();
        String expected = told.titles().isEmpty()
                ? "a number from " + known.get(0) + " to " + known.get(known.size() - 1)
                : "one of " + String.join(", ", known);
        return refusal(expected + " for " + name() + " of " + variant, found);
    }

    static IllegalArgumentException refusal(String expected, String found) {
        return new IllegalArgumentException("expected " + expected + ", found " + Quoted.of(found));
    }

    /** Returns the name with the values, such as {@code prongs=2|3}. */
    @Override
    public String toString() {
        return told.toString();
    }
}

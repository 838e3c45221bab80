package io.github.multimove.spi;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A variant as its module announces it: its name in ids, its words for people, its options, and the rule set that a choice of
 * them makes. A {@link RuleSetProvider} lists it.
 *
 * <p>Immutable; a variant equals only itself: keep it in a constant.
 *
 * {@snippet class="io.github.multimove.docs.OwnVariant" region="variant"}
 */
public final class Variant {
    private final String name;
    private final Description description;
    private final List<Option<?>> options;
    private final Function<Choice, RuleSet> rules;
    private final Optional<Function<Choice, BaseGame>> game;

    private Variant(
            String name,
            Description description,
            List<Option<?>> options,
            Function<Choice, RuleSet> rules,
            Optional<Function<Choice, BaseGame>> game) {
        this.name = Objects.requireNonNull(name, "name");
        this.description = description;
        this.options = options;
        this.rules = rules;
        this.game = game;
    }

    /**
     * Returns a variant without options.
     *
     * @param name its name in ids
     * @param title its name as people write it
     * @param sentence what a turn is and how the game is won, in one sentence
     * @param rules makes the rule set, whose id is {@link Choice#id()}
     */
    public static Variant of(String name, String title, String sentence, Function<Choice, RuleSet> rules) {
        Objects.requireNonNull(rules, "rules");
        return new Variant(name, Description.of(title, sentence), List.of(), rules, Optional.empty());
    }

    /**
     * Returns a variant without options that is a base game, and a rule set of one move a turn. A {@link BaseGameProvider}
     * lists it as well.
     *
     * @param name its name in ids
     * @param title its name as people write it
     * @param sentence what a turn is and how the game is won, in one sentence
     * @param game makes the base game, whose id is {@link Choice#id()}
     */
    public static Variant ofBase(String name, String title, String sentence, Function<Choice, BaseGame> game) {
        Objects.requireNonNull(game, "game");
        return new Variant(
                name,
                Description.of(title, sentence),
                List.of(),
                choice -> RuleSet.of(choice.id(), game.apply(choice), TurnStructure.one()),
                Optional.of(game));
    }

    /** Returns the same with an inventor. */
    public Variant by(String inventor) {
        Objects.requireNonNull(inventor, "inventor");
        return new Variant(name, description.by(inventor), options, rules, game);
    }

    /** Returns the same with a year. */
    public Variant in(int year) {
        return new Variant(name, description.in(year), options, rules, game);
    }

    /** Returns the same with other names in place of those so far. */
    public Variant alsoCalled(String... names) {
        return new Variant(name, description.alsoCalled(names), options, rules, game);
    }

    /**
     * Returns the same with options after those so far, in the order in which people see them.
     *
     * @throws IllegalArgumentException if two options have one name
     */
    public Variant with(Option<?>... more) {
        Objects.requireNonNull(more, "more");
        List<Option<?>> all = Stream.concat(options.stream(), Stream.of(more)).toList();
        Description described = description;
        for (Option<?> option : more) {
            described = described.withOption(option.description());
        }
        return new Variant(name, described, all, rules, game);
    }

    /** Returns its name in ids. */
    public String name() {
        return name;
    }

    /** Returns its words for people, with the options. */
    public Description description() {
        return description;
    }

    /** Returns its options. */
    public List<Option<?>> options() {
        return options;
    }

    /** Returns the choice of every default. */
    public Choice choice() {
        return new Choice(this, Map.of());
    }

    /**
     * Returns the choice of an id.
     *
     * @throws IllegalArgumentException if the id has an option or a value that the variant has not
     */
    public Choice read(OptionReader reader) {
        Objects.requireNonNull(reader, "reader");
        Choice read = choice();
        for (Option<?> option : options) {
            read = read(reader, option, read);
        }
        reader.id(); // refuses the other options
        return read;
    }

    private static <T> Choice read(OptionReader reader, Option<T> option, Choice before) {
        return before.with(option, reader.value(option));
    }

    /** Returns the rule set of every default. */
    public RuleSet rules() {
        return choice().rules();
    }

    RuleSet rules(Choice choice) {
        return rules.apply(choice);
    }

    BaseGame game(Choice choice) {
        return game.orElseThrow(() -> new IllegalArgumentException("expected a base game, found the variant " + name))
                .apply(choice);
    }

    void check(Option<?> option) {
        if (!options.contains(option)) {
            OptionReader.check(name, options.stream().map(Option::name).toList(), option.name());
        }
    }

    /** Returns the variant of a name. */
    static Variant of(List<Variant> variants, String name) {
        return variants.stream()
                .filter(variant -> variant.name.equals(name))
                .findFirst()
                .orElseThrow(() -> OptionReader.refuse(
                        "one of " + variants.stream().map(Variant::name).collect(Collectors.joining(", ")), name));
    }

    /** Returns the name. */
    @Override
    public String toString() {
        return name;
    }
}

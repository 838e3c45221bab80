package io.github.multimove.spi;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
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
    private final Supplier<Description> description;
    private final List<Option<?>> options;
    private final Function<Choice, RuleSet> rules;
    private final Optional<Function<Choice, BaseGame>> game;

    private Variant(
            String name,
            Supplier<Description> description,
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
        return of(name, Description.of(title, sentence), rules, Optional.empty());
    }

    private static Variant of(
            String name,
            Description description,
            Function<Choice, RuleSet> rules,
            Optional<Function<Choice, BaseGame>> game) {
        return new Variant(name, () -> description, List.of(), rules, game);
    }

    /**
     * Returns a variant without options that is a base game, and a rule set of one move a turn. A {@link BaseGameProvider}
     * lists it as well. {@link Option#DEAD_DRAWS}, if it is among the options added, is seen to.
     *
     * @param name its name in ids
     * @param title its name as people write it
     * @param sentence what a turn is and how the game is won, in one sentence
     * @param game makes the base game, whose id is {@link Choice#id()}
     */
    public static Variant ofBase(String name, String title, String sentence, Function<Choice, BaseGame> game) {
        Objects.requireNonNull(game, "game");
        Function<Choice, BaseGame> made = choice -> withDeadDraws(game.apply(choice), choice);
        return of(
                name,
                Description.of(title, sentence),
                choice -> RuleSet.of(choice.id(), made.apply(choice), TurnStructure.one()),
                Optional.of(made));
    }

    private static BaseGame withDeadDraws(BaseGame game, Choice choice) {
        return choice.of(Option.DEAD_DRAWS) && game.royalRule() instanceof RoyalRule.LastRoyal rule
                ? game.toBuilder(choice.id()).royalRule(rule.deadDraws(true)).build()
                : game;
    }

    /**
     * Returns a variant without options that is made and described when first asked; its base game is one too, so that a
     * {@link BaseGameProvider} may list it.
     *
     * @param name its name in ids
     * @param words its words for people
     * @param rules the rule set, whose id is the name
     */
    public static Variant lazily(String name, Supplier<Description> words, Supplier<RuleSet> rules) {
        Objects.requireNonNull(words, "words");
        Objects.requireNonNull(rules, "rules");
        return new Variant(
                name,
                words,
                List.of(),
                choice -> rules.get(),
                Optional.of(choice -> rules.get().base()));
    }

    /** Returns the same with an inventor. */
    public Variant by(String inventor) {
        Objects.requireNonNull(inventor, "inventor");
        return described(description().by(inventor), options);
    }

    /** Returns the same with a year. */
    public Variant in(int year) {
        return described(description().in(year), options);
    }

    /** Returns the same with other names in place of those so far. */
    public Variant alsoCalled(String... names) {
        return described(description().alsoCalled(names), options);
    }

    private Variant described(Description words, List<Option<?>> all) {
        return new Variant(name, () -> words, all, rules, game);
    }

    /**
     * Returns the same with options after those so far, in the order in which people see them.
     *
     * @throws IllegalArgumentException if two options have one name
     */
    public Variant with(Option<?>... more) {
        Objects.requireNonNull(more, "more");
        List<Option<?>> all = Stream.concat(options.stream(), Stream.of(more)).toList();
        return described(
                description()
                        .withOptions(
                                all.stream().<RuleSetOption>map(Option::choices).toList()),
                all);
    }

    /** Returns its name in ids. */
    public String name() {
        return name;
    }

    /** Returns its words for people, with the options; {@link io.github.multimove.RuleSets#describe} adds the names of base games. */
    public Description description() {
        return description.get();
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
     * @param given the options as they stand in the id
     * @param bases finds a base game by its id
     * @throws IllegalArgumentException if the id has an option or a value that the variant has not
     */
    public Choice read(Map<String, String> given, Function<String, BaseGame> bases) {
        Objects.requireNonNull(bases, "bases");
        Choice read = choice();
        for (Option<?> option : options) {
            String text = given.get(option.name());
            read = text == null ? read : read(option, text, bases, read);
        }
        for (String option : given.keySet()) {
            if (options.stream().noneMatch(known -> known.name().equals(option))) {
                throw unknown(option);
            }
        }
        return read;
    }

    private <T> Choice read(Option<T> option, String text, Function<String, BaseGame> bases, Choice before) {
        return before.with(option, option.isBase() ? option.cast(bases.apply(text)) : option.read(name, text));
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
            throw unknown(option.name());
        }
    }

    private IllegalArgumentException unknown(String option) {
        List<String> known = options.stream().map(Option::name).toList();
        String expected = known.isEmpty() ? "it has none" : String.join(", ", known);
        return Option.refusal("an option of " + name + " (" + expected + ")", option);
    }

    /** Returns the name. */
    @Override
    public String toString() {
        return name;
    }
}

package io.github.multimove.twins;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Announces {@code twins} with its options {@code array} ({@code standard}, {@code royal-queen}, {@code twin-queens},
 * {@code twin-queens-only}, {@code fraternal}), {@code bond} ({@code conjoined}, {@code separated},
 * {@code separated-single}, {@code identical}), {@code sharing} (by default false), {@code order} ({@code simultaneous},
 * {@code sequential}) and {@code promotion} ({@code either}, {@code sibling}, {@code twins}; not with
 * {@code twin-queens-only}).
 */
public final class TwinsProvider implements RuleSetProvider {
    /** For the service loader. */
    public TwinsProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("twins");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Twins Chess", "Rooks, bishops and knights are twins, which move together; checkmate wins.")
                .by("Edward Jackman")
                .in(1998)
                .alsoCalled("Conjoined Twins")
                .withOption(OptionDescription.of("array", "Array", "Which pieces are siblings when the game begins.")
                        .value("standard", "Rooks, bishops and knights")
                        .value("royal-queen", "King and queen as well")
                        .value("twin-queens", "Two queens a side as well")
                        .value("twin-queens-only", "Two queens a side, no one else")
                        .value("fraternal", "Each bishop with the knight beside it"))
                .withOption(OptionDescription.of("bond", "Bond", "What binds siblings.")
                        .value("conjoined", "They move together and die together")
                        .value("separated", "One, some or all move; they die together")
                        .value("separated-single", "One piece moves; they die together")
                        .value("identical", "They move together; each dies alone"))
                .withOption(OptionDescription.of(
                                "sharing", "Sharing", "Whether siblings may stand on one square at any time.")
                        .value("false", "A square for each")
                        .value("true", "Siblings may share a square"))
                .withOption(OptionDescription.of("order", "Order", "How the siblings of a turn move.")
                        .value("simultaneous", "At once")
                        .value("sequential", "One after the other"))
                .withOption(OptionDescription.of("promotion", "Promotion", "What a promoted pawn becomes.")
                        .value("either", "As the player chooses")
                        .value("sibling", "A sibling of the pieces of its kind")
                        .value("twins", "Two pieces, siblings of each other")));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        Twins twins = Twins.options()
                .array(value(
                        Twins.Array.class,
                        options.choice(
                                "array", "standard", "royal-queen", "twin-queens", "twin-queens-only", "fraternal")))
                .bond(value(
                        SiblingBond.class,
                        options.choice("bond", "conjoined", "separated", "separated-single", "identical")))
                .sharing(options.flag("sharing", false))
                .order(value(Twins.Order.class, options.choice("order", "simultaneous", "sequential")));
        SiblingPromotion promotion =
                value(SiblingPromotion.class, options.choice("promotion", "either", "sibling", "twins"));
        if (options.isGiven("promotion")) {
            twins = twins.promotion(promotion);
        }
        options.id();
        return twins.rules();
    }

    private static <E extends Enum<E>> E value(Class<E> type, String option) {
        return Enum.valueOf(type, option.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}

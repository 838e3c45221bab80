package io.github.multimove.twoprong;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Optional;
import java.util.Set;

/**
 * Announces {@code two-prong} with its options {@code base} (a base game's id, by default {@code orthodox}),
 * {@code prongs} (2 to 8) and {@code collision} (by default false).
 */
public final class TwoProngProvider implements RuleSetProvider {
    /** For the service loader. */
    public TwoProngProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("two-prong");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Two-Prong Chess", "A turn is one move or two at once, by different pieces; checkmate wins.")
                .by("John Whelan")
                .in(2015)
                .withOption(OptionDescription.of(
                        "base",
                        "Base game",
                        "The game whose board, pieces, array, promotion, check and mate are played with."))
                .withOption(OptionDescription.of("prongs", "Prongs", "How many different pieces may move in a turn."))
                .withOption(OptionDescription.of(
                                "collision",
                                "Collision",
                                "Whether two pieces of a turn may travel toward each other over common squares.")
                        .value("false", "Pieces pass each other")
                        .value("true", "Pieces do not pass each other")));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        var base = options.base("base", "orthodox");
        int prongs = options.number("prongs", 2, 2, TwoProng.MAX_PRONGS);
        boolean collision = options.flag("collision", false);
        options.id(); // refuses options that are not of Two-Prong Chess
        return TwoProng.options().prongs(prongs).collision(collision).over(base);
    }
}

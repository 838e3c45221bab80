package io.github.multimove.doubleking;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Optional;
import java.util.Set;

/** Announces {@code double-king}, one move a turn, with the options of {@link DoubleKingBaseGames}. */
public final class DoubleKingRuleSets implements RuleSetProvider {
    /** For the service loader. */
    public DoubleKingRuleSets() {}

    @Override
    public Set<String> names() {
        return Set.of("double-king");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Double King Chess",
                        "A turn is one move on a board of ten by eight, with two kings and a squirk a side.")
                .by("David Moeser")
                .in(1970)
                .withOption(OptionDescription.of(
                                "castling",
                                "Castling",
                                "Whether attack forbids castling while both kings of the side live.")
                        .value("strict", "Attack forbids it")
                        .value("lenient", "Attack does not matter"))
                .withOption(OptionDescription.of(
                                "score-double-checkmate",
                                "2K checkmate",
                                "Whether the checkmate of both kings ends the game, with a score of 1 1/2.")
                        .value("false", "Play goes on")
                        .value("true", "It ends the game")));
    }

    /** {@inheritDoc} */
    @Override
    public RuleSet create(String name, OptionReader options) {
        BaseGame game = DoubleKingBaseGames.read(options);
        return RuleSet.of(options.id(), game, TurnStructure.one());
    }
}

package io.github.multimove.bases;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Optional;
import java.util.Set;

/**
 * Announces {@code grand}, {@code raumschach} and {@code dragonchess} as rule sets of one move a turn, with the options
 * of {@link LargerBaseGames}.
 */
public final class LargerRuleSets implements RuleSetProvider {
    /** For the service loader. */
    public LargerRuleSets() {}

    @Override
    public Set<String> names() {
        return Set.of("grand", "raumschach", "dragonchess");
    }

    @Override
    public Optional<Description> describe(String name) {
        return switch (name) {
            case "grand" ->
                Optional.of(Description.of(
                                "Grand Chess",
                                "A turn is one move on a board of ten by ten, with cardinal and marshal; checkmate wins.")
                        .by("Christian Freeling")
                        .in(1984));
            case "raumschach" ->
                Optional.of(Description.of(
                                "Raumschach", "A turn is one move on five boards above each other; checkmate wins.")
                        .by("Ferdinand Maack")
                        .in(1907)
                        .withOption(OptionDescription.of("array", "Array", "How Black's level D is set up.")
                                .value("maack", "As in the inventor's figure")
                                .value("cvp", "By the account of the Chess Variant Pages"))
                        .withOption(OptionDescription.of(
                                        "pawn-captures",
                                        "Pawn captures",
                                        "Whether a pawn also captures straight forward and up at once.")
                                .value("five", "In five ways")
                                .value("four", "In four ways")));
            case "dragonchess" ->
                Optional.of(Description.of(
                                "Dragonchess",
                                "A turn is one move on three boards: underworld, ground and sky; checkmate wins.")
                        .by("Gary Gygax")
                        .in(1985)
                        .withOption(OptionDescription.of(
                                        "elemental-rise",
                                        "Rise of the elemental",
                                        "What the elemental's upward step does.")
                                .value("capture", "It captures only")
                                .value("move", "It captures or moves")));
            default -> Optional.empty();
        };
    }

    /** {@inheritDoc} */
    @Override
    public RuleSet create(String name, OptionReader options) {
        BaseGame game = LargerBaseGames.read(name, options);
        return RuleSet.of(options.id(), game, TurnStructure.one());
    }
}

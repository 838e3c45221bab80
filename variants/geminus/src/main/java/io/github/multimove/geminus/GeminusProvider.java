package io.github.multimove.geminus;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.geminus.Geminus.PawnMove;
import io.github.multimove.geminus.Geminus.PromotionTo;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import java.util.Optional;
import java.util.Set;

/**
 * Announces {@code geminus} with its options {@code pawn-move} ({@code compelled} or {@code optional}),
 * {@code promotion} ({@code queen} or {@code any}) and {@code balanced} (by default false).
 */
public final class GeminusProvider implements RuleSetProvider {
    /** For the service loader. */
    public GeminusProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("geminus");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Geminus Chess",
                        "Pieces are dropped two a turn, and then a turn is a pawn move and a piece move; capturing the king wins.")
                .by("Mats Winther")
                .in(2006)
                .withOption(OptionDescription.of(
                                "pawn-move",
                                "Pawn move",
                                "Whether after the drops a turn begins with a pawn move while there is one.")
                        .value("compelled", "Compulsory")
                        .value("optional", "Optional"))
                .withOption(OptionDescription.of("promotion", "Promotion", "What a pawn becomes on the last rank.")
                        .value("queen", "To a queen only")
                        .value("any", "To queen, rook, bishop or knight"))
                .withOption(OptionDescription.of(
                                "balanced",
                                "Balanced start",
                                "Whether White's first turn after the drops is the pawn move alone.")
                        .value("false", "A full turn")
                        .value("true", "The pawn move alone")));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        PawnMove pawnMove = options.choice("pawn-move", "compelled", "optional").equals("compelled")
                ? PawnMove.COMPELLED
                : PawnMove.OPTIONAL;
        PromotionTo promotion =
                options.choice("promotion", "queen", "any").equals("queen") ? PromotionTo.QUEEN : PromotionTo.ANY;
        boolean balanced = options.flag("balanced", false);
        options.id(); // refuses options that are not of Geminus
        return Geminus.options()
                .pawnMove(pawnMove)
                .promotion(promotion)
                .balanced(balanced)
                .rules();
    }
}

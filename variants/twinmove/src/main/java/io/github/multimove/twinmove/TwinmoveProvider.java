package io.github.multimove.twinmove;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.spi.OptionReader;
import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.twinmove.Twinmove.PawnMove;
import io.github.multimove.twinmove.Twinmove.PromotionTo;
import java.util.Optional;
import java.util.Set;

/**
 * Announces {@code twinmove} with its options {@code pawn-move} ({@code compelled} or {@code optional}),
 * {@code promotion} ({@code any} or {@code queen}), {@code balanced} (by default false) and {@code base} (a base game's
 * id, by default {@code orthodox}).
 */
public final class TwinmoveProvider implements RuleSetProvider {
    /** For the service loader. */
    public TwinmoveProvider() {}

    @Override
    public Set<String> names() {
        return Set.of("twinmove");
    }

    @Override
    public Optional<Description> describe(String name) {
        return Optional.of(Description.of(
                        "Twinmove Chess", "A turn is a pawn move and then a piece move; capturing the king wins.")
                .by("Mats Winther")
                .in(2006)
                .withOption(OptionDescription.of(
                        "base", "Base game", "The game whose board, pieces and array are played with."))
                .withOption(OptionDescription.of(
                                "pawn-move", "Pawn move", "Whether a turn begins with a pawn move while there is one.")
                        .value("compelled", "Compulsory")
                        .value("optional", "Optional"))
                .withOption(OptionDescription.of("promotion", "Promotion", "What a pawn becomes on the last rank.")
                        .value("any", "To queen, rook, bishop or knight")
                        .value("queen", "To a queen only"))
                .withOption(OptionDescription.of(
                                "balanced", "Balanced start", "Whether White's first turn is the pawn move alone.")
                        .value("false", "A full turn")
                        .value("true", "The pawn move alone")));
    }

    @Override
    public RuleSet create(String name, OptionReader options) {
        var base = options.base("base", "orthodox");
        PawnMove pawnMove = options.choice("pawn-move", "compelled", "optional").equals("compelled")
                ? PawnMove.COMPELLED
                : PawnMove.OPTIONAL;
        PromotionTo promotion =
                options.choice("promotion", "any", "queen").equals("queen") ? PromotionTo.QUEEN : PromotionTo.ANY;
        boolean balanced = options.flag("balanced", false);
        options.id(); // refuses options that are not of Twinmove
        return Twinmove.options()
                .pawnMove(pawnMove)
                .promotion(promotion)
                .balanced(balanced)
                .over(base);
    }
}

package io.github.multimove.doublemoves;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Variant;

/**
 * Triplets (id {@code triplets}): a turn is a pawn, a piece and the king, one move each, in any order. Won by checkmate, and by a
 * side that cannot complete its turn.
 *
 * <p>Source: Adam Sobey, Haslemere Chess Club, 1980s; on chessvariants.com after Pritchard and Variant Chess 20, 1996, as
 * rules/more-series.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="triplets"}
 */
public final class Triplets {
    static final Variant VARIANT = Variant.of(
                    "triplets",
                    "Triplets",
                    "A turn is a pawn, a piece and the king, one move each, in any order; checkmate wins, and"
                            + " a side that cannot complete its turn has lost.",
                    Triplets::rules)
            .by("Adam Sobey");

    private Triplets() {}

    /** Returns Triplets. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    private static RuleSet rules(Choice choice) {
        Step pawn = Step.move().pawns();
        Step piece = Step.move().neitherPawnsNorRoyals();
        Step king = Step.move().royals();
        Series series = Series.of(pawn, piece, king)
                .inAnyOrder()
                .laterSpareRoyals()
                .atTurn(1, Series.of(pawn))
                .atTurn(2, Series.of(pawn, piece).inAnyOrder().laterSpareRoyals());
        return RuleSet.of(
                choice.id(), Orthodox.game(), series, RoyalRule.lastRoyal().withoutTurn(RoyalRule.WithoutTurn.LOSES));
    }
}

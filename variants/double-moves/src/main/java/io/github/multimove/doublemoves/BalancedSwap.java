package io.github.multimove.doublemoves;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Variant;

/**
 * Balanced Swap Chess (id {@code balanced-swap}): a move, then a piece of the mover's changes places with a piece that it reaches.
 * Won by checkmate; a side without a turn has lost.
 *
 * <p>A swap is written {@code f1/g2}, with a promotion {@code e7/f8n}: the mover's piece first; of two pieces of the mover's the one
 * on the lower square.
 *
 * <p>Source: Jo&atilde;o Pedro Neto, Balanced Swap Chess, 1998, on chessvariants.com, as rules/more-series.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="balanced-swap"}
 */
public final class BalancedSwap {
    private static final BaseGame GAME = Orthodox.game().toBuilder("balanced-swap-base")
            .neverOnRanks(Orthodox.PAWN, 7)
            .initialOnRanks(Orthodox.PAWN, 0)
            .royalRule(RoyalRule.lastRoyal().withoutTurn(RoyalRule.WithoutTurn.LOSES))
            .build();

    static final Variant VARIANT = Variant.of(
                    "balanced-swap",
                    "Balanced Swap Chess",
                    "A turn is a move, then a swap of two pieces; checkmate wins, and a side without a turn has"
                            + " lost.",
                    BalancedSwap::rules)
            .by("João Pedro Neto")
            .in(1998);

    private BalancedSwap() {}

    /** Returns Balanced Swap Chess. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    private static RuleSet rules(Choice choice) {
        Step move = Step.move().safe();
        return RuleSet.of(
                choice.id(),
                GAME,
                TurnStructure.opening(Series.of(move))
                        .then(Series.of(move, Step.swap().safe())));
    }
}

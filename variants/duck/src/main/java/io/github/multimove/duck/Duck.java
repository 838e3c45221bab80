package io.github.multimove.duck;

import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import java.util.Objects;

/**
 * Duck Chess (id {@code duck}): a turn is an orthodox move, and then the duck is set on an empty square. The duck belongs
 * to neither side and blocks. Won by capturing the king.
 *
 * <p>In position text the duck is {@code *}, in a turn {@code @c6}: {@code e2e4,@c6}, in algebraic form {@code e4@c6}.
 *
 * <p>Source: Tim Paulden, Duck Chess, 2016, as rules/duck.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="duck"}
 */
public final class Duck {
    private static final RoyalRule RULE = RoyalRule.capture().withoutTurn(RoyalRule.WithoutTurn.WINS);

    private static final Option<BaseGame> BASE = Option.base("The game whose board, pieces and array are played with.");

    static final Variant VARIANT = Variant.of(
                    "duck",
                    "Duck Chess",
                    "A turn is a move, and then the duck, which blocks, is set on an empty square; capturing the king wins.",
                    Duck::rules)
            .by("Tim Paulden")
            .in(2016)
            .with(BASE);

    private Duck() {}

    /** Returns Duck Chess as its page states it. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /**
     * Returns Duck Chess over another base game: its board, pieces, array, castling, en passant and promotions.
     *
     * @throws IllegalArgumentException if the base game has pieces in hand
     */
    public static RuleSet over(BaseGame base) {
        return VARIANT.choice().with(BASE, Objects.requireNonNull(base, "base")).rules();
    }

    private static RuleSet rules(Choice choice) {
        BaseGame base = choice.of(BASE);
        return RuleSet.of(
                choice.id(),
                base.toBuilder(base.id()).royalRule(RULE).build(),
                Series.of(Step.move(), Step.place()),
                RULE);
    }
}

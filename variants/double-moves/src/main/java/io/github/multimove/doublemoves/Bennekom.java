package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import java.util.Objects;

/**
 * Bennekom Double Move Chess (id {@code bennekom}): the piece that moved first moves again. Won by checkmate.
 *
 * <p>Source: the chess club of Bennekom, 1996, as rules/doublemove.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="bennekom"}
 */
public final class Bennekom {
    private static final Option<BaseGame> BASE = Option.base("The game whose board, pieces and array are played with.");

    static final Variant VARIANT = Variant.of(
                    "bennekom",
                    "Bennekom Double Move Chess",
                    "A turn is two moves by one piece; checkmate wins.",
                    Bennekom::rules)
            .by("Bennekom chess club")
            .in(1996)
            .with(BASE);

    private Bennekom() {}

    /** Returns Bennekom Double Move Chess. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /**
     * Returns Bennekom Double Move over another base game: its board, pieces, array, castling, promotions and royal rule.
     *
     * @throws IllegalArgumentException if the base game has pieces in hand
     */
    public static RuleSet over(BaseGame base) {
        return VARIANT.choice().with(BASE, Objects.requireNonNull(base, "base")).rules();
    }

    private static RuleSet rules(Choice choice) {
        Step safe = Step.move().safe();
        return RuleSet.of(
                choice.id(),
                choice.of(BASE),
                Series.of(safe, safe.duty(IF_POSSIBLE).enPassant(NEVER))
                        .next(Series.Next.SAME)
                        .on(ENDS, CHECK));
    }
}

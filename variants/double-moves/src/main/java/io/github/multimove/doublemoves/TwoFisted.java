package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.EnPassant.AFTER_ANOTHER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Variant;
import java.util.Set;

/**
 * Two-Fisted Chess (id {@code two-fisted}): a turn is two sub-moves by two pieces of one kind; king and queen are one kind.
 * Won by checkmate.
 *
 * <p>Source: Ralph Betza, Two-Fisted Chess, as rules/doublemove.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="two-fisted"}
 */
public final class TwoFisted {
    static final Variant VARIANT = Variant.of(
                    "two-fisted",
                    "Two-Fisted Chess",
                    "A turn is two moves by two pieces of one kind, and king and queen are one kind; checkmate wins.",
                    TwoFisted::rules)
            .by("Ralph Betza");

    private TwoFisted() {}

    /** Returns Two-Fisted Chess. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    private static RuleSet rules(Choice choice) {
        Step safe = Step.move().safe();
        return RuleSet.of(
                choice.id(),
                Orthodox.game(),
                TurnStructure.opening(Series.of(safe))
                        .then(Series.of(safe, safe.duty(IF_POSSIBLE).enPassant(AFTER_ANOTHER))
                                .next(Series.Next.KIN)
                                .kin(Set.of(Orthodox.KING, Orthodox.QUEEN))
                                .on(ENDS, CHECK)));
    }
}

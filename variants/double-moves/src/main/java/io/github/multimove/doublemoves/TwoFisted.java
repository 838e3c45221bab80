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
    private TwoFisted() {}

    /** Returns Two-Fisted Chess. */
    public static RuleSet rules() {
        return RuleSet.of("two-fisted", Orthodox.game(), structure());
    }

    private static TurnStructure structure() {
        Step safe = Step.move().safe();
        return TurnStructure.opening(Series.of(safe))
                .then(Series.of(safe, safe.duty(IF_POSSIBLE).enPassant(AFTER_ANOTHER))
                        .next(Series.Next.KIN)
                        .kin(Set.of(Orthodox.KING, Orthodox.QUEEN))
                        .on(ENDS, CHECK));
    }
}

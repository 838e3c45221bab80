package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Step.Duty.OPTIONAL;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;

/**
 * Extra Move Chess (id {@code extra-move}): a turn is a sub-move and, if the mover likes, a second one by another piece that
 * captures nothing. Won by checkmate.
 *
 * <p>Source: Fergus Duniho, Extra Move Chess, as rules/doublemove.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="extra-move"}
 */
public final class ExtraMove {
    private ExtraMove() {}

    /** Returns Extra Move Chess. */
    public static RuleSet rules() {
        return RuleSet.of("extra-move", Orthodox.game(), structure());
    }

    private static TurnStructure structure() {
        Step safe = Step.move().safe();
        return TurnStructure.opening(Series.of(safe))
                .then(Series.of(safe.noDoubleStep(), safe.quiet().duty(OPTIONAL))
                        .next(Series.Next.ANOTHER));
    }
}

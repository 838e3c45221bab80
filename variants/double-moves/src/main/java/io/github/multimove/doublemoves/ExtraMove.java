package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Step.Duty.OPTIONAL;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Variant;

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
    static final Variant VARIANT = Variant.of(
                    "extra-move",
                    "Extra Move Chess",
                    "A turn is a move and, if the player likes, one by another piece that captures nothing; checkmate wins.",
                    ExtraMove::rules)
            .by("Fergus Duniho");

    private ExtraMove() {}

    /** Returns Extra Move Chess. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    private static RuleSet rules(Choice choice) {
        Step safe = Step.move().safe();
        return RuleSet.of(
                choice.id(),
                Orthodox.game(),
                TurnStructure.opening(Series.of(safe))
                        .then(Series.of(safe.noDoubleStep(), safe.quiet().duty(OPTIONAL))
                                .next(Series.Next.ANOTHER)));
    }
}

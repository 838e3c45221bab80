package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CAPTURABLE_DOUBLE_STEP;
import static io.github.multimove.rules.Series.Event.CAPTURE;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Series.Event.PROMOTION;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Variant;

/**
 * Two Move Chess (id {@code two-move}): two quiet sub-moves by two pieces, or one sub-move that checks, captures or promotes
 * and is answered by one. Won by checkmate.
 *
 * <p>Position text has a seventh field: {@code r} when the side to move makes a response, {@code -} otherwise. The field is
 * part of equality. There is no opening rule.
 *
 * <p>Source: Ted Larson Freeman, Two Move Chess, 2021, as rules/doublemove.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="two-move"}
 */
public final class TwoMove {
    static final Variant VARIANT = Variant.of(
                    "two-move",
                    "Two Move Chess",
                    "A turn is two moves by two pieces, or one strong move, which one move answers; checkmate wins.",
                    TwoMove::rules)
            .by("Ted Larson Freeman")
            .in(2021);

    private TwoMove() {}

    /** Returns Two Move Chess. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    private static RuleSet rules(Choice choice) {
        Step safe = Step.move().safe();
        return RuleSet.of(
                choice.id(),
                Orthodox.game(),
                Series.of(safe, safe.enPassant(NEVER))
                        .next(Series.Next.ANOTHER)
                        .on(ENDS, CHECK, CAPTURE, PROMOTION, CAPTURABLE_DOUBLE_STEP)
                        .reply(Series.of(safe))
                        .beginsAsReply());
    }
}

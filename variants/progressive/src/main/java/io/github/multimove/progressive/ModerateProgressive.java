package io.github.multimove.progressive;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CAPTURE;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.OPTIONAL;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;

/**
 * Moderate and Conservative Progressive Chess (id {@code moderate-progressive}): a turn has at most one sub-move more than the
 * opponent's last turn had, each by another piece. Won by checkmate.
 *
 * <p>Source: Adrian Alvarez de la Campa, Moderate Progressive Chess, 2006, the conservative form at the suggestion of Jeremy Good,
 * on chessvariants.com, as rules/more-series.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="moderate-progressive"}
 */
public final class ModerateProgressive {
    private static final Options DEFAULT = new Options(false);

    private ModerateProgressive() {}

    /** Returns Moderate Progressive Chess. */
    public static RuleSet rules() {
        return DEFAULT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return DEFAULT;
    }

    /** The options of Moderate Progressive Chess. Immutable; each method returns changed options. */
    public static final class Options {
        private final boolean conservative;

        private Options(boolean conservative) {
            this.conservative = conservative;
        }

        /** Sets whether only the last sub-move of a turn captures: Conservative Progressive Chess; false if not called. */
        public Options conservative(boolean value) {
            return new Options(value);
        }

        /** Returns Moderate Progressive Chess with these options. */
        public RuleSet rules() {
            Step safe = Step.move().safe();
            Series series = Series.repeat(
                            Series.Length.oneMoreThanLastTurn(),
                            safe,
                            safe.duty(OPTIONAL).enPassant(NEVER))
                    .next(Series.Next.ANOTHER);
            return conservative
                    ? RuleSet.of(
                            "moderate-progressive[conservative=true]", Orthodox.game(), series.on(ENDS, CHECK, CAPTURE))
                    : RuleSet.of("moderate-progressive", Orthodox.game(), series.on(ENDS, CHECK));
        }
    }
}

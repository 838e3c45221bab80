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
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;

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
    private static final Option<Boolean> CONSERVATIVE = Option.of(
                    "conservative", "Conservative", "Whether only the last move of a turn captures.")
            .value(false, "Any move captures")
            .value(true, "Only the last move captures");

    static final Variant VARIANT = Variant.of(
                    "moderate-progressive",
                    "Moderate Progressive Chess",
                    "A turn has at most one move more than the opponent's last turn, by different pieces; checkmate"
                            + " wins.",
                    ModerateProgressive::rules)
            .by("Adrian Alvarez de la Campa")
            .in(2006)
            .alsoCalled("Conservative Progressive Chess")
            .with(CONSERVATIVE);

    private ModerateProgressive() {}

    /** Returns Moderate Progressive Chess. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    private static RuleSet rules(Choice choice) {
        Step safe = Step.move().safe();
        Series series = Series.repeat(
                        Series.Length.oneMoreThanLastTurn(),
                        safe,
                        safe.duty(OPTIONAL).enPassant(NEVER))
                .next(Series.Next.ANOTHER);
        return RuleSet.of(
                choice.id(),
                Orthodox.game(),
                choice.of(CONSERVATIVE) ? series.on(ENDS, CHECK, CAPTURE) : series.on(ENDS, CHECK));
    }

    /** The options of Moderate Progressive Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets whether only the last sub-move of a turn captures: Conservative Progressive Chess; false if not called. */
        public Options conservative(boolean value) {
            return with(CONSERVATIVE, value);
        }
    }
}

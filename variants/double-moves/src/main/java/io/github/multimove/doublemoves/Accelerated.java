package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CAPTURE;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;

/**
 * Accelerated Chess (id {@code accelerated}): a turn is one capture, or two sub-moves that capture nothing. Won by checkmate.
 *
 * <p>Source: applet by Ed Friedlander on chessvariants.com, as rules/more-series.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="accelerated"}
 */
public final class Accelerated {
    private static final Option<Boolean> BALANCED = Option.of(
                    "balanced", "Balanced start", "Whether White's first turn is one move.")
            .value(false, "A full turn")
            .value(true, "One move");

    static final Variant VARIANT = Variant.of(
                    "accelerated",
                    "Accelerated Chess",
                    "A turn is one capture, or two moves that capture nothing; checkmate wins.",
                    Accelerated::rules)
            .with(BALANCED);

    private Accelerated() {}

    /** Returns Accelerated Chess. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    private static RuleSet rules(Choice choice) {
        Step safe = Step.move().safe();
        Series series = Series.of(safe, safe.quiet().duty(IF_POSSIBLE)).on(ENDS, CAPTURE);
        return RuleSet.of(
                choice.id(),
                Orthodox.game(),
                choice.of(BALANCED) ? TurnStructure.opening(Series.of(safe)).then(series) : series);
    }

    /** The options of Accelerated Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets whether White's first turn is one sub-move; false if this is not called. */
        public Options balanced(boolean value) {
            return with(BALANCED, value);
        }
    }
}

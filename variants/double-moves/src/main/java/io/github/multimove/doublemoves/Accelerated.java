package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CAPTURE;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;

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
    private static final Options DEFAULT = new Options(false);

    private Accelerated() {}

    /** Returns Accelerated Chess. */
    public static RuleSet rules() {
        return DEFAULT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return DEFAULT;
    }

    /** The options of Accelerated Chess. Immutable; each method returns changed options. */
    public static final class Options {
        private final boolean balanced;

        private Options(boolean balanced) {
            this.balanced = balanced;
        }

        /** Sets whether White's first turn is one sub-move; false if this is not called. */
        public Options balanced(boolean value) {
            return new Options(value);
        }

        /** Returns Accelerated Chess with these options. */
        public RuleSet rules() {
            Step safe = Step.move().safe();
            TurnStructure series =
                    Series.of(safe, safe.quiet().duty(IF_POSSIBLE)).on(ENDS, CAPTURE);
            return balanced
                    ? RuleSet.of(
                            "accelerated[balanced=true]",
                            Orthodox.game(),
                            TurnStructure.opening(Series.of(safe)).then(series))
                    : RuleSet.of("accelerated", Orthodox.game(), series);
        }
    }
}

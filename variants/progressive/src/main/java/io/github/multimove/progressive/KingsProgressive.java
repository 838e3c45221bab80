package io.github.multimove.progressive;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Closing.ONLY_LAST;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
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
 * King's Progressive Chess (id {@code kings-progressive}): a turn has as many sub-moves as the rank of the mover's king. Won by
 * checkmate.
 *
 * <p>Source: Sergej Sirotkin, King's Progressive Chess, 2001, on chessvariants.com, as rules/more-series.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="kings-progressive"}
 */
public final class KingsProgressive {
    /** What a check does: option {@code form}. This enum may grow. */
    public enum Form {
        /** A check ends the turn: the default. */
        SCOTTISH,
        /** Only the last sub-move of the full turn may give check. */
        ITALIAN
    }

    private static final Option<Form> FORM = Option.of("form", "Form", "What a check does.")
            .value(Form.SCOTTISH, "Scottish: a check ends the turn")
            .value(Form.ITALIAN, "Italian: only the last move may give check");

    static final Variant VARIANT = Variant.of(
                    "kings-progressive",
                    "King's Progressive Chess",
                    "A turn has as many moves as the rank of the mover's king; checkmate wins.",
                    KingsProgressive::rules)
            .by("Sergej Sirotkin")
            .in(2001)
            .with(FORM);

    private KingsProgressive() {}

    /** Returns King's Progressive Chess, the Scottish form. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    private static RuleSet rules(Choice choice) {
        Step safe = Step.move().safe();
        return RuleSet.of(
                choice.id(),
                Orthodox.game(),
                Series.repeat(
                                Series.Length.kingsRank(),
                                safe,
                                safe.duty(IF_POSSIBLE).enPassant(NEVER))
                        .on(choice.of(FORM) == Form.ITALIAN ? ONLY_LAST : ENDS, CHECK));
    }

    /** The options of King's Progressive Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets the form; {@link Form#SCOTTISH} if this is not called. */
        public Options form(Form value) {
            return with(FORM, value);
        }
    }
}

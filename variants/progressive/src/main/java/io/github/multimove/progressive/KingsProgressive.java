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
import java.util.Locale;
import java.util.Objects;

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

    private static final Options DEFAULT = new Options(Form.SCOTTISH);

    private KingsProgressive() {}

    /** Returns King's Progressive Chess, the Scottish form. */
    public static RuleSet rules() {
        return DEFAULT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return DEFAULT;
    }

    /** The options of King's Progressive Chess. Immutable; each method returns changed options. */
    public static final class Options {
        private final Form form;

        private Options(Form form) {
            this.form = Objects.requireNonNull(form, "form");
        }

        /** Sets the form; {@link Form#SCOTTISH} if this is not called. */
        public Options form(Form value) {
            return new Options(value);
        }

        /** Returns King's Progressive Chess with these options. */
        public RuleSet rules() {
            Step safe = Step.move().safe();
            Series series = Series.repeat(
                            Series.Length.kingsRank(),
                            safe,
                            safe.duty(IF_POSSIBLE).enPassant(NEVER))
                    .on(form == Form.ITALIAN ? ONLY_LAST : ENDS, CHECK);
            String id = form == Form.SCOTTISH
                    ? "kings-progressive"
                    : "kings-progressive[form=" + form.name().toLowerCase(Locale.ROOT) + "]";
            return RuleSet.of(id, Orthodox.game(), series);
        }
    }
}

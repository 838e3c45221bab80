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
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>A turn has as many sub-moves as the rank of the mover's king, counted from its own side, at the start of the turn: king
 *       on e1 one, on a5 five; Black's king on b2 seven.
 *   <li>Every sub-move must leave the king safe, so the first one meets a check. En passant is for the first sub-move.
 *   <li>{@link Form#SCOTTISH} (default): a check ends the turn.
 *   <li>{@link Form#ITALIAN}: only the last sub-move of the full turn may give check.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>The number is due: it is not the most that may be made. Where no further sub-move is allowed, the turn is what has been
 *       played, and the other side moves.
 *   <li>Italian: where every sub-move before the last would give check, the turn is what has been played; at the first there is
 *       then no turn: stalemate, or checkmate in check.
 *   <li>Castling is one sub-move. Draws are claimed after fifty turns and by repetition; bare kings draw.
 * </ul>
 *
 * <p>Source: Sergej Sirotkin, King's Progressive Chess, 2001, on chessvariants.com, as rules/more-series.md states it.
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

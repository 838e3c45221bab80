package io.github.multimove.progressive;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Closing.ONLY_LAST;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.Duty.OR_STALEMATE;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.Locale;
import java.util.Objects;
import java.util.StringJoiner;

/**
 * Progressive Chess (id {@code progressive}): White makes one sub-move, Black a series of two, White three, Black four, and
 * so on. What a check does, and which piece moves again, is said by the {@link Form}. Won by checkmate.
 *
 * <p>Source: Scottish Chess, 1947 (Eugene Znosko-Borovsky); Italian form by Roberto Salvadori, 1971; English form by the
 * AISE, 1991; Portuguese form by Jo&atilde;o Neto, 2000 (rules/more-series.md);
 * logical: Paul Byway, Variant Chess 18, 1995; as rules/progressive.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="progressive"}
 */
public final class Progressive {
    private static final int CLAIM_AFTER = 10;

    /** What a check does and which moves again: option {@code form}. This enum may grow. */
    public enum Form {
        /** A check ends the series; any piece moves, as often as it likes: the default. */
        SCOTTISH,
        /** Only the last sub-move of the full series may give check. */
        ITALIAN,
        /** A check ends the series; no piece moves a second time until every piece that can has moved. */
        ENGLISH,
        /** A check ends the series; no piece moves a second time, and a series ends where none can move. */
        PORTUGUESE
    }

    private static final Options DEFAULT = new Options(Form.SCOTTISH, false);

    private Progressive() {}

    /** Returns Progressive Chess, the Scottish form. */
    public static RuleSet rules() {
        return DEFAULT.rules();
    }

    /**
     * Returns the Scottish form over another base game: its board, pieces, array, castling, promotions and royal rule.
     *
     * @throws IllegalArgumentException if the base game has pieces in hand
     */
    public static RuleSet over(BaseGame base) {
        return DEFAULT.over(base);
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return DEFAULT;
    }

    /** The options of Progressive Chess. Immutable; each method returns changed options. */
    public static final class Options {
        private final Form form;
        private final boolean logical;

        private Options(Form form, boolean logical) {
            this.form = Objects.requireNonNull(form, "form");
            this.logical = logical;
        }

        /** Sets the form; {@link Form#SCOTTISH} if this is not called. */
        public Options form(Form value) {
            return new Options(value, logical);
        }

        /** Sets whether there is neither double step nor en passant nor castling; false if this is not called. */
        public Options logical(boolean value) {
            return new Options(form, value);
        }

        /** Returns Progressive Chess with these options. */
        public RuleSet rules() {
            return over(Orthodox.game());
        }

        /**
         * Returns Progressive Chess with these options over another base game.
         *
         * @throws IllegalArgumentException if the base game has pieces in hand
         */
        public RuleSet over(BaseGame base) {
            return RuleSet.of(
                    id(base), progressive(base), structure(), base.royalRule().claimAfter(CLAIM_AFTER));
        }

        private TurnStructure structure() {
            Step safe =
                    logical ? Step.move().safe().noDoubleStep() : Step.move().safe();
            Step later = safe.duty(form == Form.PORTUGUESE ? IF_POSSIBLE : OR_STALEMATE)
                    .enPassant(NEVER);
            return Series.repeat(Series.Length.growing(), safe, later)
                    .on(form == Form.ITALIAN ? ONLY_LAST : ENDS, CHECK)
                    .next(next());
        }

        private Series.Next next() {
            return switch (form) {
                case SCOTTISH, ITALIAN -> Series.Next.ANY;
                case ENGLISH -> Series.Next.ROUNDS;
                case PORTUGUESE -> Series.Next.ANOTHER;
            };
        }

        private BaseGame progressive(BaseGame base) {
            BaseGame.Builder builder = base.toBuilder(base.id());
            if (logical) {
                builder.noCastling();
            }
            return builder.enPassant(base.enPassant() && form != Form.ENGLISH && !logical)
                    .build();
        }

        private String id(BaseGame base) {
            StringJoiner id = new StringJoiner(",", "progressive[", "]").setEmptyValue("progressive");
            if (!base.id().equals(Orthodox.game().id())) {
                id.add("base=" + base.id());
            }
            if (form != Form.SCOTTISH) {
                id.add("form=" + form.name().toLowerCase(Locale.ROOT));
            }
            if (logical) {
                id.add("logical=true");
            }
            return id.toString();
        }
    }
}

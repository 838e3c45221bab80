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
 * so on. Won by checkmate.
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>The length of a series comes from the turn number <i>n</i> of the position: White 2<i>n</i> - 1, Black
 *       2<i>n</i>. A series cut short does not shorten the next.
 *   <li>Every sub-move must leave the king safe; a check is met by the first.
 *   <li>Not in check and no sub-move, also in the midst of a series: progressive stalemate, a draw.
 *   <li>En passant as first sub-move, against a pawn that made its double step in the last series and did not move again,
 *       over a square that is empty now.
 *   <li>{@link Form#SCOTTISH} (default): a check ends the series, and the rest of it is lost.
 *   <li>{@link Form#ITALIAN}: only the last sub-move of the full series may give check. In check with no way out but by
 *       checking too soon: checkmate.
 *   <li>{@link Form#ENGLISH}: a check ends the series, there is no en passant, and no piece moves a second time until every
 *       piece that has a legal sub-move has moved; then a new round begins.
 *   <li>{@link Form#PORTUGUESE}: a check ends the series; no piece moves twice in it; where no further sub-move can be made, the
 *       series ends and the other side is to move.
 *   <li>Option {@code logical=true}, with any form: no double step, no en passant, no castling.
 *   <li>Ten turns in a row without capture or pawn move may be claimed as a draw.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>The default is the Scottish form.
 *   <li>The first turn is one sub-move by its number; there is no opening rule.
 *   <li>The turn number says how long the series is, so it is part of equality and hash. No position repeats.
 *   <li>A side has a legal turn exactly when it has a first sub-move that is allowed, however long the series.
 *   <li>PGN numbers turns as always: {@code 1. e4 e5,f6 2. Nh3,Be2,Bh5+}.
 * </ul>
 *
 * <p>Source: Scottish Chess, 1947 (Eugene Znosko-Borovsky); Italian form by Roberto Salvadori, 1971; English form by the
 * AISE, 1991; Portuguese form by João Neto, 2000 (rules/more-series.md);
 * logical: Paul Byway, Variant Chess 18, 1995; as rules/progressive.md states it.
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

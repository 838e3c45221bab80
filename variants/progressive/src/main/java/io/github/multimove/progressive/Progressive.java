package io.github.multimove.progressive;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Closing.ONLY_LAST;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.Duty.OR_STALEMATE;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;
import java.util.Objects;

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

    private static final Option<BaseGame> BASE =
            Option.base("The game whose board, pieces, array and royal rule are played with.");
    private static final Option<Form> FORM = Option.of(
                    "form", "Form", "What a check does, and which piece may move again in a series.")
            .value(Form.SCOTTISH, "Scottish: a check ends the series")
            .value(Form.ITALIAN, "Italian: only the last move may give check")
            .value(Form.ENGLISH, "English: no piece moves again before the others")
            .value(Form.PORTUGUESE, "Portuguese: no piece moves again");
    private static final Option<Boolean> LOGICAL = Option.of(
                    "logical", "Logical", "Whether double steps, en passant and castling are left out.")
            .value(false, "Orthodox moves")
            .value(true, "No double step, en passant or castling");

    static final Variant VARIANT = Variant.of(
                    "progressive",
                    "Progressive Chess",
                    "White makes one move, Black two, White three, and so on; checkmate wins.",
                    Progressive::rules)
            .in(1947)
            .alsoCalled("Scottish Chess")
            .with(BASE, FORM, LOGICAL);

    private Progressive() {}

    /** Returns Progressive Chess, the Scottish form. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /**
     * Returns the Scottish form over another base game: its board, pieces, array, castling, promotions and royal rule.
     *
     * @throws IllegalArgumentException if the base game has pieces in hand
     */
    public static RuleSet over(BaseGame base) {
        return options().over(base);
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    private static RuleSet rules(Choice choice) {
        BaseGame base = choice.of(BASE);
        return RuleSet.of(
                choice.id(),
                progressive(base, choice.of(FORM), choice.of(LOGICAL)),
                structure(choice.of(FORM), choice.of(LOGICAL)),
                base.royalRule().claimAfter(CLAIM_AFTER));
    }

    private static TurnStructure structure(Form form, boolean logical) {
        Step safe = logical ? Step.move().safe().noDoubleStep() : Step.move().safe();
        Step later =
                safe.duty(form == Form.PORTUGUESE ? IF_POSSIBLE : OR_STALEMATE).enPassant(NEVER);
        return Series.repeat(Series.Length.growing(), safe, later)
                .on(form == Form.ITALIAN ? ONLY_LAST : ENDS, CHECK)
                .next(
                        switch (form) {
                            case SCOTTISH, ITALIAN -> Series.Next.ANY;
                            case ENGLISH -> Series.Next.ROUNDS;
                            case PORTUGUESE -> Series.Next.ANOTHER;
                        });
    }

    private static BaseGame progressive(BaseGame base, Form form, boolean logical) {
        BaseGame.Builder builder = base.toBuilder(base.id());
        if (logical) {
            builder.noCastling();
        }
        return builder.enPassant(base.enPassant() && form != Form.ENGLISH && !logical)
                .build();
    }

    /** The options of Progressive Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets the form; {@link Form#SCOTTISH} if this is not called. */
        public Options form(Form value) {
            return with(FORM, value);
        }

        /** Sets whether there is neither double step nor en passant nor castling; false if this is not called. */
        public Options logical(boolean value) {
            return with(LOGICAL, value);
        }

        /**
         * Returns Progressive Chess with these options over another base game.
         *
         * @throws IllegalArgumentException if the base game has pieces in hand
         */
        public RuleSet over(BaseGame base) {
            return with(BASE, Objects.requireNonNull(base, "base")).rules();
        }
    }
}

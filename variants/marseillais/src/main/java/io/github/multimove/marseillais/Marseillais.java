package io.github.multimove.marseillais;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Closing.ONLY_LAST;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.Duty.OR_STALEMATE;
import static io.github.multimove.rules.Step.EnPassant.AFTER_ANOTHER;
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
 * Marseillais Chess (id {@code marseillais}): a turn is two sub-moves, one after the other, by the same piece or by two pieces.
 * A first sub-move that gives check is the whole turn. Won by checkmate.
 *
 * <p>Source: ascribed to Albert Fortis, c. 1922; first printed in Le Soleil, Marseilles, 1925; balanced by Robert Bruce,
 * 1963; as rules/marseillais.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="marseillais"}
 */
public final class Marseillais {
    /** What follows when there is no second sub-move: option {@code stuck}. This enum may grow. */
    public enum Stuck {
        /** The turn is the first sub-move alone: the default. */
        PASSES,
        /** The mover is stalemated. */
        DRAWS
    }

    /** What a check by the first sub-move does: option {@code early-check}. This enum may grow. */
    public enum EarlyCheck {
        /** It ends the turn: the default. */
        ENDS,
        /** It is not allowed: only the second sub-move may give check. */
        LAST
    }

    /** Which pawns are captured en passant, and when: option {@code en-passant}. This enum may grow. */
    public enum EnPassant {
        /** Every pawn that made a double step, by either half: the default. */
        BOTH,
        /** One pawn a turn, by the first sub-move. */
        FIRST,
        /** Only a pawn whose double step was the last sub-move of its turn. */
        LAST
    }

    private static final Option<BaseGame> BASE =
            Option.base("The game whose board, pieces, array and royal rule are played with.");
    private static final Option<Boolean> BALANCED = Option.of(
                    "balanced", "Balanced start", "Whether White's first turn is one move.")
            .value(true, "One move")
            .value(false, "Two moves");
    private static final Option<Stuck> STUCK = Option.of(
                    "stuck", "No second move", "What follows when a side can make a first move but no second.")
            .value(Stuck.PASSES, "The second is left out")
            .value(Stuck.DRAWS, "Stalemate, a draw");
    private static final Option<EarlyCheck> EARLY_CHECK = Option.of(
                    "early-check", "Early check", "What a check by the first move does.")
            .value(EarlyCheck.ENDS, "It ends the turn")
            .value(EarlyCheck.LAST, "It is not allowed");
    private static final Option<EnPassant> EN_PASSANT = Option.of(
                    "en-passant", "En passant", "Which pawns are captured en passant, and when.")
            .value(EnPassant.BOTH, "Any double step, by either move")
            .value(EnPassant.FIRST, "One pawn a turn, by the first move")
            .value(EnPassant.LAST, "Only a double step made last in its turn");

    static final Variant VARIANT = Variant.of(
                    "marseillais",
                    "Marseillais Chess",
                    "A turn is two moves by one piece or two; check ends it, and checkmate wins.",
                    Marseillais::rules)
            .by("ascribed to Albert Fortis")
            .in(1925)
            .with(BASE, BALANCED, STUCK, EARLY_CHECK, EN_PASSANT);

    private Marseillais() {}

    /** Returns Marseillais Chess as its page states it. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /**
     * Returns Marseillais over another base game: its board, pieces, array, castling, promotions and royal rule.
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
        Step safe = Step.move().safe();
        Step second = safe.duty(choice.of(STUCK) == Stuck.DRAWS ? OR_STALEMATE : IF_POSSIBLE)
                .enPassant(choice.of(EN_PASSANT) == EnPassant.FIRST ? NEVER : AFTER_ANOTHER);
        Series two = Series.of(safe, second)
                .on(choice.of(EARLY_CHECK) == EarlyCheck.LAST ? ONLY_LAST : ENDS, CHECK)
                .passed(
                        choice.of(EN_PASSANT) == EnPassant.LAST
                                ? Series.EnPassantSquares.LAST
                                : Series.EnPassantSquares.ALL);
        return RuleSet.of(
                choice.id(),
                choice.of(BASE),
                choice.of(BALANCED) ? TurnStructure.opening(Series.of(safe)).then(two) : two);
    }

    /** The options of Marseillais Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets whether White's first turn is one sub-move; true if this is not called. */
        public Options balanced(boolean value) {
            return with(BALANCED, value);
        }

        /** Sets what follows when there is no second sub-move; {@link Stuck#PASSES} if this is not called. */
        public Options stuck(Stuck value) {
            return with(STUCK, value);
        }

        /** Sets what a check by the first sub-move does; {@link EarlyCheck#ENDS} if this is not called. */
        public Options earlyCheck(EarlyCheck value) {
            return with(EARLY_CHECK, value);
        }

        /** Sets which pawns are captured en passant; {@link EnPassant#BOTH} if this is not called. */
        public Options enPassant(EnPassant value) {
            return with(EN_PASSANT, value);
        }

        /**
         * Returns Marseillais with these options over another base game.
         *
         * @throws IllegalArgumentException if the base game has pieces in hand
         */
        public RuleSet over(BaseGame base) {
            return with(BASE, Objects.requireNonNull(base, "base")).rules();
        }
    }
}

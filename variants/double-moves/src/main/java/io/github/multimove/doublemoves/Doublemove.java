package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.EnPassant.AFTER_ANOTHER;

import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;
import java.util.Objects;

/**
 * Doublemove Chess (id {@code doublemove}): a turn is two sub-moves, one after the other, by the same piece or by two pieces.
 * Won by capturing the king.
 *
 * <p>Source: Fred Galvin, Doublemove Chess, 1957, as rules/doublemove.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="doublemove"}
 */
public final class Doublemove {
    /** Whether pawns are captured en passant: option {@code en-passant}. This enum may grow. */
    public enum EnPassant {
        /** By both sub-moves of a turn: the default. */
        BOTH,
        /** Never. */
        NONE
    }

    private static final Option<BaseGame> BASE = Option.base("The game whose board, pieces and array are played with.");
    private static final Option<EnPassant> EN_PASSANT = Option.of(
                    "en-passant", "En passant", "Whether pawns are captured en passant.")
            .value(EnPassant.BOTH, "Taken by either move of a turn")
            .value(EnPassant.NONE, "Not captured");
    private static final Option<Boolean> BALANCED = Option.of(
                    "balanced", "Balanced start", "Whether White's first turn is one move.")
            .value(true, "One move")
            .value(false, "Two moves");

    static final Variant VARIANT = Variant.of(
                    "doublemove",
                    "Doublemove Chess",
                    "A turn is two moves, one after the other; capturing the king wins.",
                    Doublemove::rules)
            .by("Fred Galvin")
            .in(1957)
            .with(BASE, EN_PASSANT, BALANCED);

    private Doublemove() {}

    /** Returns Doublemove Chess as its page states it. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /**
     * Returns Doublemove over another base game: its board, pieces, array, castling and promotions.
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
        BaseGame game = base.toBuilder(base.id())
                .enPassant(base.enPassant() && choice.of(EN_PASSANT) == EnPassant.BOTH)
                .royalRule(RoyalRule.capture())
                .build();
        Step move = Step.move();
        Series two = Series.of(move, move.duty(IF_POSSIBLE).enPassant(AFTER_ANOTHER));
        return RuleSet.of(
                choice.id(),
                game,
                choice.of(BALANCED) ? TurnStructure.opening(Series.of(move)).then(two) : two,
                RoyalRule.capture());
    }

    /** The options of Doublemove Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets whether White's first turn is one sub-move; true if this is not called. */
        public Options balanced(boolean value) {
            return with(BALANCED, value);
        }

        /** Sets whether pawns are captured en passant; {@link EnPassant#BOTH} if this is not called. */
        public Options enPassant(EnPassant value) {
            return with(EN_PASSANT, value);
        }

        /**
         * Returns Doublemove with these options over another base game.
         *
         * @throws IllegalArgumentException if the base game has pieces in hand
         */
        public RuleSet over(BaseGame base) {
            return with(BASE, Objects.requireNonNull(base, "base")).rules();
        }
    }
}

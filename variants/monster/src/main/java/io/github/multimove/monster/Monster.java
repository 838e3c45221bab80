package io.github.multimove.monster;

import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Step;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Monster Chess, or Super King Chess (id {@code monster}): Black has all its pieces; White, the monster, has a king and four
 * pawns and makes two sub-moves a turn. Won by checkmate.
 *
 * <p>Source: traditional, as rules/monster.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="monster"}
 */
public final class Monster {
    /** How the game is won: option {@code win}. This enum may grow. */
    public enum Win {
        /** By checkmate: the default. */
        CHECKMATE,
        /** By capturing the king. */
        CAPTURE
    }

    /** Which pawns are captured en passant: option {@code en-passant}. This enum may grow. */
    public enum EnPassant {
        /** Every pawn that made a double step, by the first sub-move: the default. */
        FIRST,
        /** Only a pawn whose double step was the last sub-move of its turn. */
        LAST
    }

    private static final Map<Integer, String> RANKS =
            Map.of(2, "3PP3", 3, "3PPP2", 4, "2PPPP2", 6, "1PPPPPP1", 8, "PPPPPPPP");
    private static final Option<Integer> PAWNS = Option.of("pawns", "Pawns", "How many pawns the monster has.")
            .value(4, "Four, c to f")
            .value(2, "Two, d and e")
            .value(3, "Three, d to f")
            .value(6, "Six, b to g")
            .value(8, "Eight, a to h");
    private static final Option<Win> WIN = Option.of("win", "Winning", "How the game is won.")
            .value(Win.CHECKMATE, "By checkmate")
            .value(Win.CAPTURE, "By capturing the king");
    private static final Option<Boolean> REVERSED = Option.of(
                    "reversed", "Reversed colours", "Whether Black is the monster.")
            .value(false, "White is the monster")
            .value(true, "Black is the monster");
    private static final Option<EnPassant> EN_PASSANT = Option.of(
                    "en-passant", "En passant", "Which pawns of the monster are captured en passant.")
            .value(EnPassant.FIRST, "Every double step of the turn")
            .value(EnPassant.LAST, "Only a double step made last in the turn");

    static final Variant VARIANT = Variant.of(
                    "monster",
                    "Monster Chess",
                    "White has a king and four pawns and makes two moves a turn; checkmate wins.",
                    Monster::rules)
            .alsoCalled("Super King Chess")
            .with(PAWNS, WIN, REVERSED, EN_PASSANT);

    private Monster() {}

    /** Returns Monster Chess as its page states it. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    private static RuleSet rules(Choice choice) {
        boolean reversed = choice.of(REVERSED);
        RoyalRule rule = choice.of(WIN) == Win.CAPTURE ? RoyalRule.capture() : RoyalRule.lastRoyal();
        Series turns = Series.repeat(
                        reversed ? Length.bySide(1, 2) : Length.bySide(2, 1),
                        Step.move(),
                        Step.move().duty(IF_POSSIBLE).enPassant(NEVER))
                .passed(
                        choice.of(EN_PASSANT) == EnPassant.LAST
                                ? Series.EnPassantSquares.LAST
                                : Series.EnPassantSquares.ALL);
        return RuleSet.of(choice.id(), game(choice.of(PAWNS), reversed, rule), turns, rule);
    }

    private static BaseGame game(int pawns, boolean reversed, RoyalRule rule) {
        String pawnRank = Objects.requireNonNull(RANKS.get(pawns));
        BaseGame.Builder builder = Orthodox.game().toBuilder("monster")
                .array(
                        reversed
                                ? "4k3/" + pawnRank.toLowerCase(Locale.ROOT) + "/8/8/8/8/PPPPPPPP/RNBQKBNR"
                                : "rnbqkbnr/pppppppp/8/8/8/8/" + pawnRank + "/4K3")
                .royalRule(rule)
                .noCastling();
        Side other = reversed ? Side.WHITE : Side.BLACK;
        for (CastlingRight right : Orthodox.game().castlingRights()) {
            if (right.side() == other) {
                builder.castling(right);
            }
        }
        return builder.build();
    }

    /** The options of Monster Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /**
         * Sets how many pawns the monster has; 4 if this is not called.
         *
         * @throws IllegalArgumentException if it is not 2, 3, 4, 6 or 8
         */
        public Options pawns(int value) {
            if (!RANKS.containsKey(value)) {
                throw new IllegalArgumentException("expected 2, 3, 4, 6 or 8 pawns, found " + value);
            }
            return with(PAWNS, value);
        }

        /** Sets how the game is won; {@link Win#CHECKMATE} if this is not called. */
        public Options win(Win value) {
            return with(WIN, value);
        }

        /** Sets whether Black is the monster; false if this is not called. */
        public Options reversed(boolean value) {
            return with(REVERSED, value);
        }

        /** Sets which pawns are captured en passant; {@link EnPassant#FIRST} if this is not called. */
        public Options enPassant(EnPassant value) {
            return with(EN_PASSANT, value);
        }
    }
}

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
import io.github.multimove.rules.TurnStructure;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;

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

    private static final Map<Integer, String> PAWNS =
            Map.of(2, "3PP3", 3, "3PPP2", 4, "2PPPP2", 6, "1PPPPPP1", 8, "PPPPPPPP");
    private static final Options DEFAULT = new Options(4, Win.CHECKMATE, false, EnPassant.FIRST);

    private Monster() {}

    /** Returns Monster Chess as its page states it. */
    public static RuleSet rules() {
        return DEFAULT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return DEFAULT;
    }

    /** The options of Monster Chess. Immutable; each method returns changed options. */
    public static final class Options {
        private final int pawns;
        private final Win win;
        private final boolean reversed;
        private final EnPassant enPassant;

        private Options(int pawns, Win win, boolean reversed, EnPassant enPassant) {
            this.pawns = pawns;
            this.win = Objects.requireNonNull(win, "win");
            this.reversed = reversed;
            this.enPassant = Objects.requireNonNull(enPassant, "enPassant");
        }

        /**
         * Sets how many pawns the monster has; 4 if this is not called.
         *
         * @throws IllegalArgumentException if it is not 2, 3, 4, 6 or 8
         */
        public Options pawns(int value) {
            if (!PAWNS.containsKey(value)) {
                throw new IllegalArgumentException("expected 2, 3, 4, 6 or 8 pawns, found " + value);
            }
            return new Options(value, win, reversed, enPassant);
        }

        /** Sets how the game is won; {@link Win#CHECKMATE} if this is not called. */
        public Options win(Win value) {
            return new Options(pawns, value, reversed, enPassant);
        }

        /** Sets whether Black is the monster; false if this is not called. */
        public Options reversed(boolean value) {
            return new Options(pawns, win, value, enPassant);
        }

        /** Sets which pawns are captured en passant; {@link EnPassant#FIRST} if this is not called. */
        public Options enPassant(EnPassant value) {
            return new Options(pawns, win, reversed, value);
        }

        /** Returns Monster Chess with these options. */
        public RuleSet rules() {
            RoyalRule rule = win == Win.CAPTURE ? RoyalRule.capture() : RoyalRule.lastRoyal();
            return RuleSet.of(id(), game(rule), structure(), rule);
        }

        private TurnStructure structure() {
            Length length = reversed ? Length.bySide(1, 2) : Length.bySide(2, 1);
            return Series.repeat(
                            length, Step.move(), Step.move().duty(IF_POSSIBLE).enPassant(NEVER))
                    .passed(enPassant == EnPassant.LAST ? Series.EnPassantSquares.LAST : Series.EnPassantSquares.ALL);
        }

        private BaseGame game(RoyalRule rule) {
            String pawnRank = Objects.requireNonNull(PAWNS.get(pawns));
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

        private String id() {
            StringJoiner id = new StringJoiner(",", "monster[", "]").setEmptyValue("monster");
            if (enPassant != EnPassant.FIRST) {
                id.add("en-passant=" + enPassant.name().toLowerCase(Locale.ROOT));
            }
            if (pawns != 4) {
                id.add("pawns=" + pawns);
            }
            if (reversed) {
                id.add("reversed=true");
            }
            if (win != Win.CHECKMATE) {
                id.add("win=" + win.name().toLowerCase(Locale.ROOT));
            }
            return id.toString();
        }
    }
}

package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.EnPassant.AFTER_ANOTHER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.Locale;
import java.util.Objects;
import java.util.StringJoiner;

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

    private static final Options DEFAULT = new Options(true, EnPassant.BOTH);

    private Doublemove() {}

    /** Returns Doublemove Chess as its page states it. */
    public static RuleSet rules() {
        return DEFAULT.rules();
    }

    /**
     * Returns Doublemove over another base game: its board, pieces, array, castling and promotions.
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

    /** The options of Doublemove Chess. Immutable; each method returns changed options. */
    public static final class Options {
        private final boolean balanced;
        private final EnPassant enPassant;

        private Options(boolean balanced, EnPassant enPassant) {
            this.balanced = balanced;
            this.enPassant = Objects.requireNonNull(enPassant, "enPassant");
        }

        /** Sets whether White's first turn is one sub-move; true if this is not called. */
        public Options balanced(boolean value) {
            return new Options(value, enPassant);
        }

        /** Sets whether pawns are captured en passant; {@link EnPassant#BOTH} if this is not called. */
        public Options enPassant(EnPassant value) {
            return new Options(balanced, value);
        }

        /** Returns Doublemove Chess with these options. */
        public RuleSet rules() {
            return over(Orthodox.game());
        }

        /**
         * Returns Doublemove with these options over another base game.
         *
         * @throws IllegalArgumentException if the base game has pieces in hand
         */
        public RuleSet over(BaseGame base) {
            BaseGame game = base.toBuilder(base.id())
                    .enPassant(base.enPassant() && enPassant == EnPassant.BOTH)
                    .royalRule(RoyalRule.capture())
                    .build();
            return RuleSet.of(id(base), game, structure(), RoyalRule.capture());
        }

        private TurnStructure structure() {
            Step move = Step.move();
            Series two = Series.of(move, move.duty(IF_POSSIBLE).enPassant(AFTER_ANOTHER));
            return balanced ? TurnStructure.opening(Series.of(move)).then(two) : two;
        }

        private String id(BaseGame base) {
            StringJoiner id = new StringJoiner(",", "doublemove[", "]").setEmptyValue("doublemove");
            if (!balanced) {
                id.add("balanced=false");
            }
            if (!base.id().equals(Orthodox.game().id())) {
                id.add("base=" + base.id());
            }
            if (enPassant != EnPassant.BOTH) {
                id.add("en-passant=" + enPassant.name().toLowerCase(Locale.ROOT));
            }
            return id.toString();
        }
    }
}

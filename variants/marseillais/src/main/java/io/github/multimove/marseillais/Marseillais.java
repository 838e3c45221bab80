package io.github.multimove.marseillais;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Closing.ONLY_LAST;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.Duty.OR_STALEMATE;
import static io.github.multimove.rules.Step.EnPassant.AFTER_ANOTHER;
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

    private static final Options DEFAULT = new Options(true, Stuck.PASSES, EarlyCheck.ENDS, EnPassant.BOTH);

    private Marseillais() {}

    /** Returns Marseillais Chess as its page states it. */
    public static RuleSet rules() {
        return DEFAULT.rules();
    }

    /**
     * Returns Marseillais over another base game: its board, pieces, array, castling, promotions and royal rule.
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

    /** The options of Marseillais Chess. Immutable; each method returns changed options. */
    public static final class Options {
        private final boolean balanced;
        private final Stuck stuck;
        private final EarlyCheck earlyCheck;
        private final EnPassant enPassant;

        private Options(boolean balanced, Stuck stuck, EarlyCheck earlyCheck, EnPassant enPassant) {
            this.balanced = balanced;
            this.stuck = Objects.requireNonNull(stuck, "stuck");
            this.earlyCheck = Objects.requireNonNull(earlyCheck, "earlyCheck");
            this.enPassant = Objects.requireNonNull(enPassant, "enPassant");
        }

        /** Sets whether White's first turn is one sub-move; true if this is not called. */
        public Options balanced(boolean value) {
            return new Options(value, stuck, earlyCheck, enPassant);
        }

        /** Sets what follows when there is no second sub-move; {@link Stuck#PASSES} if this is not called. */
        public Options stuck(Stuck value) {
            return new Options(balanced, value, earlyCheck, enPassant);
        }

        /** Sets what a check by the first sub-move does; {@link EarlyCheck#ENDS} if this is not called. */
        public Options earlyCheck(EarlyCheck value) {
            return new Options(balanced, stuck, value, enPassant);
        }

        /** Sets which pawns are captured en passant; {@link EnPassant#BOTH} if this is not called. */
        public Options enPassant(EnPassant value) {
            return new Options(balanced, stuck, earlyCheck, value);
        }

        /** Returns Marseillais Chess with these options. */
        public RuleSet rules() {
            return over(Orthodox.game());
        }

        /**
         * Returns Marseillais with these options over another base game.
         *
         * @throws IllegalArgumentException if the base game has pieces in hand
         */
        public RuleSet over(BaseGame base) {
            return RuleSet.of(id(base), base, structure());
        }

        private TurnStructure structure() {
            Step safe = Step.move().safe();
            Step second = safe.duty(stuck == Stuck.DRAWS ? OR_STALEMATE : IF_POSSIBLE)
                    .enPassant(enPassant == EnPassant.FIRST ? NEVER : AFTER_ANOTHER);
            Series two = Series.of(safe, second)
                    .on(earlyCheck == EarlyCheck.LAST ? ONLY_LAST : ENDS, CHECK)
                    .passed(enPassant == EnPassant.LAST ? Series.EnPassantSquares.LAST : Series.EnPassantSquares.ALL);
            return balanced ? TurnStructure.opening(Series.of(safe)).then(two) : two;
        }

        private String id(BaseGame base) {
            StringJoiner id = new StringJoiner(",", "marseillais[", "]").setEmptyValue("marseillais");
            if (!balanced) {
                id.add("balanced=false");
            }
            if (!base.id().equals(Orthodox.game().id())) {
                id.add("base=" + base.id());
            }
            if (earlyCheck != EarlyCheck.ENDS) {
                id.add("early-check=" + earlyCheck.name().toLowerCase(Locale.ROOT));
            }
            if (enPassant != EnPassant.BOTH) {
                id.add("en-passant=" + enPassant.name().toLowerCase(Locale.ROOT));
            }
            if (stuck != Stuck.PASSES) {
                id.add("stuck=" + stuck.name().toLowerCase(Locale.ROOT));
            }
            return id.toString();
        }
    }
}

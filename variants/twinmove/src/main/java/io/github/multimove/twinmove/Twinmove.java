package io.github.multimove.twinmove;

import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * Twinmove Chess (id {@code twinmove}): a turn is a pawn move and then a move of another piece, one after the other, and
 * the game is won by capturing the king. Nothing binds a side to answer a threat.
 *
 * <p>Source: Mats Winther, Twinmove Chess, 2006, as rules/twinmove.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="twinmove"}
 */
public final class Twinmove {
    private Twinmove() {}

    /** Returns Twinmove Chess as its page states it. */
    public static RuleSet rules() {
        return options().rules();
    }

    /**
     * Returns Twinmove over another base game: its board, pieces, array, castling and promotions, without en passant.
     *
     * @throws IllegalArgumentException if the base game has pieces in hand
     */
    public static RuleSet over(BaseGame base) {
        return options().over(base);
    }

    /** Whether a turn begins with a pawn move as long as there is one; option {@code pawn-move}. */
    public enum PawnMove {
        /** It does: the default. */
        COMPELLED,
        /** It may. */
        OPTIONAL
    }

    /** What pawns promote to; option {@code promotion}. */
    public enum PromotionTo {
        /** Every kind that the base game has: the default. */
        ANY,
        /** The queen alone. */
        QUEEN
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(PawnMove.COMPELLED, PromotionTo.ANY, false);
    }

    /** The options of Twinmove Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options {
        private final PawnMove pawnMove;
        private final PromotionTo promotion;
        private final boolean balanced;

        private Options(PawnMove pawnMove, PromotionTo promotion, boolean balanced) {
            this.pawnMove = Objects.requireNonNull(pawnMove, "pawnMove");
            this.promotion = Objects.requireNonNull(promotion, "promotion");
            this.balanced = balanced;
        }

        /** Sets whether a turn begins with a pawn move as long as there is one; {@link PawnMove#COMPELLED} if this is not called. */
        public Options pawnMove(PawnMove value) {
            return new Options(value, promotion, balanced);
        }

        /** Sets what pawns promote to; {@link PromotionTo#ANY} if this is not called. */
        public Options promotion(PromotionTo value) {
            return new Options(pawnMove, value, balanced);
        }

        /** Sets whether the first turn of the game is a pawn move alone; false if this is not called. */
        public Options balanced(boolean value) {
            return new Options(pawnMove, promotion, value);
        }

        private boolean isCompelled() {
            return pawnMove == PawnMove.COMPELLED;
        }

        private boolean isToQueen() {
            return promotion == PromotionTo.QUEEN;
        }

        /** Returns Twinmove Chess with these options. */
        public RuleSet rules() {
            return over(Orthodox.game());
        }

        /**
         * Returns Twinmove with these options over another base game.
         *
         * @throws IllegalArgumentException if the base game has pieces in hand, or has promotions to be restricted to queen
         *     and a promoting piece cannot become one
         */
        public RuleSet over(BaseGame base) {
            StringJoiner options = new StringJoiner(",", "twinmove[", "]").setEmptyValue("twinmove");
            if (balanced) {
                options.add("balanced=true");
            }
            if (!base.id().equals("orthodox")) {
                options.add("base=" + base.id());
            }
            if (!isCompelled()) {
                options.add("pawn-move=optional");
            }
            if (isToQueen()) {
                options.add("promotion=queen");
            }
            return RuleSet.of(options.toString(), twinmove(base), structure(), RoyalRule.capture());
        }

        private TurnStructure structure() {
            TurnStructure turns = TurnStructure.pawnThenPiece(isCompelled());
            if (balanced) {
                return TurnStructure.opening(TurnStructure.pawnAlone()).then(turns);
            }
            return isCompelled()
                    ? turns
                    : TurnStructure.opening(TurnStructure.pawnThenPiece(true)).then(turns);
        }

        private BaseGame twinmove(BaseGame base) {
            BaseGame.Builder builder =
                    base.toBuilder(base.id()).enPassant(false).royalRule(RoyalRule.capture());
            if (isToQueen()) {
                builder.noPromotion();
                base.promotions().forEach(promotion -> builder.promotion(toQueen(base, promotion)));
            }
            return builder.build();
        }

        private static Promotion toQueen(BaseGame base, Promotion promotion) {
            Optional<PieceType> queen = promotion.into().stream()
                    .filter(type -> type.name().equals(Orthodox.QUEEN.name()))
                    .findFirst();
            return promotion.into(List.of(queen.orElseThrow(() -> new IllegalArgumentException(
                    "expected a promotion of " + promotion.from().name() + " to queen in " + base.id()
                            + " for promotion=queen, found none"))));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Options options
                    && pawnMove == options.pawnMove
                    && promotion == options.promotion
                    && balanced == options.balanced;
        }

        @Override
        public int hashCode() {
            return Objects.hash(pawnMove, promotion, balanced);
        }

        /** Returns the options as an id writes them. */
        @Override
        public String toString() {
            return "pawn-move=" + pawnMove + ",promotion=" + promotion + ",balanced=" + balanced;
        }
    }
}

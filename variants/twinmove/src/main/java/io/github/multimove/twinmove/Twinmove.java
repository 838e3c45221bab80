package io.github.multimove.twinmove;

import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

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
    private static final Option<BaseGame> BASE = Option.base("The game whose board, pieces and array are played with.");
    private static final Option<PawnMove> PAWN_MOVE = Option.of(
                    "pawn-move", "Pawn move", "Whether a turn begins with a pawn move while there is one.")
            .value(PawnMove.COMPELLED, "Compulsory")
            .value(PawnMove.OPTIONAL, "Optional");
    private static final Option<PromotionTo> PROMOTION = Option.of(
                    "promotion", "Promotion", "What a pawn becomes on the last rank.")
            .value(PromotionTo.ANY, "To queen, rook, bishop or knight")
            .value(PromotionTo.QUEEN, "To a queen only");
    private static final Option<Castling> CASTLING = Option.of(
                    "castling", "Castling", "Whether a king may castle out of, through and into attack.")
            .value(Castling.LENIENT, "Lenient: attack does not matter")
            .value(Castling.STRICT, "Strict: as in orthodox chess");
    private static final Option<Boolean> BALANCED = Option.of(
                    "balanced", "Balanced start", "Whether White's first turn is the pawn move alone.")
            .value(false, "A full turn")
            .value(true, "The pawn move alone");

    static final Variant VARIANT = Variant.of(
                    "twinmove",
                    "Twinmove Chess",
                    "A turn is a pawn move and then a piece move; capturing the king wins.",
                    Twinmove::rules)
            .by("Mats Winther")
            .in(2006)
            .with(BASE, PAWN_MOVE, PROMOTION, CASTLING, BALANCED);

    private Twinmove() {}

    /** Returns Twinmove Chess as its page states it. */
    public static RuleSet rules() {
        return VARIANT.rules();
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

    /** Whether a king may castle out of, through and into attack; option {@code castling}. */
    public enum Castling {
        /** It may: the default. */
        LENIENT,
        /** It may not. */
        STRICT
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    private static RuleSet rules(Choice choice) {
        boolean toQueen = choice.of(PROMOTION) == PromotionTo.QUEEN;
        return RuleSet.of(
                choice.id(),
                twinmove(choice.of(BASE), toQueen),
                structure(choice.of(PAWN_MOVE) == PawnMove.COMPELLED, choice.of(BALANCED)),
                RoyalRule.capture().strictCastling(choice.of(CASTLING) == Castling.STRICT));
    }

    private static TurnStructure structure(boolean compelled, boolean balanced) {
        TurnStructure turns = TurnStructure.pawnThenPiece(compelled);
        if (balanced) {
            return TurnStructure.opening(TurnStructure.pawnAlone()).then(turns);
        }
        return compelled
                ? turns
                : TurnStructure.opening(TurnStructure.pawnThenPiece(true)).then(turns);
    }

    private static BaseGame twinmove(BaseGame base, boolean toQueen) {
        BaseGame.Builder builder = base.toBuilder(base.id()).enPassant(false).royalRule(RoyalRule.capture());
        if (toQueen) {
            builder.noPromotion();
            base.promotions().forEach(promotion -> builder.promotion(toQueen(base, promotion)));
        }
        return builder.build();
    }

    private static Promotion toQueen(BaseGame base, Promotion promotion) {
        Optional<PieceType> queen = promotion.into().stream()
                .filter(type -> type.name().equals(Orthodox.QUEEN.name()))
                .findFirst();
        return promotion.into(List.of(queen.orElseThrow(() -> new IllegalArgumentException("expected a promotion of "
                + promotion.from().name() + " to queen in " + base.id() + " for promotion=queen, found none"))));
    }

    /** The options of Twinmove Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets whether a turn begins with a pawn move as long as there is one; {@link PawnMove#COMPELLED} if this is not called. */
        public Options pawnMove(PawnMove value) {
            return with(PAWN_MOVE, value);
        }

        /** Sets what pawns promote to; {@link PromotionTo#ANY} if this is not called. */
        public Options promotion(PromotionTo value) {
            return with(PROMOTION, value);
        }

        /** Sets whether a king may castle out of, through and into attack; {@link Castling#LENIENT} if this is not called. */
        public Options castling(Castling value) {
            return with(CASTLING, value);
        }

        /** Sets whether the first turn of the game is a pawn move alone; false if this is not called. */
        public Options balanced(boolean value) {
            return with(BALANCED, value);
        }

        /**
         * Returns Twinmove with these options over another base game.
         *
         * @throws IllegalArgumentException if the base game has pieces in hand, or has promotions to be restricted to queen
         *     and a promoting piece cannot become one
         */
        public RuleSet over(BaseGame base) {
            return with(BASE, Objects.requireNonNull(base, "base")).rules();
        }
    }
}

package io.github.multimove.geminus;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Geminus Chess (id {@code geminus}): the pawns stand on the third ranks, every other piece is dropped, two a turn, behind
 * or among them; then a turn is a pawn move and a piece move, as in Twinmove Chess. Won by capturing the king.
 *
 * <p>Source: Mats Winther, Geminus Chess, 2006, as rules/geminus.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="geminus"}
 */
public final class Geminus {
    /** The pawn: no double step. */
    public static final PieceType PAWN = PieceType.of("pawn", 'P', "mfWcfF");

    /** Whether a turn begins with a pawn move as long as there is one; option {@code pawn-move}. */
    public enum PawnMove {
        /** It does, after the drops: the default. */
        COMPELLED,
        /** It may. */
        OPTIONAL
    }

    /** What pawns promote to; option {@code promotion}. */
    public enum PromotionTo {
        /** The queen alone: the default. */
        QUEEN,
        /** Queen, rook, bishop or knight. */
        ANY
    }

    private static final Option<PawnMove> PAWN_MOVE = Option.of(
                    "pawn-move",
                    "Pawn move",
                    "Whether after the drops a turn begins with a pawn move while there is one.")
            .value(PawnMove.COMPELLED, "Compulsory")
            .value(PawnMove.OPTIONAL, "Optional");
    private static final Option<PromotionTo> PROMOTION = Option.of(
                    "promotion", "Promotion", "What a pawn becomes on the last rank.")
            .value(PromotionTo.QUEEN, "To a queen only")
            .value(PromotionTo.ANY, "To queen, rook, bishop or knight");
    private static final Option<Boolean> BALANCED = Option.of(
                    "balanced", "Balanced start", "Whether White's first turn after the drops is the pawn move alone.")
            .value(false, "A full turn")
            .value(true, "The pawn move alone");

    static final Variant VARIANT = Variant.of(
                    "geminus",
                    "Geminus Chess",
                    "Pieces are dropped two a turn, and then a turn is a pawn move and a piece move; capturing the king wins.",
                    Geminus::rules)
            .by("Mats Winther")
            .in(2006)
            .with(PAWN_MOVE, PROMOTION, BALANCED);

    private static final BaseGame TO_QUEEN = make(List.of(Orthodox.QUEEN));
    private static final BaseGame TO_ANY =
            make(List.of(Orthodox.QUEEN, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT));

    private Geminus() {}

    private static BaseGame make(List<PieceType> promotions) {
        Board board = Board.of(8, 8);
        return BaseGame.builder("geminus", board)
                .royal(Orthodox.KING)
                .pieces(Orthodox.QUEEN, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT)
                .pawn(PAWN)
                .array("8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn]")
                .promotion(Promotion.of(PAWN, promotions).must(lastRank(board)))
                .neverOnRanks(PAWN, 0, 7)
                .drops(Drops.of(0, 1)
                        .only(Orthodox.ROOK, 0)
                        .oppositeColours(Orthodox.BISHOP)
                        .relocating(PAWN, Set.of(1, 2), 1))
                .royalRule(RoyalRule.capture())
                .build();
    }

    private static Set<Square> lastRank(Board board) {
        return board.squares().stream().filter(square -> square.rank() == 7).collect(Collectors.toSet());
    }

    /** Returns the base game: orthodox pieces, promotion to queen, pawns on the third ranks, the others in hand. */
    public static BaseGame game() {
        return TO_QUEEN;
    }

    /** Returns Geminus Chess as its page states it. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    private static RuleSet rules(Choice choice) {
        TurnStructure turns = TurnStructure.pawnThenPiece(choice.of(PAWN_MOVE) == PawnMove.COMPELLED);
        return RuleSet.of(
                choice.id(),
                choice.of(PROMOTION) == PromotionTo.QUEEN ? TO_QUEEN : TO_ANY,
                TurnStructure.whileInHand(TurnStructure.twoDrops())
                        .then(
                                choice.of(BALANCED)
                                        ? TurnStructure.opening(TurnStructure.pawnAlone())
                                                .then(turns)
                                        : turns),
                RoyalRule.capture());
    }

    /** The options of Geminus Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets whether after the drops a turn begins with a pawn move as long as there is one; {@link PawnMove#COMPELLED} if this is not called. */
        public Options pawnMove(PawnMove value) {
            return with(PAWN_MOVE, value);
        }

        /** Sets what pawns promote to; {@link PromotionTo#QUEEN} if this is not called. */
        public Options promotion(PromotionTo value) {
            return with(PROMOTION, value);
        }

        /** Sets whether the first turn after the drops is a pawn move alone; false if this is not called. */
        public Options balanced(boolean value) {
            return with(BALANCED, value);
        }
    }
}

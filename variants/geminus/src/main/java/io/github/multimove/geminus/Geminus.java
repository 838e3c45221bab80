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
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
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
        return options().rules();
    }

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

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(PawnMove.COMPELLED, PromotionTo.QUEEN, false);
    }

    /** The options of Geminus Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options {
        private final PawnMove pawnMove;
        private final PromotionTo promotion;
        private final boolean balanced;

        private Options(PawnMove pawnMove, PromotionTo promotion, boolean balanced) {
            this.pawnMove = Objects.requireNonNull(pawnMove, "pawnMove");
            this.promotion = Objects.requireNonNull(promotion, "promotion");
            this.balanced = balanced;
        }

        /** Sets whether after the drops a turn begins with a pawn move as long as there is one; {@link PawnMove#COMPELLED} if this is not called. */
        public Options pawnMove(PawnMove value) {
            return new Options(value, promotion, balanced);
        }

        /** Sets what pawns promote to; {@link PromotionTo#QUEEN} if this is not called. */
        public Options promotion(PromotionTo value) {
            return new Options(pawnMove, value, balanced);
        }

        /** Sets whether the first turn after the drops is a pawn move alone; false if this is not called. */
        public Options balanced(boolean value) {
            return new Options(pawnMove, promotion, value);
        }

        private boolean isCompelled() {
            return pawnMove == PawnMove.COMPELLED;
        }

        private boolean isToQueen() {
            return promotion == PromotionTo.QUEEN;
        }

        /** Returns Geminus Chess with these options. */
        public RuleSet rules() {
            StringJoiner options = new StringJoiner(",", "geminus[", "]").setEmptyValue("geminus");
            if (balanced) {
                options.add("balanced=true");
            }
            if (!isCompelled()) {
                options.add("pawn-move=optional");
            }
            if (!isToQueen()) {
                options.add("promotion=any");
            }
            TurnStructure turns = TurnStructure.pawnThenPiece(isCompelled());
            return RuleSet.of(
                    options.toString(),
                    isToQueen() ? TO_QUEEN : TO_ANY,
                    TurnStructure.whileInHand(TurnStructure.twoDrops())
                            .then(
                                    balanced
                                            ? TurnStructure.opening(TurnStructure.pawnAlone())
                                                    .then(turns)
                                            : turns),
                    RoyalRule.capture());
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

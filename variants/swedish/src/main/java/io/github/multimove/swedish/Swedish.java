package io.github.multimove.swedish;

import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.Set;

/**
 * Swedish Chess (id {@code swedish}): the pawns stand on the third ranks, kings and rooks at home, the other pieces are
 * dropped behind or among the pawns, one a turn; then orthodox chess is played. Won by checkmate.
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>While a side has pieces in hand its turn is one drop: on an empty square of its first or second rank; or on a pawn of
 *       its own on the third rank, or on the second, which is at once relocated to another empty square of the second rank
 *       ({@code N@d3>c2}). Nothing else moves.
 *   <li>The two bishops must stand on squares of different colours. The same pawn may be relocated again in later turns.
 *   <li>No drop captures, and no check exists while a piece of either side is in hand.
 *   <li>Then orthodox chess: one sub-move a turn, castling included, promotion to queen, rook, bishop or knight. No double
 *       step, no en passant.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>White drops first and moves first. After the drops the turn number is 6.
 *   <li>A pawn without another empty square of the second rank cannot be dropped on.
 *   <li>Pieces in hand must fit the turn: White to move as many as Black, Black to move one more than White, and the turn
 *       number that follows from them.
 *   <li>A drop resets the half-turn clock.
 * </ul>
 *
 * <p>Source: Mats Winther, Swedish Chess, as rules/swedish.md states it.
 */
public final class Swedish {
    /** The pawn: no double step. */
    public static final PieceType PAWN = PieceType.of("pawn", 'P', "mfWcfF");

    private static final BaseGame GAME = make();

    private Swedish() {}

    private static BaseGame make() {
        BaseGame orthodox = Orthodox.game();
        BaseGame.Builder builder = BaseGame.builder("swedish", orthodox.board())
                .royal(Orthodox.KING)
                .pieces(Orthodox.QUEEN, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT)
                .pawn(PAWN)
                .array("r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R[QBBNNqbbnn]")
                .neverOnRanks(PAWN, 0, 7)
                .drops(Drops.of(0, 1).oppositeColours(Orthodox.BISHOP).relocating(PAWN, Set.of(1, 2), 1));
        orthodox.castlingRights().forEach(builder::castling);
        Promotion promotion = orthodox.promotions().get(0);
        return builder.promotion(Promotion.of(PAWN, promotion.into()).must(promotion.must()))
                .build();
    }

    /** Returns the base game: orthodox pieces, pawns on the third ranks, kings and rooks at home, the others in hand. */
    public static BaseGame game() {
        return GAME;
    }

    /** Returns Swedish Chess. */
    public static RuleSet rules() {
        return RuleSet.of("swedish", GAME, structure());
    }

    private static TurnStructure structure() {
        return TurnStructure.whileInHand(Series.of(Step.drop()))
                .then(Series.of(Step.move().safe()));
    }
}

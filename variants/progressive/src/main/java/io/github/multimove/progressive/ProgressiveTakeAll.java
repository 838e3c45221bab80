package io.github.multimove.progressive;

import static io.github.multimove.rules.Step.Duty.OR_STALEMATE;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import java.util.List;

/**
 * Progressive Take-All Chess (id {@code progressive-take-all}): White makes one sub-move, Black two, White three, and so on; the
 * side that captures all enemy pieces wins.
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>The king has no special part and may be captured. A pawn may become a king too.
 *   <li>The side that captures the last enemy piece wins; the capture ends the turn. A side without a legal turn is stalemated, a
 *       draw, also in the midst of a series.
 *   <li>The length of a series comes from the turn number, as in {@link Progressive Progressive Chess}; any piece makes any
 *       sub-move; en passant is for the first.
 *   <li>Ten turns in a row without capture or pawn move may be claimed as a draw.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>Castling stays, and attack does not matter to it; a king that a pawn became has no castling right.
 *   <li>A position in which a side has no piece is read, and is over. Bare kings do not end the game.
 *   <li>There is neither check nor checkmate.
 * </ul>
 *
 * <p>Source: G. Dipilato, late 1970s, played in AISE; Mori and Castelli on chessvariants.com, as rules/more-series.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="progressive-take-all"}
 */
public final class ProgressiveTakeAll {
    private static final int CLAIM_AFTER = 10;

    private ProgressiveTakeAll() {}

    /** Returns Progressive Take-All Chess. */
    public static RuleSet rules() {
        Step move = Step.move();
        return RuleSet.of(
                "progressive-take-all",
                game(),
                Series.repeat(
                        Series.Length.growing(), move, move.duty(OR_STALEMATE).enPassant(NEVER)),
                RoyalRule.lastPiece().claimAfter(CLAIM_AFTER));
    }

    private static BaseGame game() {
        BaseGame.Builder builder = Orthodox.game().toBuilder("take-all").noPromotion();
        Orthodox.game().promotions().stream()
                .map(promotion -> promotion.into(
                        List.of(Orthodox.QUEEN, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT, Orthodox.KING)))
                .forEach(builder::promotion);
        return builder.build();
    }
}

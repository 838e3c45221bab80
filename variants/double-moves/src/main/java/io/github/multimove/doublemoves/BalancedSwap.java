package io.github.multimove.doublemoves;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;

/**
 * Balanced Swap Chess (id {@code balanced-swap}): a move, then a piece of the mover's changes places with a piece that it reaches.
 * Won by checkmate; a side without a turn has lost.
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>A turn is a move of orthodox chess and then a swap, also where the move gave check. White's first turn is the move alone.
 *   <li>A swap: a piece of the mover's and any other piece change places, if the one could go to the other's square were it empty,
 *       or capture there were an enemy on it. Castling and en passant reach nothing. Equal pieces of one side do not swap.
 *   <li>A player who has no move, or no swap after it, loses.
 *   <li>A pawn on its own first rank may go two squares forward.
 *   <li>A pawn that a swap brings to its last rank promotes; the player who swaps chooses the piece, whosever pawn it is.
 *   <li>The mover's king is safe after the move and after the swap.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>Kings swap and are swapped, the enemy's too. Lines that the move has opened are open for the swap.
 *   <li>The same two pieces are one swap, whichever reaches the other. A swap may undo the last one.
 *   <li>A move that no swap can follow is no turn. Bare kings are no draw: the side to move has lost.
 *   <li>A king or rook that was swapped has moved. Only a double step from the second rank can be answered en passant, and not if
 *       that pawn was swapped.
 *   <li>The half-turn clock is reset by a capture, a pawn move, and a swap that moves a pawn of either side.
 *   <li>Position text allows pawns on their own first rank.
 * </ul>
 *
 * <p>A swap is written {@code f1/g2}, with a promotion {@code e7/f8n}: the mover's piece first; of two pieces of the mover's the one
 * on the lower square.
 *
 * <p>Source: Jo&atilde;o Pedro Neto, Balanced Swap Chess, 1998, on chessvariants.com, as rules/more-series.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="balanced-swap"}
 */
public final class BalancedSwap {
    private static final BaseGame GAME = Orthodox.game().toBuilder("balanced-swap-base")
            .neverOnRanks(Orthodox.PAWN, 7)
            .initialOnRanks(Orthodox.PAWN, 0)
            .royalRule(RoyalRule.lastRoyal().withoutTurn(RoyalRule.WithoutTurn.LOSES))
            .build();

    private BalancedSwap() {}

    /** Returns Balanced Swap Chess. */
    public static RuleSet rules() {
        Step move = Step.move().safe();
        return RuleSet.of(
                "balanced-swap",
                GAME,
                TurnStructure.opening(Series.of(move))
                        .then(Series.of(move, Step.swap().safe())));
    }
}

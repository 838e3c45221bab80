package io.github.multimove.duck;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;

/**
 * Duck Chess (id {@code duck}): a turn is an orthodox move, and then the duck is set on an empty square. The duck belongs
 * to neither side and blocks. Won by capturing the king.
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>No piece moves onto the duck or, unless it leaps, over it, and no piece captures it.
 *   <li>After the move the duck is set on any square that is then empty, other than the one it stood on. Before the first
 *       turn there is no duck.
 *   <li>Nothing binds a side to answer a threat. Castling asks only that king and rook have not moved and the way is clear
 *       of pieces and duck.
 *   <li>En passant as in orthodox chess; not where the duck stands on the en passant square.
 *   <li>A move that captures the king is the whole turn, and the duck stays where it stood.
 *   <li>A side that has no move wins.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>Check: a turn of the opponent could capture the king with the duck where it stands. A side without a move has won, and
 *       is neither stalemated nor mated.
 *   <li>Bare kings play on. The duck's square belongs to the position; its flight does not reset the half-turn clock.
 *   <li>Promotion to queen, rook, bishop or knight.
 *   <li>Over a base game with several royal pieces a side, the game is won when the last is captured.
 * </ul>
 *
 * <p>In position text the duck is {@code *}, in a turn {@code @c6}: {@code e2e4,@c6}, in algebraic form {@code e4@c6}.
 *
 * <p>Source: Tim Paulden, Duck Chess, 2016, as rules/duck.md states it.
 */
public final class Duck {
    private static final RoyalRule RULE = RoyalRule.capture().withoutTurn(RoyalRule.WithoutTurn.WINS);

    private Duck() {}

    /** Returns Duck Chess as its page states it. */
    public static RuleSet rules() {
        return over(Orthodox.game());
    }

    /**
     * Returns Duck Chess over another base game: its board, pieces, array, castling, en passant and promotions.
     *
     * @throws IllegalArgumentException if the base game has pieces in hand
     */
    public static RuleSet over(BaseGame base) {
        String id = base.id().equals(Orthodox.game().id()) ? "duck" : "duck[base=" + base.id() + "]";
        return RuleSet.of(id, base.toBuilder(base.id()).royalRule(RULE).build(), structure(), RULE);
    }

    private static TurnStructure structure() {
        return Series.of(Step.move(), Step.place());
    }
}

package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;

/**
 * Bennekom Double Move Chess (id {@code bennekom}): the piece that moved first moves again. Won by checkmate.
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>A turn is two sub-moves by one piece; if it cannot move again, it is one.
 *   <li>Every sub-move must leave the king safe, and a check ends the turn, as in Marseillais Chess.
 *   <li>After castling the king moves on. A promoted piece moves on as what it has become.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>White's first turn is a full one.
 *   <li>A pawn is captured en passant by the first sub-move.
 * </ul>
 *
 * <p>Source: the chess club of Bennekom, 1996, as rules/doublemove.md states it.
 */
public final class Bennekom {
    private Bennekom() {}

    /** Returns Bennekom Double Move Chess. */
    public static RuleSet rules() {
        return over(Orthodox.game());
    }

    /**
     * Returns Bennekom Double Move over another base game: its board, pieces, array, castling, promotions and royal rule.
     *
     * @throws IllegalArgumentException if the base game has pieces in hand
     */
    public static RuleSet over(BaseGame base) {
        String id = base.id().equals(Orthodox.game().id()) ? "bennekom" : "bennekom[base=" + base.id() + "]";
        return RuleSet.of(id, base, structure());
    }

    private static TurnStructure structure() {
        Step safe = Step.move().safe();
        return Series.of(safe, safe.duty(IF_POSSIBLE).enPassant(NEVER))
                .next(Series.Next.SAME)
                .on(ENDS, CHECK);
    }
}

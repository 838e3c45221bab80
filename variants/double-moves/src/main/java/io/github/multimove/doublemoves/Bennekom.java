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
 * <p>Source: the chess club of Bennekom, 1996, as rules/doublemove.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="bennekom"}
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

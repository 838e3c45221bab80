package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.EnPassant.AFTER_ANOTHER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.Set;

/**
 * Two-Fisted Chess (id {@code two-fisted}): a turn is two sub-moves by two pieces of one kind; king and queen are one kind.
 * Won by checkmate.
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>As Marseillais Chess: White's first turn is one sub-move, every sub-move must leave the king safe, a check ends the
 *       turn, and two pawns may be captured en passant, one by each half.
 *   <li>The second sub-move is by another piece of the kind of the first. It is compulsory if there is one; if not, the turn
 *       is the first alone.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>A check ends the turn, by the rule that the inventor adopts; one line of its own example plays on after a check.
 *   <li>A piece's kind is what it was when it moved: after a pawn has promoted another pawn moves.
 *   <li>Castling is a king's move: the queen may follow it or come before it.
 * </ul>
 *
 * <p>Source: Ralph Betza, Two-Fisted Chess, as rules/doublemove.md states it.
 */
public final class TwoFisted {
    private TwoFisted() {}

    /** Returns Two-Fisted Chess. */
    public static RuleSet rules() {
        return RuleSet.of("two-fisted", Orthodox.game(), structure());
    }

    private static TurnStructure structure() {
        Step safe = Step.move().safe();
        return TurnStructure.opening(Series.of(safe))
                .then(Series.of(safe, safe.duty(IF_POSSIBLE).enPassant(AFTER_ANOTHER))
                        .next(Series.Next.KIN)
                        .kin(Set.of(Orthodox.KING, Orthodox.QUEEN))
                        .on(ENDS, CHECK));
    }
}

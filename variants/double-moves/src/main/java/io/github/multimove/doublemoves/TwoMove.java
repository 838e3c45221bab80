package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CAPTURABLE_DOUBLE_STEP;
import static io.github.multimove.rules.Series.Event.CAPTURE;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Series.Event.PROMOTION;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;

/**
 * Two Move Chess (id {@code two-move}): two quiet sub-moves by two pieces, or one sub-move that checks, captures or promotes
 * and is answered by one. Won by checkmate.
 *
 * <h2>Rules</h2>
 *
 * A turn is one of three:
 *
 * <ul>
 *   <li><b>Response</b>: one sub-move, when the opponent has just made a single-move turn; and White's first turn. A
 *       response calls for no response, whatever it does.
 *   <li><b>Single move</b>: one sub-move that gives check, or captures, or promotes, or is a double step that the opponent
 *       could legally capture en passant. It is the whole turn, and the next turn is a response.
 *   <li><b>Two moves</b>: a first sub-move that does none of these, and a second by another piece, which may do anything.
 *       After castling neither king nor rook moves again.
 * </ul>
 *
 * <p>A first sub-move of the third kind that no second can follow is no turn. Every sub-move must leave the king safe. No
 * turn and not in check: stalemate. En passant is captured by the first sub-move.
 *
 * <p>Position text has a seventh field: {@code r} when the side to move makes a response, {@code -} otherwise. The field is
 * part of equality. There is no opening rule.
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>In check, able to step out of it but not to complete a turn: checkmate.
 *   <li>Repetition counts positions between turns, not those in the midst of one.
 * </ul>
 *
 * <p>Source: Ted Larson Freeman, Two Move Chess, 2021, as rules/doublemove.md states it.
 */
public final class TwoMove {
    private TwoMove() {}

    /** Returns Two Move Chess. */
    public static RuleSet rules() {
        return RuleSet.of("two-move", Orthodox.game(), structure());
    }

    private static TurnStructure structure() {
        Step safe = Step.move().safe();
        return Series.of(safe, safe.enPassant(NEVER))
                .next(Series.Next.ANOTHER)
                .on(ENDS, CHECK, CAPTURE, PROMOTION, CAPTURABLE_DOUBLE_STEP)
                .reply(Series.of(safe))
                .beginsAsReply();
    }
}

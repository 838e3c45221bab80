package io.github.multimove.doublemoves;

import static io.github.multimove.rules.Step.Duty.OPTIONAL;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;

/**
 * Extra Move Chess (id {@code extra-move}): a turn is a sub-move and, if the mover likes, a second one by another piece that
 * captures nothing. Won by checkmate.
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>White's first turn is one sub-move.
 *   <li>The second sub-move is optional, by a piece that has not moved in the turn, and captures nothing. It must leave the
 *       king safe, as the first must.
 *   <li>A pawn's double step is made only as second sub-move, or on White's first turn. The pawn may be captured en passant by
 *       the opponent's first sub-move.
 *   <li>A first sub-move that checks does not end the turn. Check is ordinary check.
 *   <li>Stalemate: no first sub-move. Having no second is nothing.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>A first sub-move that promotes counts as that piece's move.
 *   <li>Castling may be either sub-move; after it neither king nor rook moves again.
 * </ul>
 *
 * <p>Source: Fergus Duniho, Extra Move Chess, as rules/doublemove.md states it.
 */
public final class ExtraMove {
    private ExtraMove() {}

    /** Returns Extra Move Chess. */
    public static RuleSet rules() {
        return RuleSet.of("extra-move", Orthodox.game(), structure());
    }

    private static TurnStructure structure() {
        Step safe = Step.move().safe();
        return TurnStructure.opening(Series.of(safe))
                .then(Series.of(safe.noDoubleStep(), safe.quiet().duty(OPTIONAL))
                        .next(Series.Next.ANOTHER));
    }
}

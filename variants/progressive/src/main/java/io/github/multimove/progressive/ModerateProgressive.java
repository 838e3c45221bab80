package io.github.multimove.progressive;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CAPTURE;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.OPTIONAL;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;

/**
 * Moderate and Conservative Progressive Chess (id {@code moderate-progressive}): a turn has at most one sub-move more than the
 * opponent's last turn had, each by another piece. Won by checkmate.
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>A turn has at least one sub-move and at most one more than the opponent's last turn had; White's first has one. Within
 *       that the mover stops where it likes.
 *   <li>No piece moves twice in a turn; castling moves king and rook.
 *   <li>A check is given by the last sub-move only, and met by the first. No sub-move leaves the king in check.
 *   <li>Option {@code conservative=true}: a capture, too, is made by the last sub-move only.
 *   <li>The seventh field of position text is the number of sub-moves of the last turn, 0 in the array; where it is missing it is
 *       0. It is part of equality and hash.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>The number is the one that was played, also where a check ended the turn. Castling counts one.
 *   <li>There is no passing: a side without a first sub-move is stalemated, or mated in check.
 *   <li>En passant is for the first sub-move. A promoted piece has moved. Draws are the common ones.
 * </ul>
 *
 * <p>Source: Adrian Alvarez de la Campa, Moderate Progressive Chess, 2006, the conservative form at the suggestion of Jeremy Good,
 * on chessvariants.com, as rules/more-series.md states it.
 */
public final class ModerateProgressive {
    private static final Options DEFAULT = new Options(false);

    private ModerateProgressive() {}

    /** Returns Moderate Progressive Chess. */
    public static RuleSet rules() {
        return DEFAULT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return DEFAULT;
    }

    /** The options of Moderate Progressive Chess. Immutable; each method returns changed options. */
    public static final class Options {
        private final boolean conservative;

        private Options(boolean conservative) {
            this.conservative = conservative;
        }

        /** Sets whether only the last sub-move of a turn captures: Conservative Progressive Chess; false if not called. */
        public Options conservative(boolean value) {
            return new Options(value);
        }

        /** Returns Moderate Progressive Chess with these options. */
        public RuleSet rules() {
            Step safe = Step.move().safe();
            Series series = Series.repeat(
                            Series.Length.oneMoreThanLastTurn(),
                            safe,
                            safe.duty(OPTIONAL).enPassant(NEVER))
                    .next(Series.Next.ANOTHER);
            return conservative
                    ? RuleSet.of(
                            "moderate-progressive[conservative=true]", Orthodox.game(), series.on(ENDS, CHECK, CAPTURE))
                    : RuleSet.of("moderate-progressive", Orthodox.game(), series.on(ENDS, CHECK));
        }
    }
}

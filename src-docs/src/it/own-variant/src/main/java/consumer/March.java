package consumer;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;

/** A game of one's own: a pawn's move, and then, if its player likes, the move of another piece. */
public final class March {
    private March() {}

    /** Returns its rules. */
    public static RuleSet rules() {
        TurnStructure turn = Series.of(
                        Step.move().pawns().safe().duty(Step.Duty.IF_POSSIBLE),
                        Step.move().others().safe().duty(Step.Duty.OPTIONAL))
                .next(Series.Next.ANOTHER);
        return RuleSet.of("march", Orthodox.game(), turn);
    }
}

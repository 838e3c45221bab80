package io.github.multimove.internal.kinds;

import io.github.multimove.Outcome;
import io.github.multimove.Refusal;
import io.github.multimove.explain.GeneralRefusal;

/** Makes the refusals that classes of the root package need, which do not name their kinds. */
public final class RootRefusals {
    private RootRefusals() {}

    /** Refuses a turn after the end of the game. */
    public static Refusal gameOver(Outcome.Reason how) {
        return new GeneralRefusal.GameOver(how);
    }

    /** What is left of a refusal after serialization. */
    public static Refusal retold(Refusal.Rule rule, String sentence) {
        return new GeneralRefusal.Retold(rule, sentence);
    }
}

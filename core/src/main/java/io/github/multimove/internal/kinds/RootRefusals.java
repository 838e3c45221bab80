package io.github.multimove.internal.kinds;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.InputException;
import io.github.multimove.Outcome;
import io.github.multimove.Refusal;
import io.github.multimove.explain.GeneralRefusal;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.TurnRefusal;
import java.util.List;
import java.util.OptionalInt;

/** Makes the refusals that classes of the root package need, which do not name their kinds. */
public final class RootRefusals {
    private RootRefusals() {}

    /** Refuses a turn after the end of the game. */
    public static Refusal gameOver(Outcome.Reason how) {
        return new GeneralRefusal(
                Refusal.Rule.GAME_OVER, List.of(), OptionalInt.empty(), "the game is over (" + how.words() + ")");
    }

    /** Whether a text is refused as a whole turn, each of its sub-moves being understood. */
    public static boolean isOfWholeTurn(InputException refused) {
        return refused instanceof IllegalTurnException illegal
                && !(illegal.refusal() instanceof SubMoveRefusal)
                && !(illegal.refusal() instanceof TurnRefusal turn && turn.kind() == TurnRefusal.Kind.MOVED_ALREADY);
    }

    /** What is left of a refusal after serialization. */
    public static Refusal retold(Refusal.Rule rule, String sentence) {
        return new GeneralRefusal(rule, List.of(), OptionalInt.empty(), sentence);
    }
}

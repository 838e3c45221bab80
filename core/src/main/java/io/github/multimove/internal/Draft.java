package io.github.multimove.internal;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.PositionException.Problem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that a position's text or a board editor can say, not yet validated. */
final class Draft {
    final byte[] men;
    short[] extras = Field.NONE;
    final byte[] hand;
    int side;
    int castling;
    final List<Integer> passed = new ArrayList<>();
    int clock;
    int number = 1;
    /** Squares of the sets of siblings, a stacked man's square repeated; null if not said. */
    @Nullable
    List<List<Integer>> sets;

    final List<Problem> problems = new ArrayList<>();

    Draft(Tables tables) {
        men = new byte[tables.size];
        hand = new byte[tables.codes];
    }

    void problem(Kind kind, String message) {
        problems.add(new Problem(kind, message));
    }
}

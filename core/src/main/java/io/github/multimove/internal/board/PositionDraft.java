package io.github.multimove.internal.board;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.PositionException.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that a position's text or a board editor can say, not yet validated. */
public final class PositionDraft {
    public final byte[] pieces;
    public short[] extras = BoardState.NONE;
    public final byte[] hand;
    public int side;
    public int castling;
    /** The numbers of {@link NumberField}s, and the bits of those that are said. */
    public long numbers;

    public long said;
    public final List<Integer> passed = new ArrayList<>();
    public int clock;
    public int number = 1;
    /** Squares of the sets of siblings, a stacked piece's square repeated; null if not said. */
    @Nullable
    public List<List<Integer>> sets;
    /** By square, the number of its set of siblings, in place of the sets; null if not said so. */
    public byte @Nullable [] setBySquare;

    public final List<Problem> problems = new ArrayList<>();

    public PositionDraft(GameTables tables) {
        pieces = new byte[tables.size];
        hand = new byte[tables.codes];
    }

    /** Puts a piece on a square, behind those that stand there. */
    public void put(int square, int code) {
        if (pieces[square] == 0) {
            pieces[square] = (byte) code;
        } else {
            extras = Arrays.copyOf(extras, extras.length + 1);
            extras[extras.length - 1] = (short) (square << 6 | code);
        }
    }

    public void problem(Kind kind, String message) {
        problems.add(new Problem(kind, message));
    }
}

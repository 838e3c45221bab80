package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.SafeCursor;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Goes through pseudo-legal turns in the documented order: the first sub-move runs over all pieces, the others over the
 * siblings of its piece, never backwards.
 *
 * <p>After some beginnings that came to nothing, {@link SiblingSearch} tells which can be completed, the shortest first: what refutes
 * that one refutes all that go on from it.
 */
public final class SiblingCursor extends TurnCursor {
    private final SiblingMoves moves;
    private final SiblingStructure structure;
    private final boolean sharing;
    private static final int PUSHES_BETWEEN_CHECKS = 64;

    private int[] index = new int[8];
    private int pushes;
    /** So many beginnings in a row are left before it is looked for turns that begin so. */
    private static final int PATIENCE = 48;

    private int failures;
    /** So many of the sub-moves are known to begin a turn. */
    private int begun;
    /** What tells which beginnings can be completed; null where all turns are gone through. */
    private final @Nullable SiblingSearches searches;

    private final SafeCursor.Test test;

    /** All pseudo-legal turns. */
    public SiblingCursor(SiblingMoves moves) {
        this(moves, null, (turn, size) -> true);
    }

    /** Only the turns that pass a test, with what tells which beginnings these have. */
    SiblingCursor(SiblingMoves moves, @Nullable SiblingSearches searches, SafeCursor.Test test) {
        this.moves = moves;
        this.structure = moves.structure;
        this.sharing = structure.description.sharing();
        this.searches = searches;
        this.test = test;
    }

    @Override
    public boolean next() {
        int start = size == 0 ? 0 : continuation();
        while (true) {
            int found = size == 0 ? first(start) : find(start);
            if (found >= 0) {
                push(found);
                if ((++pushes % PUSHES_BETWEEN_CHECKS) == 0) {
                    Interruption.check();
                }
                failures++;
                if (failures > PATIENCE && isCutBack()) {
                    start = index[size] + 1;
                    continue;
                }
                if (isTurn() && test.passes(turn, size)) {
                    failures = 0;
                    return true;
                }
                start = continuation();
            } else if (size == 0) {
                return false;
            } else {
                start = index[--size] + 1;
            }
        }
    }

    /** Whether sub-moves that the movers can make, ascending and of one set, are a turn. */
    public boolean isTurn(long[] subMoves) {
        for (int i = 0; i < subMoves.length; i++) {
            if (i > 0 && (isAlone() || !fits(subMoves, i, subMoves[i]))) {
                return false;
            }
            if (size == turn.length) {
                turn = Arrays.copyOf(turn, 2 * size);
            }
            turn[size++] = subMoves[i];
        }
        return isTurn();
    }

    private void push(int found) {
        begun = Math.min(begun, size);
        if (size == turn.length) {
            turn = Arrays.copyOf(turn, 2 * size);
            index = Arrays.copyOf(index, 2 * size);
        }
        index[size] = found;
        turn[size++] = moves.all.at[found];
    }

    /** Takes back what follows the shortest beginning that no turn has, and its last sub-move, if there is one. */
    private boolean isCutBack() {
        while (searches != null && begun < size && !isAlone()) {
            if (!searches.of(Packed.from(turn[0])).mayBegin(turn, begun + 1)) {
                size = begun;
                return true;
            }
            begun++;
        }
        return false;
    }

    private int set() {
        return moves.sets[Packed.from(turn[0])];
    }

    /** Whether the first sub-move is a whole turn whatever else could move. */
    private boolean isAlone() {
        return structure.movesSingly(set()) || Packed.kind(turn[0]) == Packed.CASTLE;
    }

    private boolean isTurn() {
        if (isAlone()) {
            return size == 1;
        }
        return (!structure.together || size == moves.members[set()].length)
                && (!structure.description.sequential() || SiblingOrder.works(moves, turn, size));
    }

    /** The place of the first sub-move that could come next, or one past the last. */
    private int continuation() {
        if (isAlone() || size == moves.members[set()].length) {
            return moves.all.size;
        }
        int[] squares = moves.members[set()];
        // With sharing two pieces of one stack may make the same sub-move.
        int next = sharing ? index[size - 1] : index[size - 1] + 1;
        return structure.together && squares[size] != squares[size - 1] ? moves.begin[squares[size]] : next;
    }

    private int first(int start) {
        for (int i = start; i < moves.all.size; i++) {
            int square = Packed.from(moves.all.at[i]);
            int set = moves.sets[square];
            if (set == 0 || !structure.together || (!moves.stuck[set] && moves.members[set][0] == square)) {
                return i;
            }
        }
        return -1;
    }

    private int find(int start) {
        boolean isOver = start == moves.all.size;
        int end = isOver || !structure.together ? moves.all.size : moves.end[moves.members[set()][size]];
        int i = start;
        while (i < end && (moves.sets[Packed.from(moves.all.at[i])] != set() || !fits(turn, size, moves.all.at[i]))) {
            i++;
        }
        return i < end ? i : -1;
    }

    /** Whether one more sub-move goes elsewhere and is made by a piece that has not moved yet. */
    boolean fits(long[] turn, int size, long m) {
        if (Packed.kind(m) == Packed.CASTLE) {
            return false;
        }
        int same = 0;
        for (int i = 0; i < size; i++) {
            if (!sharing && Packed.to(turn[i]) == Packed.to(m)) {
                return false;
            }
            same += Packed.from(turn[i]) == Packed.from(m) && Packed.type(turn[i]) == Packed.type(m) ? 1 : 0;
        }
        if (same == 0) {
            return true;
        }
        int pieces = 0;
        for (int code : moves.state.codes(Packed.from(m))) {
            pieces += code >> 1 == Packed.type(m) ? 1 : 0;
        }
        return same < pieces;
    }
}

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
 * <p>Where all siblings must move, a prefix is left as soon as those that are left cannot go to different squares
 * ({@link DestinationMatching}); and after some that came to nothing, {@link SiblingSearch} tells which can be completed.
 */
public final class SiblingCursor extends TurnCursor {
    private final SiblingMoves moves;
    private final SiblingStructure structure;
    private final boolean sharing;
    /** So many siblings that are left are tried without looking whether they can all move. */
    private static final int FEW = 2;

    private static final int PUSHES_BETWEEN_CHECKS = 64;

    private int[] index = new int[8];
    private int pushes;
    /** So many beginnings in a row are left before it is looked for turns that begin so. */
    private static final int PATIENCE = 48;

    private int failures;
    /** What tells which beginnings can be completed; null where all turns are gone through. */
    private final @Nullable SiblingSearches searches;

    private final DestinationMatching destinations = new DestinationMatching();
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
                if ((structure.together && !mayGoOn()) || (failures > PATIENCE && !mayBegin())) {
                    start = index[--size] + 1;
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
        if (size == turn.length) {
            turn = Arrays.copyOf(turn, 2 * size);
            index = Arrays.copyOf(index, 2 * size);
        }
        index[size] = found;
        turn[size++] = moves.all.at[found];
    }

    private boolean mayBegin() {
        return searches == null || isAlone() || searches.of(Packed.from(turn[0])).mayBegin(turn, size);
    }

    /** Whether the siblings that are left can all move, as far as their squares tell. */
    private boolean mayGoOn() {
        if (isAlone()) {
            return true;
        }
        int[] squares = moves.members[set()];
        if (squares.length - size <= FEW) {
            return true;
        }
        destinations.clear();
        for (int k = size; k < squares.length; k++) {
            int square = squares[k];
            boolean same = square == squares[size - 1];
            int begin = same ? Math.max(moves.begin[square], index[size - 1]) : moves.begin[square];
            long low = 0;
            long high = 0;
            for (int i = begin; i < moves.end[square]; i++) {
                low |= SiblingSearch.low(Packed.to(moves.all.at[i]));
                high |= SiblingSearch.high(Packed.to(moves.all.at[i]));
            }
            for (int i = 0; !sharing && i < size; i++) {
                low &= ~SiblingSearch.low(Packed.to(turn[i]));
                high &= ~SiblingSearch.high(Packed.to(turn[i]));
            }
            if ((low | high) == 0) {
                return false;
            }
            destinations.add(low, high);
        }
        return sharing || destinations.exist();
    }

    private int set() {
        return moves.sets[Packed.from(turn[0])];
    }

    /** Whether the first sub-move is a whole turn whatever else could move. */
    private boolean isAlone() {
        return structure.movesSingly(set()) || Packed.kind(turn[0]) == Packed.CASTLE;
    }

    private boolean isTurn() {
        if (size == 1 && isAlone()) {
            return true;
        }
        if (isAlone()) {
            return false;
        }
        return (!structure.together || size == moves.members[set()].length)
                && (!structure.description.sequential() || SiblingOrder.works(moves, turn, size));
    }

    /** The place of the first sub-move that could come next, or one past the last. */
    private int continuation() {
        int none = moves.all.size;
        if (isAlone()) {
            return none;
        }
        int[] squares = moves.members[set()];
        int last = index[size - 1];
        if (size == squares.length) {
            return none;
        }
        // With sharing two pieces of one stack may make the same sub-move.
        int next = sharing ? last : last + 1;
        return structure.together && squares[size] != squares[size - 1] ? moves.begin[squares[size]] : next;
    }

    private int first(int start) {
        for (int i = start; i < moves.all.size; i++) {
            int square = Packed.from(moves.all.at[i]);
            int set = moves.sets[square];
            if (i < moves.begin[square] || i >= moves.end[square]) {
                continue;
            }
            boolean begins = set == 0 || !structure.together || (!moves.stuck[set] && moves.members[set][0] == square);
            if (begins) {
                return i;
            }
        }
        return -1;
    }

    private int find(int start) {
        if (structure.together) {
            int square = start >= moves.all.size ? -1 : moves.members[set()][size];
            for (int i = start; square >= 0 && i < moves.end[square]; i++) {
                if (fits(turn, size, moves.all.at[i])) {
                    return i;
                }
            }
            return -1;
        }
        int set = set();
        for (int i = start; i < moves.all.size; ) {
            int from = Packed.from(moves.all.at[i]);
            if (moves.sets[from] != set || i >= moves.end[from]) {
                i = Math.max(moves.end[from], i + 1);
            } else if (i < moves.begin[from]) {
                i = moves.begin[from];
            } else if (fits(turn, size, moves.all.at[i])) {
                return i;
            } else {
                i++;
            }
        }
        return -1;
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
        for (int code : moves.field.codes(Packed.from(m))) {
            pieces += code >> 1 == Packed.type(m) ? 1 : 0;
        }
        return same < pieces;
    }
}

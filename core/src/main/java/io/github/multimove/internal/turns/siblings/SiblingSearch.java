package io.github.multimove.internal.turns.siblings;

import static io.github.multimove.internal.turns.siblings.Squares.STAY;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.SafeCursor;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds a turn of one set of siblings that holds given sub-moves, without going through turns. Each sibling goes to one of its
 * squares, or stays where it may, and no two go to one square unless they may share.
 *
 * <p>A matching of siblings and squares is a turn as far as these tell; {@link SiblingOrder} and a {@link Judge} say what else is wrong
 * with it, as a {@link SiblingCondition} that every turn must meet. Of the conditions that the matching does not meet, the search
 * branches on the one that the fewest siblings can still meet. Conditions are kept for the next question.
 */
public final class SiblingSearch {
    /** Says which turns are sought among those that can be made in some order. */
    interface Judge {
        /** All of them. */
        Judge ANY = new Judge() {
            @Override
            public boolean isSought(long[] turn) {
                return true;
            }

            @Override
            public SiblingCondition reason(SiblingSearch search, long[] turn) {
                throw new IllegalStateException("every turn is sought");
            }
        };

        boolean isSought(long[] turn);

        /** Returns a condition that the turn, which {@link #to} tells and which is not sought, does not meet and every turn sought does. */
        SiblingCondition reason(SiblingSearch search, long[] turn);
    }

    final SiblingMoves moves;
    private final SiblingStructure structure;
    /** The siblings: their squares, that of a stack repeated, and their types. */
    final int[] square;

    final int[] type;
    /** The squares that each can go to, and {@link Squares#STAY} where it may stay. */
    private final Squares[] all;

    private final boolean sharing;
    private final Judge judge;
    /** What has been learned, met by every turn sought. */
    final List<SiblingCondition> conditions = new ArrayList<>();

    /** Some turns that were found, as squares, the last at the end. */
    private final List<int[]> found = new ArrayList<>();

    private static final int MOST_FOUND = 100;

    private final DestinationMatching matching = new DestinationMatching();
    /** Where each sibling goes by the last matching; at first next to where it stands. */
    final int[] to;
    /** Whether every sibling is told by its destination; if not, turns are gone through. */
    private boolean isToldByEnd;

    SiblingSearch(SiblingMoves moves, int set, Judge judge) {
        this.moves = moves;
        this.structure = moves.structure;
        this.judge = judge;
        this.sharing = structure.description.sharing();
        square = moves.members[set];
        type = new int[square.length];
        all = new Squares[square.length];
        to = new int[square.length];
        isToldByEnd = moves.state.tables.freezerMask == 0;
        SiblingCondition moving = new SiblingCondition(square.length);
        for (int i = 0, k = 0; i < square.length; i++) {
            k = i > 0 && square[i] == square[i - 1] ? k + 1 : 0;
            type[i] = moves.state.codes(square[i])[k] >> 1;
            squares(i);
            moving.unless(i, Squares.of(STAY));
        }
        if (!structure.together) {
            conditions.add(moving);
        }
    }

    private void squares(int sibling) {
        boolean isTogetherInOrder = structure.together && structure.description.sequential();
        to[sibling] = STAY;
        all[sibling] = structure.together ? Squares.NONE : Squares.of(STAY);
        for (int i = moves.begin[square[sibling]]; i < moves.end[square[sibling]]; i++) {
            long m = moves.all.at[i];
            if (isBy(sibling, m)) {
                int end = Packed.to(m);
                isToldByEnd &= Packed.isStep(m) && !all[sibling].has(end);
                all[sibling] = all[sibling].or(Squares.of(end));
                boolean isNear = isTogetherInOrder && moves.way(i).over().isEmpty();
                to[sibling] = isNear ? end : to[sibling];
            }
        }
    }

    /** Whether a sub-move is one that a sibling makes together with others. */
    boolean isBy(int sibling, long m) {
        return Packed.from(m) == square[sibling] && Packed.type(m) == type[sibling] && Packed.kind(m) != Packed.CASTLE;
    }

    /** The sibling that makes a sub-move by the last matching; at first next to where it stands. */
    int sibling(long m) {
        int i = 0;
        while (!isBy(i, m) || to[i] != Packed.to(m)) {
            i++;
        }
        return i;
    }

    // ---- questions -------------------------------------------------------------------------------------------------

    /** Returns a turn sought that holds sub-moves of the set, or null if there is none. */
    long @Nullable [] find(long... chosen) {
        return isToldByEnd ? find(chosen, 0) : walk(chosen);
    }

    /** Whether a turn sought may begin with sub-moves, in the documented order: false only if none does. */
    public boolean mayBegin(long[] prefix, int size) {
        return mayBegin(prefix, size, new long[0]);
    }

    private boolean mayBegin(long[] prefix, int size, long[] held) {
        if (!isToldByEnd) {
            return true;
        }
        long[] chosen = Arrays.copyOf(prefix, size + held.length);
        int n = size;
        for (int i = 0; i < held.length; i++) {
            if (TurnCursor.times(held[i], chosen, n) <= TurnCursor.times(held[i], held, i)) {
                chosen[n++] = held[i];
            }
        }
        return find(Arrays.copyOf(chosen, n), size) != null;
    }

    /** Returns the first turn sought, in the documented order, that holds some sub-moves, or null if there is none. */
    long @Nullable [] first(long... held) {
        return isToldByEnd && find(held) == null ? null : walk(held);
    }

    private long @Nullable [] walk(long[] held) {
        SafeCursor.Test isSought =
                (turn, size) -> TurnCursor.holdsAll(turn, size, held) && judge.isSought(Arrays.copyOf(turn, size));
        SiblingCursor cursor = new SiblingCursor(moves, (turn, size) -> mayBegin(turn, size, held), isSought);
        return cursor.next() ? cursor.toArray() : null;
    }

    /** Returns a turn that begins with the first, {@code size}, of chosen sub-moves and holds the others. */
    private long @Nullable [] find(long[] chosen, int size) {
        Squares[] may = all.clone();
        boolean[] set = new boolean[square.length];
        for (long m : chosen) {
            int i = 0;
            while (i < square.length && (set[i] || !isBy(i, m))) {
                i++;
            }
            if (i == square.length) {
                return null;
            }
            set[i] = true;
            may[i] = may[i].and(Squares.of(Packed.to(m)));
        }
        for (int i = 0; i < square.length && size > 0; i++) {
            long last = chosen[size - 1];
            if (!set[i] && square[i] <= Packed.from(last)) { // one before has stayed, one beside goes further
                boolean isBeside = square[i] == Packed.from(last);
                may[i] = may[i].and(isBeside ? Squares.from(Packed.to(last)) : Squares.of(STAY));
            }
        }
        for (int n = found.size() - 1; n >= 0; n--) {
            if (fits(found.get(n), may)) {
                System.arraycopy(found.get(n), 0, to, 0, to.length);
                return turn();
            }
        }
        long[] turn = solve(may);
        if (turn != null) {
            found.add(to.clone());
            if (found.size() > MOST_FOUND) {
                found.remove(0);
            }
        }
        return turn;
    }

    private static boolean fits(int[] to, Squares[] may) {
        int i = 0;
        while (i < may.length && may[i].has(to[i])) {
            i++;
        }
        return i == may.length;
    }

    // ---- backtracking ----------------------------------------------------------------------------------------------

    /** Looks for a turn within some squares. */
    private long @Nullable [] solve(Squares[] may) {
        Interruption.check();
        if (!match(may)) {
            return null;
        }
        SiblingCondition open = open(may);
        if (open == null) {
            long[] turn = turn();
            open = reason(turn);
            if (open == null) {
                return turn;
            }
            conditions.add(open);
        }
        for (Squares squares : open.left) {
            Squares[] next = may.clone();
            Arrays.setAll(next, i -> may[i].minus(squares));
            long[] turn = solve(next);
            if (turn != null) {
                return turn;
            }
        }
        for (int i = 0; i < may.length; i++) {
            if (may[i].meets(open.goes[i])) {
                Squares[] next = may.clone();
                next[i] = may[i].and(open.goes[i]);
                long[] turn = solve(next);
                if (turn != null) {
                    return turn;
                }
                may[i] = may[i].minus(next[i]);
            }
        }
        return null;
    }

    /** The condition that a turn does not meet, or null if it is sought. */
    private @Nullable SiblingCondition reason(long[] turn) {
        if (structure.description.sequential() && !SiblingOrder.works(moves, turn, turn.length)) {
            return SiblingOrder.reason(this, turn);
        }
        return judge.isSought(turn) ? null : judge.reason(this, turn);
    }

    /** Of the conditions that the matching does not meet, the one with the fewest ways to meet it; null if it meets all. */
    private @Nullable SiblingCondition open(Squares[] may) {
        Squares ends = Squares.NONE;
        for (int end : to) {
            ends = ends.or(Squares.of(end));
        }
        SiblingCondition open = null;
        int fewest = Integer.MAX_VALUE;
        for (SiblingCondition condition : conditions) {
            int ways = condition.isMet(to, ends) ? fewest : condition.ways(may);
            if (ways < fewest) {
                fewest = ways;
                open = condition;
            }
        }
        return open;
    }

    /** Finds where each could go, as before if it can; who may stay does, unless it went before where no other goes. */
    private boolean match(Squares[] may) {
        matching.clear();
        for (int i = 0; i < may.length; i++) {
            if (may[i].isEmpty()) {
                return false;
            }
            boolean mayStay = may[i].has(STAY);
            if (!may[i].has(to[i])) {
                to[i] = mayStay ? STAY : may[i].first();
            }
            if (!sharing && !mayStay) {
                matching.add(may[i].low(), may[i].high(), to[i]);
            }
        }
        if (sharing) {
            return true;
        }
        if (!matching.exist()) {
            return false;
        }
        for (int i = 0, k = 0; i < may.length; i++) {
            to[i] = may[i].has(STAY) ? to[i] : matching.squareOf(k++);
        }
        for (int i = 0; i < may.length; i++) {
            for (int k = 0; k < may.length && may[i].has(STAY); k++) {
                to[i] = k != i && to[k] == to[i] ? STAY : to[i];
            }
        }
        return true;
    }

    /** The sub-moves by which siblings go to squares, in the documented order. */
    private long[] turn() {
        long[] turn = new long[to.length];
        int n = 0;
        for (int i = 0; i < to.length; i++) {
            for (int k = moves.begin[square[i]]; k < moves.end[square[i]] && to[i] != STAY; k++) {
                if (isBy(i, moves.all.at[k]) && Packed.to(moves.all.at[k]) == to[i]) {
                    turn[n++] = moves.all.at[k];
                }
            }
        }
        turn = Arrays.copyOf(turn, n);
        Arrays.sort(turn);
        return turn;
    }

    // ---- conditions ------------------------------------------------------------------------------------------------

    /** The condition that something else is done than now. */
    SiblingCondition exactly() {
        SiblingCondition condition = new SiblingCondition(to.length);
        for (int i = 0; i < to.length; i++) {
            condition.unless(i, Squares.of(to[i]));
        }
        return condition;
    }

    /** Notes in a condition that it is met if a sibling does not go to those of its squares whose one way leads over some others. */
    void unlessOver(SiblingCondition condition, int sibling, Squares over, boolean isEndCounted) {
        Squares squares = Squares.NONE;
        for (int i = moves.begin[square[sibling]]; i < moves.end[square[sibling]]; i++) {
            SiblingWay way = moves.way(i);
            if (isBy(sibling, moves.all.at[i]) && way.isOnly() && way.leadsOver(over, isEndCounted)) {
                squares = squares.or(Squares.of(way.to()));
            }
        }
        condition.unless(sibling, squares);
    }
}

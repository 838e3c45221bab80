package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;
import org.jspecify.annotations.Nullable;

/**
 * Whether siblings can make their sub-moves one after the other in some order, each judged on the board as it then
 * stands: captured pieces already off, their siblings not yet (rules/twins.md, order=sequential).
 *
 * <p>A piece must go before those whose way leads over its origin, and after those whose way leads over its destination; it may
 * end where siblings stand if they may share. Where each piece has one way only there is an order that works exactly when the siblings
 * can be taken away one by one, each when none is left that must go before it. If not, some wait for each other in a circle,
 * which is the reason. Other pieces are ordered by trying.
 */
final class SiblingOrder {
    private static final int MOST_REMEMBERED = 16;

    private final boolean sharing;
    private final BoardState field;
    private final long[] turn;
    private final int size;
    private final SiblingWay[] ways;

    private SiblingOrder(SiblingStructure structure, BoardState field, long[] turn, int size) {
        this.sharing = structure.description.sharing();
        this.field = field;
        this.turn = turn;
        this.size = size;
        this.ways = new SiblingWay[size];
        for (int i = 0; i < size; i++) {
            ways[i] = SiblingWay.of(field, turn[i]);
        }
    }

    static boolean works(SiblingStructure structure, BoardState field, long[] turn, int size) {
        Interruption.check();
        SiblingOrder order = new SiblingOrder(structure, field, turn, size);
        return order.isByPrecedence() ? order.cause() == null : search(structure, field, turn, size);
    }

    /** Whether precedence tells whether an order works. */
    static boolean isByPrecedence(SiblingStructure structure, BoardState field, long[] turn, int size) {
        return new SiblingOrder(structure, field, turn, size).isByPrecedence();
    }

    private boolean isByPrecedence() {
        boolean only = field.tables.freezerMask == 0;
        for (SiblingWay way : ways) {
            only &= way.isOnly();
        }
        return only;
    }

    // ---- precedence -------------------------------------------------------------------------------------------------

    /** Why no order works: places of sub-moves each of which must come before the one before it in the row, and the last before the first; one alone is shut in. */
    private int @Nullable [] cause() {
        for (int i = 0; i < size; i++) {
            if (shutIn(i) >= 0) {
                return new int[] {i};
            }
        }
        boolean[] gone = new boolean[size];
        int left = size;
        for (boolean goes = true; goes && left > 0; ) {
            goes = false;
            for (int i = 0; i < size; i++) {
                if (!gone[i] && before(i, gone) < 0) {
                    gone[i] = true;
                    left--;
                    goes = true;
                }
            }
        }
        return left == 0 ? null : circle(gone);
    }

    /** A square that a sub-move's way meets where somebody stands who does not leave, or -1. */
    private int shutIn(int place) {
        SiblingWay way = ways[place];
        int found = -1;
        for (int s = 0; s < field.tables.size && found < 0; s++) {
            boolean captured = s == way.to() && field.isEnemy(s, field.side);
            if (way.leadsOver(s, !sharing) && field.piece(s) != 0 && !captured && leaving(s) < field.codes(s).length) {
                found = s;
            }
        }
        return found;
    }

    private int leaving(int square) {
        int leaving = 0;
        for (int i = 0; i < size; i++) {
            leaving += Packed.from(turn[i]) == square ? 1 : 0;
        }
        return leaving;
    }

    /** One that is left and must go before another, or -1. */
    private int before(int place, boolean[] gone) {
        for (int i = 0; i < size; i++) {
            if (i != place && !gone[i] && (leavesWay(i, place) || comesInWay(place, i))) {
                return i;
            }
        }
        return -1;
    }

    /** Whether one stands in the way of another, and is to leave. */
    private boolean leavesWay(int one, int other) {
        return Packed.from(turn[one]) != Packed.from(turn[other])
                && ways[other].leadsOver(Packed.from(turn[one]), !sharing);
    }

    /** Whether one will stand where another passes, or already where it ends. */
    private boolean comesInWay(int one, int other) {
        return ways[other].leadsOver(Packed.to(turn[one]), false);
    }

    private int[] circle(boolean[] gone) {
        int[] row = new int[size + 1];
        int[] at = new int[size];
        int one = 0;
        while (gone[one]) {
            one++;
        }
        int n = 0;
        while (at[one] == 0) {
            row[n++] = one;
            at[one] = n;
            one = before(one, gone);
        }
        return java.util.Arrays.copyOfRange(row, at[one] - 1, n);
    }

    /** The condition that a turn without an order does not meet and every turn with one does; null if the turn has one. */
    static @Nullable SiblingCondition broken(SiblingSolver solver, int[] to, long[] turn) {
        SiblingOrder order = new SiblingOrder(solver.structure, solver.field(), turn, turn.length);
        if (!order.isByPrecedence()) {
            return search(solver.structure, solver.field(), turn, turn.length) ? null : solver.exactly();
        }
        int[] cause = order.cause();
        return cause == null ? null : order.condition(solver, to, cause);
    }

    private SiblingCondition condition(SiblingSolver solver, int[] to, int[] cause) {
        SiblingCondition condition = new SiblingCondition();
        int shut = shutIn(cause[0]);
        if (shut >= 0) {
            solver.unlessOver(condition, sibling(solver, to, cause[0]), shut, !sharing);
            for (int i = 0; i < to.length; i++) {
                if (solver.square[i] == shut && to[i] == SiblingSolver.STAY) {
                    condition.unless(i, SiblingSolver.STAY);
                    return condition;
                }
            }
            return condition;
        }
        for (int i = 0; i < cause.length; i++) {
            int later = cause[i];
            int sooner = cause[(i + 1) % cause.length];
            int afterwards = sibling(solver, to, later);
            if (leavesWay(sooner, later)) {
                solver.unlessOver(condition, afterwards, Packed.from(turn[sooner]), !sharing);
            } else {
                solver.unlessOver(condition, sibling(solver, to, sooner), Packed.to(turn[later]), false);
                condition.unless(afterwards, Packed.to(turn[later]));
            }
        }
        return condition;
    }

    private int sibling(SiblingSolver solver, int[] to, int place) {
        for (int i = 0; i < to.length; i++) {
            if (solver.square[i] == Packed.from(turn[place])
                    && solver.type[i] == Packed.type(turn[place])
                    && to[i] == Packed.to(turn[place])) {
                return i;
            }
        }
        throw new IllegalStateException("no piece makes " + Packed.to(turn[place]));
    }

    // ---- trying -----------------------------------------------------------------------------------------------------

    /** As {@link #works}, by trying orders. */
    static boolean search(SiblingStructure structure, BoardState field, long[] turn, int size) {
        return new Search(structure.description.sharing(), turn, size).works(field, 0, 0);
    }

    /** Tries orders. */
    private static final class Search {
        private final boolean sharing;
        private final long[] turn;
        private final int size;
        /** By the set of sub-moves made, whether the rest is known not to work; empty where there are too many. */
        private final boolean[] hopeless;

        Search(boolean sharing, long[] turn, int size) {
            this.sharing = sharing;
            this.turn = turn;
            this.size = size;
            this.hopeless = new boolean[size > 2 && size <= MOST_REMEMBERED ? 1 << size : 0];
        }

        boolean works(BoardState field, long made, int count) {
            Interruption.check();
            boolean remembers = hopeless.length > 0;
            if (remembers && hopeless[(int) made]) {
                return false;
            }
            for (int i = 0; i < size; i++) {
                if ((made >>> i & 1) == 0
                        && isPossible(field, sharing, turn[i])
                        && (count + 1 == size || works(moved(field, turn[i]), made | 1L << i, count + 1))) {
                    return true;
                }
            }
            if (remembers) {
                hopeless[(int) made] = true;
            }
            return false;
        }
    }

    private static boolean isPossible(BoardState field, boolean sharing, long m) {
        int from = Packed.from(m);
        if (field.isFrozen(from)) {
            return false;
        }
        for (MovePath path : field.tables.paths[Packed.type(m) << 1 | field.side][from]) {
            short[] squares = path.squares();
            for (int i = 0; i < squares.length; i++) {
                int square = squares[i];
                if (square == Packed.to(m) && i >= path.firstLanding() && mayEnd(field, sharing, path, m)) {
                    return true;
                }
                if (square == Packed.to(m) || field.piece(square) != 0) {
                    break;
                }
            }
        }
        return false;
    }

    private static boolean mayEnd(BoardState field, boolean sharing, MovePath path, long m) {
        int to = Packed.to(m);
        boolean remote = Packed.kind(m) == Packed.REMOTE;
        if (field.isEnemy(to, field.side)) {
            return path.capturing() && path.remote() == remote;
        }
        byte[] sets = SiblingStructure.sets(field);
        return path.toEmpty() && !remote && (field.piece(to) == 0 || (sharing && sets[to] == sets[Packed.from(m)]));
    }

    private static BoardState moved(BoardState field, long m) {
        BoardState next = field.copy();
        byte[] sets = SiblingStructure.sets(next);
        int from = Packed.from(m);
        int to = Packed.to(m);
        byte set = sets[from];
        if (next.isEnemy(to, field.side)) {
            next.clear(to);
            sets[to] = 0;
        }
        if (Packed.kind(m) == Packed.MOVE) {
            int code = Packed.type(m) << 1 | field.side;
            next.remove(from, code);
            sets[from] = next.piece(from) == 0 ? 0 : set;
            next.put(to, code);
            sets[to] = set;
        }
        return next;
    }
}

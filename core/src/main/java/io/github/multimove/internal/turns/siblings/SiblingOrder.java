package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;
import java.util.Arrays;

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
    /** The squares where a piece stands that does not leave: those below 64, and those from there on. */
    private long stayLow;

    private long stayHigh;

    private SiblingOrder(SiblingMoves moves, long[] turn, int size) {
        this.sharing = moves.structure.description.sharing();
        this.field = moves.field;
        this.turn = turn;
        this.size = size;
        this.ways = new SiblingWay[size];
        this.stayLow = field.occupied(0);
        this.stayHigh = field.tables.words > 1 ? field.occupied(1) : 0;
        for (int i = 0; i < size; i++) {
            ways[i] = moves.way(moves.place(turn[i]));
            int from = Packed.from(turn[i]);
            if (!field.hasStacks() || leaving(from) == field.codes(from).length) {
                stayLow &= ~SiblingSolver.low(from);
                stayHigh &= ~SiblingSolver.high(from);
            }
        }
    }

    static boolean works(SiblingMoves moves, long[] turn, int size) {
        Interruption.check();
        SiblingOrder order = new SiblingOrder(moves, turn, size);
        return order.isByPrecedence() ? order.isPossible() : search(moves.structure, moves.field, turn, size);
    }

    /** Whether precedence tells whether an order works. */
    static boolean isByPrecedence(SiblingMoves moves, long[] turn, int size) {
        return new SiblingOrder(moves, turn, size).isByPrecedence();
    }

    private boolean isByPrecedence() {
        boolean only = field.tables.freezerMask == 0;
        for (SiblingWay way : ways) {
            only &= way.isOnly();
        }
        return only;
    }

    // ---- precedence -------------------------------------------------------------------------------------------------

    private boolean isPossible() {
        for (int i = 0; i < size; i++) {
            if (shutIn(i) >= 0) {
                return false;
            }
        }
        return goAway(new boolean[size]) == 0;
    }

    /** Takes away those before which none that is left must go, and returns how many are left. */
    private int goAway(boolean[] gone) {
        int left = size;
        for (int before = size + 1; left > 0 && left < before; ) {
            before = left;
            left = goAwayOnce(gone);
        }
        return left;
    }

    /** Looks once at each that is left. */
    private int goAwayOnce(boolean[] gone) {
        long origins = 0;
        long originsToo = 0;
        long passed = 0;
        long passedToo = 0;
        for (int i = 0; i < size; i++) {
            if (!gone[i]) {
                origins |= SiblingSolver.low(Packed.from(turn[i]));
                originsToo |= SiblingSolver.high(Packed.from(turn[i]));
                passed |= ways[i].low();
                passedToo |= ways[i].high();
            }
        }
        int left = 0;
        for (int i = 0; i < size; i++) {
            if (gone[i]) {
                continue;
            }
            long low = SiblingSolver.low(Packed.from(turn[i]));
            long high = SiblingSolver.high(Packed.from(turn[i]));
            gone[i] = !ways[i].leadsOver(origins & ~low, originsToo & ~high, !sharing)
                    && !(SiblingSolver.holds(passed, passedToo, ways[i].to()) && isPassed(i, gone));
            if (!gone[i]) {
                left++;
            } else if (!field.hasStacks()) {
                origins &= ~low;
                originsToo &= ~high;
            }
        }
        return left;
    }

    /** Whether another that is left passes where one ends. */
    private boolean isPassed(int place, boolean[] gone) {
        for (int i = 0; i < size; i++) {
            if (i != place && !gone[i] && comesInWay(place, i)) {
                return true;
            }
        }
        return false;
    }

    /** A square that a sub-move's way meets where a piece stands that does not leave, or -1. */
    private int shutIn(int place) {
        SiblingWay way = ways[place];
        int to = way.to();
        boolean ends = !sharing && !field.isEnemy(to, field.side);
        long low = stayLow & (ends ? way.low() | SiblingSolver.low(to) : way.low());
        long high = stayHigh & (ends ? way.high() | SiblingSolver.high(to) : way.high());
        return low != 0 ? Long.numberOfTrailingZeros(low) : high != 0 ? 64 + Long.numberOfTrailingZeros(high) : -1;
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
            if (i != place && !gone[i] && goesBefore(i, place)) {
                return i;
            }
        }
        return -1;
    }

    private boolean goesBefore(int one, int other) {
        return leavesWay(one, other) || comesInWay(other, one);
    }

    /** Whether one stands in the way of another, and is to leave. */
    private boolean leavesWay(int one, int other) {
        return Packed.from(turn[one]) != Packed.from(turn[other])
                && ways[other].leadsOver(Packed.from(turn[one]), !sharing);
    }

    /** Whether one will stand where another passes, or already where it ends. */
    private boolean comesInWay(int arriving, int passing) {
        return ways[passing].leadsOver(Packed.to(turn[arriving]), false);
    }

    /** A row of those that are left each of which must go after the next, and the last after the first. */
    private int[] circle(boolean[] gone) {
        for (int i = 0; i < size; i++) {
            for (int k = i + 1; k < size && !gone[i]; k++) {
                if (!gone[k] && goesBefore(i, k) && goesBefore(k, i)) {
                    return new int[] {i, k};
                }
            }
        }
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
        return Arrays.copyOfRange(row, at[one] - 1, n);
    }

    /**
     * Adds conditions that a turn without an order does not meet and every turn with one does, for each circle of siblings that
     * share no sibling; answers whether the turn has no order.
     */
    static boolean learn(SiblingSolver solver, int[] to, long[] turn) {
        SiblingOrder order = new SiblingOrder(solver.moves, turn, turn.length);
        if (!order.isByPrecedence()) {
            boolean works = search(solver.structure, solver.field(), turn, turn.length);
            if (!works) {
                solver.learn(solver.exactly());
            }
            return !works;
        }
        return order.learn(solver, to);
    }

    private boolean learn(SiblingSolver solver, int[] to) {
        boolean learned = false;
        for (int i = 0; i < size; i++) {
            int shut = shutIn(i);
            if (shut >= 0) {
                solver.learn(whileShut(solver, to, i, shut));
                learned = true;
            }
        }
        boolean[] gone = new boolean[size];
        while (goAway(gone) > 0) {
            int[] circle = circle(gone);
            solver.learn(inCircle(solver, to, circle));
            learned = true;
            for (int one : circle) {
                gone[one] = true;
            }
        }
        return learned;
    }

    private SiblingCondition whileShut(SiblingSolver solver, int[] to, int place, int shut) {
        SiblingCondition condition = new SiblingCondition();
        solver.unlessOver(
                condition, sibling(solver, to, place), SiblingSolver.low(shut), SiblingSolver.high(shut), !sharing);
        for (int i = 0; i < to.length; i++) {
            if (solver.square[i] == shut && to[i] == SiblingSolver.STAY) {
                condition.unless(i, SiblingSolver.STAY);
                return condition;
            }
        }
        return condition;
    }

    private SiblingCondition inCircle(SiblingSolver solver, int[] to, int[] circle) {
        SiblingCondition condition = new SiblingCondition();
        long low = 0;
        long high = 0;
        for (int one :
                circle) { // where all must move, each waits as well if it goes to or over where another of them stands
            low |= SiblingSolver.low(Packed.from(turn[one]));
            high |= SiblingSolver.high(Packed.from(turn[one]));
        }
        for (int i = 0; i < circle.length; i++) {
            int later = circle[i];
            int sooner = circle[(i + 1) % circle.length];
            int afterwards = sibling(solver, to, later);
            if (leavesWay(sooner, later)) {
                boolean isAny = solver.structure.together;
                int from = Packed.from(turn[sooner]);
                solver.unlessOver(
                        condition,
                        afterwards,
                        isAny ? low : SiblingSolver.low(from),
                        isAny ? high : SiblingSolver.high(from),
                        !sharing);
            } else {
                int end = Packed.to(turn[later]);
                int first = sibling(solver, to, sooner);
                solver.unlessOver(condition, first, SiblingSolver.low(end), SiblingSolver.high(end), false);
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

package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Interruption;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

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
    private final boolean sharing;
    private final SiblingMoves moves;
    private final BoardState state;
    private final long[] turn;
    private final int size;
    private final SiblingWay[] ways;
    /** Those that are still to go. */
    private final boolean[] left;
    /** The squares where a piece stands that does not leave: those below 64, and those from there on. */
    private long stayLow;

    private long stayHigh;

    SiblingOrder(SiblingMoves moves, long[] turn, int size) {
        this.sharing = moves.structure.description.sharing();
        this.moves = moves;
        this.state = moves.state;
        this.turn = turn;
        this.size = size;
        this.ways = new SiblingWay[size];
        this.left = new boolean[size];
        this.stayLow = state.occupied(0);
        this.stayHigh = state.tables.words > 1 ? state.occupied(1) : 0;
        for (int i = 0; i < size; i++) {
            ways[i] = moves.way(moves.place(turn[i]));
            left[i] = true;
            int from = Packed.from(turn[i]);
            if (!state.hasStacks() || leaving(from) == state.codes(from).length) {
                stayLow &= ~SiblingSearch.low(from);
                stayHigh &= ~SiblingSearch.high(from);
            }
        }
    }

    static boolean works(SiblingMoves moves, long[] turn, int size) {
        Interruption.check();
        SiblingOrder order = new SiblingOrder(moves, turn, size);
        if (!order.isByPrecedence()) {
            return order.isFoundByTrying();
        }
        for (int i = 0; i < size; i++) {
            if (order.shutIn(i) >= 0) {
                return false;
            }
        }
        return order.waiting() < 0;
    }

    /** Whether precedence tells whether an order works. */
    boolean isByPrecedence() {
        boolean only = state.tables.freezerMask == 0;
        for (SiblingWay way : ways) {
            only &= way.isOnly();
        }
        return only;
    }

    private int leaving(int square) {
        return (int) Arrays.stream(turn, 0, size)
                .filter(m -> Packed.from(m) == square)
                .count();
    }

    // ---- precedence -------------------------------------------------------------------------------------------------

    /** Takes away those before which none that is left must go; returns one that is left in the end, or -1. */
    private int waiting() {
        int waiting = -1;
        for (boolean isAnyGone = true; isAnyGone; ) {
            isAnyGone = false;
            waiting = -1;
            for (int i = 0; i < size; i++) {
                if (left[i]) {
                    left[i] = before(i) >= 0;
                    isAnyGone |= !left[i];
                    waiting = left[i] ? i : waiting;
                }
            }
        }
        return waiting;
    }

    /** A square that a sub-move's way meets where a piece stands that does not leave, or -1. */
    private int shutIn(int place) {
        SiblingWay way = ways[place];
        int to = way.to();
        boolean ends = !sharing && !state.isEnemy(to, state.side);
        long low = stayLow & (ends ? way.low() | SiblingSearch.low(to) : way.low());
        long high = stayHigh & (ends ? way.high() | SiblingSearch.high(to) : way.high());
        return low != 0 ? Long.numberOfTrailingZeros(low) : high != 0 ? 64 + Long.numberOfTrailingZeros(high) : -1;
    }

    /** One that is left and must go before another, or -1. */
    private int before(int place) {
        for (int i = 0; i < size; i++) {
            if (i != place && left[i] && (leavesWay(i, place) || comesInWay(place, i))) {
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
    private boolean comesInWay(int arriving, int passing) {
        return ways[passing].leadsOver(Packed.to(turn[arriving]), false);
    }

    /** The condition that a turn without an order does not meet and every turn with one does. */
    static SiblingCondition reason(SiblingSearch search, long[] turn) {
        SiblingOrder order = new SiblingOrder(search.moves, turn, turn.length);
        if (!order.isByPrecedence()) {
            return search.exactly();
        }
        for (int i = 0; i < turn.length; i++) {
            int shut = order.shutIn(i);
            if (shut >= 0) {
                return order.whileShut(search, i, shut);
            }
        }
        return order.inCircle(search, order.waiting());
    }

    private SiblingCondition whileShut(SiblingSearch search, int place, int shut) {
        SiblingCondition condition = new SiblingCondition();
        search.unlessOver(
                condition, sibling(search, place), SiblingSearch.low(shut), SiblingSearch.high(shut), !sharing);
        for (int i = 0; i < search.to.length; i++) {
            if (search.square[i] == shut && search.to[i] == SiblingSearch.STAY) {
                condition.unless(i, SiblingSearch.STAY);
                return condition;
            }
        }
        return condition;
    }

    /** Some that are left wait for each other, each for the next, to which one leads. */
    private SiblingCondition inCircle(SiblingSearch search, int one) {
        int first = one;
        for (int i = 0; i < size; i++) { // so far that it is in the circle
            first = before(first);
        }
        long low = 0;
        long high = 0;
        int later = first;
        do { // where all must move, each waits as well if it goes to or over where another of them stands
            low |= SiblingSearch.low(Packed.from(turn[later]));
            high |= SiblingSearch.high(Packed.from(turn[later]));
            later = before(later);
        } while (later != first);
        SiblingCondition condition = new SiblingCondition();
        do {
            int sooner = before(later);
            int waits = sibling(search, later);
            if (leavesWay(sooner, later)) {
                boolean isAny = moves.structure.together;
                int from = Packed.from(turn[sooner]);
                search.unlessOver(
                        condition,
                        waits,
                        isAny ? low : SiblingSearch.low(from),
                        isAny ? high : SiblingSearch.high(from),
                        !sharing);
            } else {
                int end = Packed.to(turn[later]);
                search.unlessOver(
                        condition, sibling(search, sooner), SiblingSearch.low(end), SiblingSearch.high(end), false);
                condition.unless(waits, end);
            }
            later = sooner;
        } while (later != first);
        return condition;
    }

    private int sibling(SiblingSearch search, int place) {
        for (int i = 0; i < search.to.length; i++) {
            if (search.isBy(i, turn[place]) && search.to[i] == Packed.to(turn[place])) {
                return i;
            }
        }
        throw new IllegalStateException("no piece makes " + Packed.to(turn[place]));
    }

    // ---- trying -----------------------------------------------------------------------------------------------------

    boolean isFoundByTrying() {
        return works(state, new HashSet<>(), 0, 0);
    }

    /** Whether those not yet made can be made on a board; the sets of those made after which they cannot are remembered. */
    private boolean works(BoardState now, Set<Long> hopeless, long made, int count) {
        Interruption.check();
        for (int i = 0; i < size; i++) {
            if ((made >>> i & 1) == 0
                    && isPossible(now, turn[i])
                    && (count + 1 == size
                            || (!hopeless.contains(made | 1L << i)
                                    && works(moved(now, turn[i]), hopeless, made | 1L << i, count + 1)))) {
                return true;
            }
        }
        hopeless.add(made);
        return false;
    }

    private boolean isPossible(BoardState now, long m) {
        SubMoves possible = new SubMoves();
        Generator.from(now, Packed.from(m), moves.options | Generator.NO_CASTLING, possible);
        return possible.stream()
                .anyMatch(p -> Packed.to(p) == Packed.to(m)
                        && Packed.type(p) == Packed.type(m)
                        && Packed.kind(p) == Packed.kind(m));
    }

    private BoardState moved(BoardState state, long m) {
        BoardState next = state.copy();
        byte[] sets = SiblingStructure.sets(next);
        int from = Packed.from(m);
        int to = Packed.to(m);
        byte set = sets[from];
        if (next.isEnemy(to, state.side)) {
            next.clear(to);
            sets[to] = 0;
        }
        if (Packed.kind(m) == Packed.MOVE) {
            int code = Packed.type(m) << 1 | state.side;
            next.remove(from, code);
            sets[from] = next.piece(from) == 0 ? 0 : set;
            next.put(to, code);
            sets[to] = set;
        }
        return next;
    }
}

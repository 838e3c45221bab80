package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds a turn of one set of siblings that holds given sub-moves, without going through turns: a constraint problem. Each sibling
 * goes to one of its squares, or stays where it may, and no two go to one square unless they may share.
 *
 * <p>A matching of siblings and squares gives a turn; a {@link Judge} says what is wrong with it, as {@link SiblingCondition}s
 * that every turn must meet. Conditions are kept, also between questions, so that what fails once for a reason is not tried again
 * for it.
 *
 * <p>Where no first matching will do, {@link SiblingClauses} searches for squares that meet all conditions, and learns from what
 * fails. After {@link #MOST_TRIES} matchings a solver takes it that a turn exists.
 */
public final class SiblingSolver {
    /** Where a sibling goes that stays. */
    static final int STAY = 127;

    /**
     * So many matchings are tried by one solver and by those that look for replies to its turns, the first few of each question
     * not counted, which costs some tens of milliseconds.
     */
    static final int MOST_TRIES = 12_000;
    /** So many are for one reply to a turn, of which a question may look at hundreds; no drawn position needs a quarter of it. */
    static final int MOST_TRIES_FOR_REPLY = 2_000;

    /** Says what is wrong with a turn of all siblings of a set that move. */
    interface Judge {
        /** Teaches the solver conditions that the turn does not meet and every legal turn does; answers whether it is legal. */
        boolean isLegal(SiblingSolver solver, int[] to, long[] turn);
    }

    final SiblingMoves moves;
    final SiblingStructure structure;
    /** The siblings: their squares, that of a stack repeated, and their types. */
    final int[] square;

    final int[] type;
    private final long[] lows;
    private final long[] highs;
    private final boolean sharing;
    private final Judge judge;
    /** What has been learned, met by every legal turn. */
    final List<SiblingCondition> conditions = new ArrayList<>();

    /** Some turns that were found, the one that was needed last at the end. */
    private final List<int[]> found = new ArrayList<>();

    private static final int MOST_FOUND = 100;

    /** The turn that was found last, or found again. */
    private int @Nullable [] last;

    private final DestinationMatching matching = new DestinationMatching();
    private final int[] to;
    private final int most;
    private int left;
    /** So many tries of each look for a turn do not count: many easy questions are not a hard one. */
    private static final int FREE_TRIES = 8;

    private int free;
    /** So many looks for a turn, by the number of siblings, are made for the first turn that captures a royal piece. */
    private static final int MOST_LOOKS = 24_000;

    private int looks;
    /** What speaks against turns, from the first question on that no first matching answers. */
    private @Nullable SiblingClauses clauses;
    /** The place of the condition that was looked at last. */
    private int looked;
    /** How many conditions stand there. */
    private int stated;
    /** The siblings that the last matching had to move, and how many. */
    private final int[] matched;

    private int movers;
    /** Whether every sibling is told by its destination. */
    private boolean isSupported;

    SiblingSolver(SiblingMoves moves, int set, Judge judge, int tries) {
        this.most = tries;
        this.left = tries;
        this.moves = moves;
        this.structure = moves.structure;
        this.judge = judge;
        this.sharing = structure.description.sharing();
        int[] members = moves.members[set];
        square = members.clone();
        type = new int[square.length];
        for (int i = 0; i < square.length; i++) {
            int before = i;
            while (before > 0 && square[before - 1] == square[i]) {
                before--;
            }
            type[i] = moves.field.codes(square[i])[i - before] >> 1;
        }
        lows = new long[square.length];
        highs = new long[square.length];
        to = new int[square.length];
        matched = new int[square.length];
        Arrays.fill(to, -1);
        isSupported = moves.field.tables.freezerMask == 0;
        for (int i = 0; i < square.length; i++) {
            squares(i);
        }
        if (!structure.together) {
            SiblingCondition moving = new SiblingCondition();
            moving.low = -1;
            moving.high = ~high(STAY);
            conditions.add(moving);
        }
    }

    private void squares(int sibling) {
        for (int i = moves.begin[square[sibling]]; i < moves.end[square[sibling]]; i++) {
            long m = moves.all.at[i];
            if (Packed.type(m) != type[sibling] || Packed.kind(m) == Packed.CASTLE) {
                continue;
            }
            isSupported &= Packed.isStep(m) && !holds(lows[sibling], highs[sibling], Packed.to(m));
            lows[sibling] |= low(Packed.to(m));
            highs[sibling] |= high(Packed.to(m));
        }
        highs[sibling] |= structure.together ? 0 : high(STAY);
    }

    static long low(int square) {
        return square < 64 ? 1L << square : 0;
    }

    static long high(int square) {
        return square < 64 ? 0 : 1L << square;
    }

    static boolean holds(long low, long high, int square) {
        return ((square < 64 ? low : high) >>> square & 1) != 0;
    }

    BoardState field() {
        return moves.field;
    }

    /** Notes in a condition that it is met if a sibling does not go to those of its squares whose one way leads over some others. */
    void unlessOver(SiblingCondition condition, int sibling, long overLow, long overHigh, boolean isEndCounted) {
        long low = 0;
        long high = 0;
        for (int i = moves.begin[square[sibling]]; i < moves.end[square[sibling]]; i++) {
            long m = moves.all.at[i];
            if (Packed.type(m) == type[sibling]
                    && Packed.kind(m) != Packed.CASTLE
                    && moves.way(i).isOnly()
                    && moves.way(i).leadsOver(overLow, overHigh, isEndCounted)) {
                low |= low(Packed.to(m));
                high |= high(Packed.to(m));
            }
        }
        condition.unless(sibling, low, high);
    }

    /** Notes in a condition that it is met if a sibling stays. */
    void unlessMoves(SiblingCondition condition, int sibling) {
        if (!structure.together) {
            condition.unless(sibling, lows[sibling], highs[sibling] & ~high(STAY));
        }
    }

    /** The sub-move of a sibling to a square. */
    long subMove(int sibling, int square) {
        for (int i = moves.begin[this.square[sibling]]; i < moves.end[this.square[sibling]]; i++) {
            long m = moves.all.at[i];
            if (Packed.to(m) == square && Packed.type(m) == type[sibling] && Packed.kind(m) != Packed.CASTLE) {
                return m;
            }
        }
        throw new IllegalStateException("no sub-move to " + square);
    }

    /** How many tries that count were needed since they were given back. */
    int tries() {
        return most - left;
    }

    /** Takes tries away that others have needed for it. */
    void spend(int tries) {
        left -= tries;
    }

    /** Gives back the tries. */
    void renew() {
        left = most;
        looks = 0;
    }

    /** Whether a legal turn may hold sub-moves of the set: false only if none does. */
    public boolean mayHold(long... chosen) {
        return may(chosen, 0, -1, false);
    }

    /**
     * Whether a legal turn may begin with sub-moves of the set, in the documented order, and hold others: false only if none does.
     */
    public boolean mayBegin(long[] prefix, int size, long... held) {
        return may(with(prefix, size, held), size, -1, false);
    }

    /** As {@link #mayBegin}, a sub-move from a square to follow next, on which one sibling stands. */
    boolean mayGoOnFrom(int from, long[] prefix, int size, long... held) {
        return may(with(prefix, size, held), size, from, false);
    }

    private static long[] with(long[] prefix, int size, long[] held) {
        long[] all = Arrays.copyOf(prefix, size + held.length);
        int n = size;
        for (int i = 0; i < held.length; i++) {
            if (TurnCursor.times(held[i], all, n) < 1 + TurnCursor.times(held[i], held, i)) {
                all[n++] = held[i];
            }
        }
        return Arrays.copyOf(all, n);
    }

    /** Returns a turn that holds sub-moves of the set, or null if there is none or none was found soon; of short ways if some is. */
    long @Nullable [] find(long... chosen) {
        last = null;
        boolean known = isSupported && (may(chosen, 0, -1, true) || may(chosen, 0, -1, false));
        return known && last != null ? turn(last) : null;
    }

    /** Whether every sibling is told by its destination; if not nothing is refuted. */
    public boolean isSupported() {
        return isSupported;
    }

    /** Whether all tries are used up, or too many looks for a turn, all of which may have been easy. */
    boolean isSpent() {
        return isUsedUp() || looks > MOST_LOOKS / to.length;
    }

    /** Whether all tries are used up. */
    boolean isUsedUp() {
        return left < 0;
    }

    /** Whether what was not found since the tries were given back does not exist. */
    boolean isSure() {
        return isSupported && left >= 0;
    }

    /** Whether there may be a turn that begins with the first, {@code size}, of chosen sub-moves, goes on from a square or, -1, any, and holds the others. */
    private boolean may(long[] chosen, int size, int next, boolean isNear) {
        if (!isSupported || left < 0) {
            return true;
        }
        Interruption.check();
        free = FREE_TRIES;
        looks++;
        long[] low = lows.clone();
        long[] high = highs.clone();
        boolean[] set = new boolean[square.length];
        int goer = 0;
        for (long m : chosen) {
            int sibling = sibling(m, set);
            if (sibling < 0) {
                return false;
            }
            set[sibling] = true;
            goer = sibling;
            low[sibling] &= low(Packed.to(m));
            high[sibling] &= high(Packed.to(m));
        }
        int last = size == 0 ? -1 : Packed.from(chosen[size - 1]);
        for (int i = 0; i < square.length; i++) {
            if (!set[i] && square[i] < Math.max(last, next)) { // it has stayed
                low[i] = 0;
                high[i] &= high(STAY);
            } else if (!set[i] && square[i] == last) {
                int from = Packed.to(chosen[size - 1]);
                low[i] &= from < 64 ? -low(from) : 0;
                high[i] &= from < 64 ? -1 : -high(from);
            }
            high[i] &= square[i] == next ? ~high(STAY) : -1;
            if (!set[i] && isNear) {
                near(i, low, high);
            }
        }
        return isKnown(low, high, goer) || solve(low, high) || left < 0;
    }

    /** Takes away the squares to which a sibling's way leads over others. */
    private void near(int sibling, long[] low, long[] high) {
        for (int i = moves.begin[square[sibling]]; i < moves.end[square[sibling]]; i++) {
            long m = moves.all.at[i];
            SiblingWay way = moves.way(i);
            if (Packed.type(m) == type[sibling] && (way.low() | way.high()) != 0) {
                low[sibling] &= ~low(way.to());
                high[sibling] &= ~high(way.to());
            }
        }
    }

    private int sibling(long m, boolean[] set) {
        for (int i = 0; i < square.length; i++) {
            if (!set[i] && square[i] == Packed.from(m) && type[i] == Packed.type(m)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a turn that was found before goes to some of those squares, of which those of one sibling are looked at first. */
    private boolean isKnown(long[] low, long[] high, int first) {
        for (int n = found.size() - 1; n >= 0; n--) {
            int[] known = found.get(n);
            boolean fits = holds(low[first], high[first], known[first]);
            for (int i = 0; fits && i < known.length; i++) {
                fits = holds(low[i], high[i], known[i]);
            }
            if (fits) {
                last = known;
                found.add(found.remove(n));
                return true;
            }
        }
        return false;
    }

    private boolean solve(long[] low, long[] high) {
        if (clauses == null && isMatched(low, high)) {
            return true;
        }
        if (!found.isEmpty()) {
            System.arraycopy(found.get(found.size() - 1), 0, to, 0, to.length);
        }
        SiblingClauses asked = clauses == null ? new SiblingClauses(lows, highs, sharing) : clauses;
        clauses = asked;
        asked.ask(low, high);
        boolean isFirst = structure.description.sequential() && structure.together && !sharing;
        while (true) {
            count();
            for (; stated < conditions.size(); stated++) {
                asked.add(conditions.get(stated));
            }
            if (left < 0 || !asked.settle()) {
                return false;
            }
            if (isFirst) {
                isFirst = false;
                if (isMatchedNear(asked.low, asked.high)) {
                    return true;
                }
            } else if (!match(asked.low, asked.high, true) && !match(asked.low, asked.high, false)) {
                if (!asked.isResolvedFewness(inTheWay(), matching.squaresInTheWay(), matching.furtherInTheWay())) {
                    return false;
                }
            } else {
                int open = open();
                if (open >= 0) {
                    asked.decide(open);
                } else if (isFound()) {
                    return true;
                } else {
                    asked.restart();
                }
            }
        }
    }

    private void count() {
        Interruption.check();
        left -= --free < 0 ? 1 + to.length / 8 : 0;
    }

    /**
     * Whether a turn is found in which, where siblings move one after the other, no way leads over others: then only circles of them
     * wait for each other. Those that are not joined are cut: one is to go elsewhere.
     */
    private boolean isMatchedNear(long[] low, long[] high) {
        long[] near = low.clone();
        long[] further = high.clone();
        for (int i = 0; i < near.length; i++) {
            near(i, near, further);
            boolean isAny = (near[i] | further[i]) != 0;
            near[i] = isAny ? near[i] : low[i];
            further[i] = isAny ? further[i] : high[i];
        }
        for (int n = 0; n < 2 * to.length && match(near, further, true); n++) {
            count();
            int[] circle = joinCircles(near, further);
            if (circle.length == 0) {
                return open() < 0 && isFound();
            }
            int one = circle[n % circle.length];
            for (int other : circle) {
                near[one] &= ~low(square[other]);
                further[one] &= ~high(square[other]);
            }
        }
        return false;
    }

    /** Whether the first matching is a turn. */
    private boolean isMatched(long[] low, long[] high) {
        return match(low, high, false) && open() < 0 && isFound();
    }

    /** Whether the matching is a turn; if not conditions say why. */
    private boolean isFound() {
        int known = conditions.size();
        if (judge.isLegal(this, to, turn(to))) {
            last = to.clone();
            found.add(last);
            if (found.size() > MOST_FOUND) {
                found.remove(0);
            }
            return true;
        }
        if (conditions.size() == known) {
            conditions.add(exactly());
        }
        return false;
    }

    /** The place of a condition that the matching does not meet, or -1. */
    private int open() {
        long all = 0;
        long further = 0;
        for (int square : to) {
            all |= low(square);
            further |= high(square);
        }
        for (int n = conditions.size(); n > 0; n--) {
            looked = looked > 0 ? looked - 1 : conditions.size() - 1;
            if (!conditions.get(looked).isMet(to, all, further)) {
                return looked;
            }
        }
        return -1;
    }

    private List<Integer> inTheWay() {
        List<Integer> these = new ArrayList<>();
        for (int k = 0; k < movers; k++) {
            if (matching.isInTheWay(k)) {
                these.add(matched[k]);
            }
        }
        return these;
    }

    /** Keeps a condition that the matching does not meet. */
    void learn(SiblingCondition condition) {
        if (!condition.isMet(to)) {
            conditions.add(condition);
        }
    }

    /** Has siblings go where they went before, by the squares that they stand on, if nothing speaks against it. */
    void prefer(int[] squares) {
        for (int i = 0; i < to.length; i++) {
            to[i] = squares[square[i]];
        }
    }

    /** The condition that something else is done than now. */
    SiblingCondition exactly() {
        SiblingCondition condition = new SiblingCondition();
        for (int i = 0; i < to.length; i++) {
            condition.unless(i, to[i]);
        }
        return condition;
    }

    /** Where the siblings go by a turn. */
    int[] destinations(long[] turn) {
        int[] destinations = new int[square.length];
        Arrays.fill(destinations, STAY);
        boolean[] set = new boolean[square.length];
        for (long m : turn) {
            int sibling = sibling(m, set);
            set[sibling] = true;
            destinations[sibling] = Packed.to(m);
        }
        return destinations;
    }

    /** Finds where each could go; who may stay does, if it did not go where it still may. */
    private boolean match(long[] low, long[] high, boolean isAsBefore) {
        matching.clear();
        movers = 0;
        for (int i = 0; i < low.length; i++) {
            if ((low[i] | high[i]) == 0) {
                return false;
            }
            boolean stays = to[i] == STAY || to[i] < 0 || !isAsBefore || !holds(low[i], high[i], to[i]);
            if (stays && holds(low[i], high[i], STAY)) {
                to[i] = STAY;
            } else if (!sharing) {
                matched[movers++] = i;
                matching.add(low[i], high[i], to[i]);
            } else if (to[i] < 0 || !holds(low[i], high[i], to[i])) {
                to[i] = low[i] != 0 ? Long.numberOfTrailingZeros(low[i]) : 64 + Long.numberOfTrailingZeros(high[i]);
            }
        }
        if (movers > 0 && !matching.exist()) {
            return false;
        }
        for (int k = 0; k < movers; k++) {
            to[matched[k]] = matching.squareOf(k);
        }
        return true;
    }

    /**
     * Breaks circles of siblings each of which goes to where the next stands, none of which can go first: one goes where none does,
     * or changes squares with one of another row, which joins both. Returns a circle that is left, or none.
     */
    private int[] joinCircles(long[] low, long[] high) {
        int[] at = new int[STAY + 1];
        boolean[] taken = new boolean[STAY + 1];
        for (int k = 0; k < movers; k++) {
            at[square[matched[k]]] = matched[k] + 1;
            taken[to[matched[k]]] = true;
        }
        int[] left = {};
        boolean[] seen = new boolean[to.length];
        for (int k = 0; k < movers; k++) {
            int[] row = new int[movers];
            int n = 0;
            int one = matched[k];
            while (one >= 0 && !seen[one]) {
                seen[one] = true;
                row[n++] = one;
                one = at[to[one]] - 1;
            }
            if (n > 0 && one == row[0]) {
                int[] circle = Arrays.copyOf(row, n);
                if (isJoined(circle, low, high, at, taken)) {
                    Arrays.fill(seen, false); // what it was joined to may be a circle too
                    left = new int[0];
                    k = -1;
                } else {
                    left = circle;
                }
            }
        }
        return left;
    }

    private boolean isJoined(int[] circle, long[] low, long[] high, int[] at, boolean[] taken) {
        boolean[] within = new boolean[to.length];
        for (int i : circle) {
            within[i] = true;
            for (int s = 0; s < STAY; s++) {
                if (holds(low[i], high[i], s) && !taken[s] && at[s] == 0) {
                    taken[to[i]] = false;
                    taken[s] = true;
                    to[i] = s;
                    return true;
                }
            }
        }
        for (int i : circle) {
            for (int k = 0; k < movers; k++) {
                int other = matched[k];
                if (!within[other] && holds(low[i], high[i], to[other]) && holds(low[other], high[other], to[i])) {
                    int end = to[i];
                    to[i] = to[other];
                    to[other] = end;
                    return true;
                }
            }
        }
        return false;
    }

    private long[] turn(int[] to) {
        long[] turn = new long[to.length];
        int n = 0;
        for (int i = 0; i < to.length; i++) {
            if (to[i] != STAY) {
                turn[n++] = subMove(i, to[i]);
            }
        }
        turn = Arrays.copyOf(turn, n);
        Arrays.sort(turn);
        return turn;
    }
}

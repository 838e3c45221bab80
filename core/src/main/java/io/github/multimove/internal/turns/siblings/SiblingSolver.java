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
 * that every turn must meet. Conditions are kept, also between questions: squares that they rule out are taken away, and where a
 * matching does not meet one, the siblings that could are tried. So what fails once for a reason is not tried again for it.
 *
 * <p>Conditions without pairs on squares that do not overlap (lines to one king) are a matching too. Those with pairs (captures
 * whose aftermath opens lines; orders of siblings in each other's way) are clauses as in the satisfiability problem, and searched
 * as such. After {@link #MOST_TRIES} matchings a solver takes it that a turn exists.
 */
public final class SiblingSolver {
    /** Where a sibling goes that stays. */
    static final int STAY = 127;

    /**
     * So many matchings are tried by one solver and by those that look for replies to its turns, the first few of each question
     * not counted, which costs some tens of milliseconds.
     */
    private static final int MOST_TRIES = 20_000;

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

    private final List<int[]> found = new ArrayList<>();
    /** The turn that was found last, or found again. */
    private int @Nullable [] last;

    private final DestinationMatching matching = new DestinationMatching();
    private final int[] to;
    private int left = MOST_TRIES;
    /** So many tries of each look for a turn do not count: many easy questions are not a hard one. */
    private static final int FREE_TRIES = 8;

    private int free;
    /** The squares of siblings that have one left, while squares are taken away. */
    private long fixed;

    private long fixedToo;
    /** Whether the last matching has taken squares away. */
    private boolean isPruned;

    /** The siblings that have lost squares, by the last six bits of their numbers. */
    private long changed;
    /** Whether every sibling is told by its destination. */
    private boolean isSupported;

    SiblingSolver(SiblingMoves moves, int set, Judge judge) {
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

    /** Notes in a condition that it is met if a sibling does not go to those of its squares whose way leads over another. */
    void unlessOver(SiblingCondition condition, int sibling, int over, boolean isEndCounted) {
        long low = 0;
        long high = 0;
        for (int i = moves.begin[square[sibling]]; i < moves.end[square[sibling]]; i++) {
            long m = moves.all.at[i];
            if (Packed.type(m) == type[sibling]
                    && Packed.kind(m) != Packed.CASTLE
                    && moves.way(i).leadsOver(over, isEndCounted)) {
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
        return MOST_TRIES - left;
    }

    /** Takes tries away that others have needed for it. */
    void spend(int tries) {
        left -= tries;
    }

    /** Gives back the tries. */
    void renew() {
        left = MOST_TRIES;
    }

    /** Whether a legal turn may hold sub-moves of the set: false only if none does. */
    public boolean mayHold(long... chosen) {
        return may(chosen, 0, false);
    }

    /**
     * Whether a legal turn may begin with sub-moves of the set, in the documented order, and hold others: false only if none does.
     */
    public boolean mayBegin(long[] prefix, int size, long... held) {
        long[] all = Arrays.copyOf(prefix, size + held.length);
        int n = size;
        for (int i = 0; i < held.length; i++) {
            if (TurnCursor.times(held[i], all, n) < 1 + TurnCursor.times(held[i], held, i)) {
                all[n++] = held[i];
            }
        }
        return may(Arrays.copyOf(all, n), size, false);
    }

    /** Returns a turn that holds a sub-move of the set, or null if there is none or none was found soon; of short ways if some is. */
    long @Nullable [] find(long m) {
        long[] chosen = {m};
        last = null;
        boolean known = isSupported && (may(chosen, 0, true) || may(chosen, 0, false));
        return known && last != null ? turn(last) : null;
    }

    /** Whether every sibling is told by its destination; if not nothing is refuted. */
    public boolean isSupported() {
        return isSupported;
    }

    /** Whether what was not found since the tries were given back does not exist. */
    boolean isSure() {
        return isSupported && left >= 0;
    }

    /** Whether there may be a turn that begins with the first, {@code size}, of chosen sub-moves, and holds the others. */
    private boolean may(long[] chosen, int size, boolean isNear) {
        if (!isSupported || left < 0) {
            return true;
        }
        free = FREE_TRIES;
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
            if (!set[i] && square[i] < last) { // it has stayed
                low[i] = 0;
                high[i] &= high(STAY);
            } else if (!set[i] && square[i] == last) {
                int from = Packed.to(chosen[size - 1]);
                low[i] &= from < 64 ? -low(from) : 0;
                high[i] &= from < 64 ? -1 : -high(from);
            }
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
        for (int[] known : found) {
            boolean fits = holds(low[first], high[first], known[first]);
            for (int i = 0; fits && i < known.length; i++) {
                fits = holds(low[i], high[i], known[i]);
            }
            if (fits) {
                last = known;
                return true;
            }
        }
        return false;
    }

    private boolean solve(long[] low, long[] high) {
        while (true) {
            Interruption.check();
            left -= --free < 0 ? 1 : 0;
            isPruned = false;
            if (left < 0 || !narrow(low, high) || !match(low, high)) {
                return false;
            }
            if (isPruned) {
                continue;
            }
            SiblingCondition open = open(low, high);
            if (open != null) {
                return branch(open, low, high);
            }
            int known = conditions.size();
            if (judge.isLegal(this, to, turn(to))) {
                last = to.clone();
                found.add(last);
                return true;
            }
            if (conditions.size() == known) {
                conditions.add(exactly());
            }
        }
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

    /** Of the conditions that the matching does not meet, the one with the fewest ways to meet it. */
    private @Nullable SiblingCondition open(long[] low, long[] high) {
        SiblingCondition best = null;
        int fewest = Integer.MAX_VALUE;
        long all = 0;
        long further = 0;
        for (int square : to) {
            all |= low(square);
            further |= high(square);
        }
        for (SiblingCondition condition : conditions) {
            if (!condition.isMet(to, all, further)) {
                int ways = condition.pairs;
                for (int i = 0; i < low.length; i++) {
                    ways += ((low[i] & condition.low) | (high[i] & condition.high)) != 0 ? 1 : 0;
                }
                best = ways < fewest ? condition : best;
                fewest = Math.min(fewest, ways);
            }
        }
        return best;
    }

    /** Tries the ways to meet a condition; what has been tried is not tried with the next way again. */
    private boolean branch(SiblingCondition condition, long[] low, long[] high) {
        for (int i = 0; i < low.length && left >= 0; i++) {
            if (((low[i] & condition.low) | (high[i] & condition.high)) != 0) {
                long[] lower = low.clone();
                long[] higher = high.clone();
                lower[i] &= condition.low;
                higher[i] &= condition.high;
                if (solve(lower, higher)) {
                    return true;
                }
                low[i] &= ~condition.low;
                high[i] &= ~condition.high;
            }
        }
        for (int k = 0; k < condition.pairs && left >= 0; k++) {
            long[] lower = low.clone();
            long[] higher = high.clone();
            without(condition, k, lower, higher);
            if (solve(lower, higher)) {
                return true;
            }
            if (condition.piece[k] != SiblingCondition.ANY) {
                low[condition.piece[k]] &= condition.pairLow[k];
                high[condition.piece[k]] &= condition.pairHigh[k];
            }
        }
        return false;
    }

    /** Takes a pair's squares away from its sibling, or all; answers whether there were any. */
    private static boolean without(SiblingCondition condition, int pair, long[] low, long[] high) {
        int only = condition.piece[pair];
        boolean changed = false;
        for (int i = Math.max(0, only), end = only < 0 ? low.length : only + 1; i < end; i++) {
            changed |= ((low[i] & condition.pairLow[pair]) | (high[i] & condition.pairHigh[pair])) != 0;
            low[i] &= ~condition.pairLow[pair];
            high[i] &= ~condition.pairHigh[pair];
        }
        return changed;
    }

    /** Takes away the squares that conditions rule out which can be met in one way only; answers false if one cannot be met. */
    private boolean narrow(long[] low, long[] high) {
        fix(low, high);
        for (boolean again = true; again; ) {
            again = false;
            for (SiblingCondition condition : conditions) {
                int narrowed = (condition.watching & changed) == 0 ? 0 : narrow(condition, low, high);
                if (narrowed < 0) {
                    return false;
                }
                if (narrowed > 0) {
                    again = true;
                    fix(low, high);
                }
            }
        }
        return true;
    }

    /** Finds the siblings that have lost squares, and the squares of those that have one left. */
    private void fix(long[] low, long[] high) {
        fixed = 0;
        fixedToo = 0;
        changed = Long.MIN_VALUE; // conditions that depend on all are looked at in any case
        for (int i = 0; i < low.length; i++) {
            changed |= low[i] != lows[i] || high[i] != highs[i] ? 1L << i : 0;
            boolean one = high[i] == 0 ? (low[i] & (low[i] - 1)) == 0 : low[i] == 0 && (high[i] & (high[i] - 1)) == 0;
            fixed |= one ? low[i] : 0;
            fixedToo |= one ? high[i] : 0;
        }
    }

    /** Answers -1 if a condition cannot be met, 1 if squares were taken away, else 0. */
    private int narrow(SiblingCondition condition, long[] low, long[] high) {
        int way = condition.only(low, high, fixed, fixedToo);
        if (way < 0) {
            return way == -1 ? -1 : 0;
        }
        if (way >= low.length) {
            return without(condition, way - low.length, low, high) ? 1 : 0;
        }
        boolean same = (low[way] & ~condition.low) == 0 && (high[way] & ~condition.high) == 0;
        low[way] &= condition.low;
        high[way] &= condition.high;
        return same ? 0 : 1;
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

    /** Finds where each could go; who may stay does. */
    private boolean match(long[] low, long[] high) {
        matching.clear();
        int[] matched = new int[low.length];
        int movers = 0;
        for (int i = 0; i < low.length; i++) {
            if ((low[i] | high[i]) == 0) {
                return false;
            }
            if (holds(low[i], high[i], STAY)) {
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
        if (movers > 0 && matching.prune()) {
            for (int k = 0; k < movers; k++) {
                int i = matched[k];
                low[i] = matching.low[k];
                high[i] = matching.high[k];
            }
            isPruned = true;
        }
        return true;
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

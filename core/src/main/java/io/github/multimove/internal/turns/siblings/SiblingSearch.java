package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds a turn of one set of siblings that holds given sub-moves, without going through turns. Each sibling goes to one of its
 * squares, or stays where it may, and no two go to one square unless they may share.
 *
 * <p>A matching of siblings and squares is a turn as far as these tell; a {@link Judge} says what else is wrong with it, as a
 * {@link SiblingCondition} that every turn must meet. Of the conditions that the matching does not meet, the search branches on the one
 * that the fewest siblings can still meet. Conditions are kept, also for the next question, so that what fails for a reason is not tried
 * again for it; and a choice that has no part in a failure is not tried otherwise.
 */
public final class SiblingSearch {
    /** Where a sibling goes that stays. */
    static final int STAY = 127;

    /** Says what is wrong with a turn, whose sub-moves go to different squares or may share. */
    interface Judge {
        /** Whether it is one of those sought. */
        boolean isSought(SiblingMoves moves, long[] turn);

        /** Returns a condition that the turn, which {@link #to} tells and which is not sought, does not meet and every turn sought does. */
        SiblingCondition reason(SiblingSearch search, long[] turn);
    }

    final SiblingMoves moves;
    final SiblingStructure structure;
    /** The siblings: their squares, that of a stack repeated, and their types. */
    final int[] square;

    final int[] type;
    /** The squares that each can go to, and {@link #STAY} where it may stay. */
    final long[] lows;

    final long[] highs;
    private final boolean sharing;
    private final Judge judge;
    /** What has been learned, met by every turn sought. */
    final List<SiblingCondition> conditions = new ArrayList<>();
    /** Some turns that were found, as squares, the one that was needed last at the end. */
    private final List<int[]> found = new ArrayList<>();

    private static final int MOST_FOUND = 100;

    /** The choices by their levels, the question's first: what fails is remembered if few choices have a part in it. */
    private static final int LEVELS = 63;

    private static final int MOST_CHOICES = 6;

    private final int[] chooser = new int[LEVELS];
    private final long[] chosenLow = new long[LEVELS];
    private final long[] chosenHigh = new long[LEVELS];

    private final DestinationMatching matching = new DestinationMatching();
    private final int[] matched;
    /** Where each sibling goes by the last matching; at first next to where it stands. */
    final int[] to;
    /** The turn that a question has found. */
    private int @Nullable [] last;
    /** Whether every sibling is told by its destination; if not, turns are gone through. */
    private boolean isToldByEnd;

    SiblingSearch(SiblingMoves moves, int set, Judge judge) {
        this.moves = moves;
        this.structure = moves.structure;
        this.judge = judge;
        this.sharing = structure.description.sharing();
        square = moves.members[set];
        type = new int[square.length];
        lows = new long[square.length];
        highs = new long[square.length];
        to = new int[square.length];
        matched = new int[square.length];
        isToldByEnd = moves.state.tables.freezerMask == 0;
        SiblingCondition moving = new SiblingCondition();
        for (int i = 0, k = 0; i < square.length; i++) {
            k = i > 0 && square[i] == square[i - 1] ? k + 1 : 0;
            type[i] = moves.state.codes(square[i])[k] >> 1;
            squares(i);
            moving.unless(i, 0, high(STAY));
        }
        if (!structure.together) {
            conditions.add(moving);
        }
    }

    private void squares(int sibling) {
        to[sibling] = STAY;
        for (int i = moves.begin[square[sibling]]; i < moves.end[square[sibling]]; i++) {
            long m = moves.all.at[i];
            if (!isBy(sibling, m)) {
                continue;
            }
            int end = Packed.to(m);
            isToldByEnd &= Packed.isStep(m) && !holds(lows[sibling], highs[sibling], end);
            lows[sibling] |= low(end);
            highs[sibling] |= high(end);
            boolean isNear = (moves.way(i).low() | moves.way(i).high()) == 0;
            to[sibling] = structure.together && isNear ? end : to[sibling];
        }
        highs[sibling] |= structure.together ? 0 : high(STAY);
    }

    /** Whether a sub-move is one that a sibling makes together with others. */
    boolean isBy(int sibling, long m) {
        return Packed.from(m) == square[sibling] && Packed.type(m) == type[sibling] && Packed.kind(m) != Packed.CASTLE;
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

    /** Returns a turn sought that holds sub-moves of the set, or null if there is none. */
    long @Nullable [] find(long... chosen) {
        return find(chosen, 0);
    }

    /** Whether a turn sought may begin with sub-moves, in the documented order: false only if none does. */
    public boolean mayBegin(long[] prefix, int size) {
        return !isToldByEnd || find(Arrays.copyOf(prefix, size), size) != null;
    }

    /** Returns the first turn sought, in the documented order, that holds some sub-moves, or null if there is none. */
    long @Nullable [] first(long... held) {
        if (!isToldByEnd || find(held) == null) {
            return isToldByEnd ? null : walk(held, 0);
        }
        long[] turn = new long[square.length];
        for (int size = 0; ; size++) {
            int next = size == 0 ? 0 : moves.place(turn[size - 1]);
            turn[size] = moves.all.at[next];
            while (find(with(turn, size + 1, held), size + 1) == null) {
                turn[size] = moves.all.at[++next];
            }
            long[] begun = Arrays.copyOf(turn, size + 1);
            boolean isWhole = structure.together ? begun.length == square.length : isLegal(begun);
            if (isWhole && with(begun, begun.length, held).length == begun.length) {
                return begun;
            }
        }
    }

    private boolean isLegal(long[] turn) {
        return new SiblingCursor(moves).isTurn(turn) && judge.isSought(moves, turn);
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

    /** Returns a turn that begins with the first, {@code size}, of chosen sub-moves and holds the others. */
    private long @Nullable [] find(long[] chosen, int size) {
        if (!isToldByEnd) {
            return walk(chosen, size);
        }
        long[] low = lows.clone();
        long[] high = highs.clone();
        boolean[] set = new boolean[square.length];
        int goer = 0;
        for (long m : chosen) {
            goer = 0;
            while (goer < square.length && (set[goer] || !isBy(goer, m))) {
                goer++;
            }
            if (goer == square.length) {
                return null;
            }
            set[goer] = true;
            low[goer] &= low(Packed.to(m));
            high[goer] &= high(Packed.to(m));
        }
        for (int i = 0; i < square.length && size > 0; i++) {
            int from = Packed.to(chosen[size - 1]);
            if (!set[i] && square[i] < Packed.from(chosen[size - 1])) { // it has stayed
                low[i] = 0;
                high[i] &= high(STAY);
            } else if (!set[i] && square[i] == Packed.from(chosen[size - 1])) {
                low[i] &= from < 64 ? -low(from) : 0;
                high[i] &= from < 64 ? -1 : -high(from);
            }
        }
        last = null;
        if (!isKnown(low, high, goer)) {
            long[] why = new long[square.length];
            int level = 0;
            for (int i = 0; i < low.length; i++) {
                if (low[i] != lows[i] || high[i] != highs[i]) {
                    why[i] = choose(level++, i, low[i], high[i]);
                }
            }
            solve(low, high, why, level);
        }
        return last == null ? null : turn(last);
    }

    /** As {@link #find}, going through turns. */
    private long @Nullable [] walk(long[] chosen, int size) {
        long[] begun = Arrays.copyOf(chosen, size);
        for (SiblingCursor cursor = new SiblingCursor(moves); cursor.next(); ) {
            if (cursor.begins(begun) && cursor.holdsAll(chosen)) {
                long[] turn = cursor.toArray();
                if (judge.isSought(moves, turn)) {
                    return turn;
                }
            }
        }
        return null;
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

    // ---- backtracking ----------------------------------------------------------------------------------------------

    /** Notes that by the choice of a level a sibling, or each of them, goes to one of some squares; returns the level's bit. */
    private long choose(int level, int sibling, long low, long high) {
        if (level < LEVELS) {
            chooser[level] = sibling;
            chosenLow[level] = low;
            chosenHigh[level] = high;
        }
        return 1L << Math.min(level, LEVELS);
    }

    /** Remembers that choices have failed together; levels from {@link #LEVELS} on are not told apart. */
    private void remember(long levels) {
        if (levels > 0 && Long.bitCount(levels) <= MOST_CHOICES) {
            SiblingCondition condition = new SiblingCondition();
            for (long left = levels; left != 0; left &= left - 1) {
                int level = Long.numberOfTrailingZeros(left);
                if (chooser[level] < 0) {
                    condition.low |= ~chosenLow[level];
                    condition.high |= ~chosenHigh[level];
                } else {
                    condition.unless(chooser[level], chosenLow[level], chosenHigh[level]);
                }
            }
            conditions.add(condition);
        }
    }

    /**
     * Looks for a turn within some squares. Where there is none it returns the levels whose choices have a part in it.
     *
     * @param why by sibling, the levels that took squares from it
     */
    private long solve(long[] low, long[] high, long[] why, int level) {
        Interruption.check();
        for (int i = 0; i < low.length; i++) {
            if ((low[i] | high[i]) == 0) {
                return why[i];
            }
        }
        if (structure.description.sequential()) {
            boolean[] left = leftWaiting(low, high);
            long levels = 0;
            boolean isAny = false;
            for (int i = 0; i < left.length; i++) {
                levels |= left[i] ? why[i] : 0;
                isAny |= left[i] && !holds(low[i], high[i], STAY);
            }
            if (isAny) {
                return levels;
            }
        }
        if (!match(low, high)) {
            long levels = 0;
            for (int i = 0, k = 0; i < low.length; i++) {
                if (!holds(low[i], high[i], STAY) && matching.isInTheWay(k++)) {
                    levels |= why[i];
                }
            }
            return levels;
        }
        SiblingCondition open = open(low, high);
        if (open == null) {
            long[] turn = turn(to);
            if (judge.isSought(moves, turn)) {
                last = to.clone();
                found.add(last);
                if (found.size() > MOST_FOUND) {
                    found.remove(0);
                }
                return 0;
            }
            open = judge.reason(this, turn);
            conditions.add(open);
        }
        return branch(open, low, high, why, level);
    }

    /**
     * Which siblings wait for others in any order, as each of their squares leads over one that waits as well. The others prefer where they
     * can go.
     */
    private boolean[] leftWaiting(long[] low, long[] high) {
        boolean[] left = new boolean[square.length];
        Arrays.fill(left, true);
        for (boolean isAnyGone = true; isAnyGone; ) {
            isAnyGone = false;
            long stands = 0;
            long standsToo = 0;
            for (int i = 0; i < left.length; i++) {
                stands |= left[i] ? low(square[i]) : 0;
                standsToo |= left[i] ? high(square[i]) : 0;
            }
            for (int i = 0; i < left.length; i++) {
                if (left[i] && goes(i, low[i], high[i], stands & ~low(square[i]), standsToo & ~high(square[i]))) {
                    left[i] = false;
                    isAnyGone = true;
                }
            }
        }
        return left;
    }

    /** Whether a sibling can go to one of some squares while others stand where they stand. */
    private boolean goes(int sibling, long low, long high, long stands, long standsToo) {
        int goes = -1;
        for (int i = moves.begin[square[sibling]]; i < moves.end[square[sibling]]; i++) {
            SiblingWay way = moves.way(i);
            if (isBy(sibling, moves.all.at[i])
                    && holds(low, high, way.to())
                    && !(way.isOnly() && way.leadsOver(stands, standsToo, !sharing))) {
                if (way.to() == to[sibling]) {
                    return true;
                }
                goes = way.to();
            }
        }
        to[sibling] = goes >= 0 && to[sibling] != STAY ? goes : to[sibling];
        return goes >= 0;
    }

    /** Tries all ways to meet a condition, none together with one before. */
    private long branch(SiblingCondition open, long[] low, long[] high, long[] why, int level) {
        long levels = 0;
        int tried = 0;
        int pairs = open.pairs.size();
        for (int n = 0; n < pairs + low.length; n++) {
            SiblingCondition.Pair pair = n < pairs ? open.pairs.get(n) : null;
            int sibling = pair == null ? n - pairs : pair.sibling();
            long to = pair == null ? open.low : ~pair.low();
            long too = pair == null ? open.high : ~pair.high();
            int first = sibling < 0 ? 0 : sibling;
            int end = sibling < 0 ? low.length : sibling + 1;
            long[] nextLow = low.clone();
            long[] nextHigh = high.clone();
            long[] nextWhy = why.clone();
            int none = -1;
            long bit = choose(level, sibling, to, too);
            for (int i = first; i < end; i++) {
                nextLow[i] &= to;
                nextHigh[i] &= too;
                nextWhy[i] |= nextLow[i] == low[i] && nextHigh[i] == high[i] ? 0 : bit;
                none = (nextLow[i] | nextHigh[i]) == 0 ? i : none;
            }
            if (none >= 0) {
                boolean couldEver = ((lows[none] & to) | (highs[none] & too)) != 0;
                levels |= couldEver ? why[none] : 0;
                continue;
            }
            long failed = solve(nextLow, nextHigh, nextWhy, level + 1);
            if (last != null || (failed & bit) == 0) {
                return failed;
            }
            failed &= level > LEVELS ? -1 : ~bit;
            levels |= failed;
            tried++;
            if (sibling >= 0) {
                low[sibling] &= ~to;
                high[sibling] &= ~too;
                why[sibling] |= failed;
                if ((low[sibling] | high[sibling]) == 0) {
                    levels |= why[sibling];
                    break;
                }
            }
        }
        if (tried > 1) {
            remember(levels);
        }
        return levels;
    }

    /** Of the conditions that the matching does not meet, the one with the fewest ways to meet it; null if it meets all. */
    private @Nullable SiblingCondition open(long[] low, long[] high) {
        long all = 0;
        long further = 0;
        for (int end : to) {
            all |= low(end);
            further |= high(end);
        }
        SiblingCondition open = null;
        int fewest = Integer.MAX_VALUE;
        for (SiblingCondition condition : conditions) {
            if (fewest > 0 && !condition.isMet(to, all, further)) {
                int ways = condition.ways(low, high, fewest);
                if (ways < fewest) {
                    fewest = ways;
                    open = condition;
                }
            }
        }
        return open;
    }

    /** Finds where each could go, as before if it can; who may stay does, unless it went before where no other goes. */
    private boolean match(long[] low, long[] high) {
        matching.clear();
        int movers = 0;
        for (int i = 0; i < low.length; i++) {
            boolean isAsBefore = holds(low[i], high[i], to[i]);
            if (sharing) {
                boolean stays = !isAsBefore && holds(low[i], high[i], STAY);
                int any = low[i] != 0 ? Long.numberOfTrailingZeros(low[i]) : 64 + Long.numberOfTrailingZeros(high[i]);
                to[i] = isAsBefore ? to[i] : stays ? STAY : any;
            } else if (!holds(low[i], high[i], STAY)) {
                matched[movers++] = i;
                matching.add(low[i], high[i], to[i]);
            } else if (!isAsBefore) {
                to[i] = STAY;
            }
        }
        if (!matching.exist()) {
            return false;
        }
        for (int k = 0; k < movers; k++) {
            to[matched[k]] = matching.squareOf(k);
        }
        for (int i = 0; i < low.length && !sharing; i++) {
            for (int k = 0; k < low.length && holds(low[i], high[i], STAY); k++) {
                to[i] = k != i && to[k] == to[i] ? STAY : to[i];
            }
        }
        return true;
    }

    /** The sub-moves by which siblings go to squares, in the documented order. */
    private long[] turn(int[] to) {
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
        SiblingCondition condition = new SiblingCondition();
        for (int i = 0; i < to.length; i++) {
            condition.unless(i, low(to[i]), high(to[i]));
        }
        return condition;
    }

    /** Notes in a condition that it is met if a sibling does not go to those of its squares whose one way leads over some others. */
    void unlessOver(SiblingCondition condition, int sibling, long overLow, long overHigh, boolean isEndCounted) {
        long low = 0;
        long high = 0;
        for (int i = moves.begin[square[sibling]]; i < moves.end[square[sibling]]; i++) {
            SiblingWay way = moves.way(i);
            if (isBy(sibling, moves.all.at[i]) && way.isOnly() && way.leadsOver(overLow, overHigh, isEndCounted)) {
                low |= low(way.to());
                high |= high(way.to());
            }
        }
        condition.unless(sibling, low, high);
    }
}

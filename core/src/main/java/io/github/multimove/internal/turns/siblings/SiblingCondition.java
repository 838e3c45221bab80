package io.github.multimove.internal.turns.siblings;

import java.util.ArrayList;
import java.util.List;

/**
 * What every turn sought of a set of siblings must meet, learned from a turn that does not: some sibling goes to one of some
 * squares, or, of some pairs of a sibling and squares, one is not so. A line to the king is a condition without pairs: a piece
 * must stand in its way or capture the attacker. The squares are two words; the last bit of the second stands for staying.
 */
final class SiblingCondition {
    /** Stands for any sibling in a pair. */
    static final int ANY = -1;

    long low;
    long high;
    final List<Pair> pairs = new ArrayList<>(2);
    /** The pair that was looked at last: one that has met the condition mostly does so again. */
    private int last;

    /** A sibling, or {@link #ANY}, and squares. */
    record Pair(int sibling, long low, long high) {}

    /** Adds a square that meets the condition. */
    void mayGoTo(int square) {
        low |= SiblingSearch.low(square);
        high |= SiblingSearch.high(square);
    }

    /** Adds a pair: the condition is met too if the sibling, or all of them, do not go to those squares. */
    void unless(int sibling, long squares, long further) {
        Pair pair = new Pair(sibling, squares, further);
        if (!pairs.contains(pair)) {
            pairs.add(pair);
        }
    }

    void unless(int sibling, int square) {
        unless(sibling, SiblingSearch.low(square), SiblingSearch.high(square));
    }

    /** Whether siblings that go to squares, all of which two words hold, meet it. */
    boolean isMet(int[] to, long all, long further) {
        boolean isMet =
                ((all & low) | (further & high)) != 0 || (!pairs.isEmpty() && isMet(pairs.get(last), to, all, further));
        for (int i = 0; i < pairs.size() && !isMet; i++) {
            isMet = isMet(pairs.get(i), to, all, further);
            last = i;
        }
        return isMet;
    }

    private static boolean isMet(Pair pair, int[] to, long all, long further) {
        return pair.sibling == ANY
                ? ((all & pair.low) | (further & pair.high)) == 0
                : !SiblingSearch.holds(pair.low, pair.high, to[pair.sibling]);
    }

    /** In how many ways siblings that can go to some squares can meet it; no need to count further than a number. */
    int ways(long[] may, long[] further, int most) {
        int ways = 0;
        for (int i = 0; i < pairs.size() && ways < most; i++) {
            Pair pair = pairs.get(i);
            int s = pair.sibling;
            ways += s == ANY || ((may[s] & ~pair.low) | (further[s] & ~pair.high)) != 0 ? 1 : 0;
        }
        for (int i = 0; i < may.length && ways < most; i++) {
            ways += ((may[i] & low) | (further[i] & high)) != 0 ? 1 : 0;
        }
        return ways;
    }
}

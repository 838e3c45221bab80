package io.github.multimove.internal.turns.siblings;

import java.util.Arrays;

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
    int pairs;
    int[] piece = new int[2];
    long[] pairLow = new long[2];
    long[] pairHigh = new long[2];
    /** The pair that was looked at last: one that has met the condition mostly does so again. */
    private int last;

    /** Adds a square that meets the condition. */
    void mayGoTo(int square) {
        low |= SiblingSearch.low(square);
        high |= SiblingSearch.high(square);
    }

    /** Adds a pair: the condition is met too if the sibling, or all of them, do not go to those squares. */
    void unless(int sibling, long squares, long further) {
        for (int i = 0; i < pairs; i++) {
            if (piece[i] == sibling && pairLow[i] == squares && pairHigh[i] == further) {
                return;
            }
        }
        if (pairs == piece.length) {
            piece = Arrays.copyOf(piece, 2 * pairs);
            pairLow = Arrays.copyOf(pairLow, 2 * pairs);
            pairHigh = Arrays.copyOf(pairHigh, 2 * pairs);
        }
        piece[pairs] = sibling;
        pairLow[pairs] = squares;
        pairHigh[pairs++] = further;
    }

    void unless(int sibling, int square) {
        unless(sibling, SiblingSearch.low(square), SiblingSearch.high(square));
    }

    /** Whether siblings that go to squares, all of which two words hold, meet it. */
    boolean isMet(int[] to, long all, long further) {
        boolean isMet = ((all & low) | (further & high)) != 0 || (pairs > 0 && isMet(last, to, all, further));
        for (int i = 0; i < pairs && !isMet; i++) {
            isMet = isMet(i, to, all, further);
            last = i;
        }
        return isMet;
    }

    private boolean isMet(int pair, int[] to, long all, long further) {
        return piece[pair] == ANY
                ? ((all & pairLow[pair]) | (further & pairHigh[pair])) == 0
                : !SiblingSearch.holds(pairLow[pair], pairHigh[pair], to[piece[pair]]);
    }

    /** In how many ways siblings that can go to some squares can meet it; no need to count further than a number. */
    int ways(long[] may, long[] further, int most) {
        int ways = 0;
        for (int i = 0; i < pairs && ways < most; i++) {
            int sibling = piece[i];
            boolean can = sibling == ANY || ((may[sibling] & ~pairLow[i]) | (further[sibling] & ~pairHigh[i])) != 0;
            ways += can ? 1 : 0;
        }
        for (int i = 0; i < may.length && ways < most; i++) {
            ways += ((may[i] & low) | (further[i] & high)) != 0 ? 1 : 0;
        }
        return ways;
    }
}

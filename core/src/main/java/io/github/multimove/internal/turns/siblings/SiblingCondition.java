package io.github.multimove.internal.turns.siblings;

import java.util.Arrays;

/**
 * What every legal turn of a set of siblings must meet, learned from a turn that does not: some sibling goes to one of some
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
    /** Two ways to meet it that were open when they were last looked for: siblings that may go, then pairs; -1 for none. */
    int watched = -1;

    int watchedToo = -1;
    /** The siblings, by the last six bits of their numbers, on which it depends whether those ways are still open; -1 for all. */
    long watching = -1;

    /** Adds a square that meets the condition. */
    void mayGoTo(int square) {
        low |= SiblingSolver.low(square);
        high |= SiblingSolver.high(square);
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
        unless(sibling, SiblingSolver.low(square), SiblingSolver.high(square));
    }

    /** Whether siblings that go to squares meet it. */
    boolean isMet(int[] to) {
        long all = 0;
        long further = 0;
        for (int square : to) {
            all |= SiblingSolver.low(square);
            further |= SiblingSolver.high(square);
        }
        return isMet(to, all, further);
    }

    /** As {@link #isMet(int[])}, with the squares as two words. */
    boolean isMet(int[] to, long all, long further) {
        if (((all & low) | (further & high)) != 0) {
            return true;
        }
        for (int i = 0; i < pairs; i++) {
            boolean found = piece[i] == ANY
                    ? ((all & pairLow[i]) | (further & pairHigh[i])) != 0
                    : SiblingSolver.holds(pairLow[i], pairHigh[i], to[piece[i]]);
            if (!found) {
                return true;
            }
        }
        return false;
    }

    /**
     * The only way to meet it that seems open to siblings which have some squares left, -1 if none is, and -2 if several are.
     *
     * @param fixed the squares below 64 of siblings that have one left, {@code fixedToo} the others
     */
    int only(long[] lows, long[] highs, long fixed, long fixedToo) {
        if (watchedToo >= 0
                && isOpen(watched, lows, highs, fixed, fixedToo)
                && isOpen(watchedToo, lows, highs, fixed, fixedToo)) {
            return -2;
        }
        int found = -1;
        for (int way = 0; way < lows.length + pairs; way++) {
            if (isOpen(way, lows, highs, fixed, fixedToo)) {
                if (found >= 0) {
                    watched = found;
                    watchedToo = way;
                    watching = siblingOf(found, lows.length) | siblingOf(way, lows.length);
                    return -2;
                }
                found = way;
            }
        }
        return found;
    }

    private long siblingOf(int way, int siblings) {
        int sibling = way < siblings ? way : piece[way - siblings];
        return sibling == ANY ? -1 : 1L << sibling;
    }

    private boolean isOpen(int way, long[] lows, long[] highs, long fixed, long fixedToo) {
        if (way < lows.length) {
            return ((lows[way] & low) | (highs[way] & high)) != 0;
        }
        int pair = way - lows.length;
        int only = piece[pair];
        return only == ANY
                ? ((fixed & pairLow[pair]) | (fixedToo & pairHigh[pair])) == 0
                : ((lows[only] & ~pairLow[pair]) | (highs[only] & ~pairHigh[pair])) != 0;
    }
}

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
    /** The pair that met it last, if one did: it often does so again. */
    private int meeting;

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
        if ((meeting < pairs && isMetBy(meeting, to, all, further)) || ((all & low) | (further & high)) != 0) {
            return true;
        }
        for (int i = 0; i < pairs; i++) {
            if (isMetBy(i, to, all, further)) {
                meeting = i;
                return true;
            }
        }
        return false;
    }

    private boolean isMetBy(int pair, int[] to, long all, long further) {
        int sibling = piece[pair];
        if (sibling == ANY) {
            return ((all & pairLow[pair]) | (further & pairHigh[pair])) == 0;
        }
        return !SiblingSolver.holds(pairLow[pair], pairHigh[pair], to[sibling]);
    }
}

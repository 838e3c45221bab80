package io.github.multimove.internal;

import java.util.Arrays;

/** A growing list of packed sub-moves. */
final class SubMoves {
    long[] at = new long[64];
    int size;

    void add(long subMove) {
        if (size == at.length) {
            at = Arrays.copyOf(at, size * 2);
        }
        at[size++] = subMove;
    }

    void sort(int start) {
        for (int i = start + 1; i < size; i++) {
            long m = at[i];
            int j = i - 1;
            while (j >= start && at[j] > m) {
                at[j + 1] = at[j];
                j--;
            }
            at[j + 1] = m;
        }
    }

    /** Keeps the first of those from a place on, sorted, that have one text: one way of several to go to a square. */
    void distinct(int start) {
        int kept = start;
        for (int i = start; i < size; i++) {
            if (kept == start || Packed.text(at[kept - 1]) != Packed.text(at[i])) {
                at[kept++] = at[i];
            }
        }
        size = kept;
    }

    void clear() {
        size = 0;
    }

    long[] toArray() {
        return Arrays.copyOf(at, size);
    }
}

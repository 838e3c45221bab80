package io.github.multimove.internal.board;

import java.util.Arrays;
import java.util.stream.LongStream;

/** A growing list of packed sub-moves. */
public final class SubMoves {
    public long[] at;
    public int size;

    public SubMoves() {
        this(32);
    }

    /** A list with room for some sub-moves before it grows. */
    public SubMoves(int room) {
        at = new long[room];
    }

    public void add(long subMove) {
        if (size == at.length) {
            at = Arrays.copyOf(at, Math.max(8, size * 2));
        }
        at[size++] = subMove;
    }

    public void sort(int start) {
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

    /** Makes one of each sub-move that stands in order more than once, reached in two ways. */
    public void unite(int start) {
        int kept = start;
        for (int i = start; i < size; i++) {
            if (kept > start && Packed.isSameText(at[kept - 1], at[i])) {
                at[kept - 1] |= at[i];
            } else {
                at[kept++] = at[i];
            }
        }
        size = kept;
    }

    public boolean has(long subMove) {
        int i = 0;
        while (i < size && at[i] != subMove) {
            i++;
        }
        return i < size;
    }

    public LongStream stream() {
        return Arrays.stream(at, 0, size);
    }

    public void clear() {
        size = 0;
    }

    public long[] toArray() {
        return Arrays.copyOf(at, size);
    }
}

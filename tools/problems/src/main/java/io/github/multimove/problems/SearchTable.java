package io.github.multimove.problems;

import io.github.multimove.Position;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * What is known of positions met before: for each number of turns left, whether the goal is reached. A fixed number of
 * entries is found by {@link Position#hash()}, the position is compared, and answers of other positions are replaced; so
 * the table saves work and never changes an answer. Threads share it without locks: an entry is immutable, and one that
 * another thread overwrites is only forgotten.
 */
final class SearchTable {
    /** Numbers of turns left go from 0 to this. */
    static final int MAX_LEFT = 63;

    private record Entry(Position position, long yes, long no) {
        int deepest() {
            return Long.SIZE - Long.numberOfLeadingZeros(yes | no);
        }
    }

    private final @Nullable AtomicReferenceArray<@Nullable Entry> entries;
    private final int mask;

    /** Makes a table of so many entries, a power of two; none for a table that remembers nothing. */
    SearchTable(int size) {
        entries = size == 0 ? null : new AtomicReferenceArray<>(size);
        mask = Math.max(0, size - 1);
    }

    /** Returns a bit for each number of turns left with which the goal is known to be reached. */
    long yes(Position position) {
        Entry entry = find(position);
        return entry == null ? 0 : entry.yes;
    }

    /** Returns a bit for each number of turns left with which the goal is known not to be reached. */
    long no(Position position) {
        Entry entry = find(position);
        return entry == null ? 0 : entry.no;
    }

    void put(Position position, int left, boolean reached) {
        if (entries == null) {
            return;
        }
        long bit = 1L << left;
        Entry known = find(position);
        Entry entry = new Entry(
                position,
                (known == null ? 0 : known.yes) | (reached ? bit : 0),
                (known == null ? 0 : known.no) | (reached ? 0 : bit));
        int first = slot(position);
        Entry deep = entries.get(first);
        boolean replaces = deep == null || deep.position.equals(position) || deep.deepest() <= entry.deepest();
        entries.set(replaces ? first : first ^ 1, entry);
    }

    private @Nullable Entry find(Position position) {
        if (entries == null) {
            return null;
        }
        int first = slot(position);
        for (int slot : new int[] {first, first ^ 1}) {
            Entry entry = entries.get(slot & mask);
            if (entry != null && entry.position.hash() == position.hash() && entry.position.equals(position)) {
                return entry;
            }
        }
        return null;
    }

    /** Pairs of neighbours share their keys; the even one keeps the answer that looks farthest. */
    private int slot(Position position) {
        long key = position.hash();
        return (int) (key ^ (key >>> 32)) & mask & ~1;
    }
}

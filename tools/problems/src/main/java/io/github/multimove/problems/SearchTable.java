package io.github.multimove.problems;

import io.github.multimove.Position;
import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * What is known of positions met before: for each number of turns left, whether the goal is reached. A fixed number of
 * entries is found by {@link Position#hash()}, the position is compared, and answers of other positions are replaced; so
 * the table saves work and never changes an answer. Threads share it without locks: an entry is immutable, and one that
 * another thread overwrites is only forgotten. Where memory runs out the virtual machine takes all entries away, and the
 * table begins anew.
 */
final class SearchTable {
    /** Numbers of turns left go from 0 to this. */
    static final int MAX_LEFT = 63;

    private static final int BYTES_FOR_EACH = 32;

    private record Entry(Position position, long yes, long no) {
        int deepest() {
            return Long.SIZE - Long.numberOfLeadingZeros(yes | no);
        }
    }

    private final int size;
    private final int mask;
    private volatile SoftReference<AtomicReferenceArray<@Nullable Entry>> kept = new SoftReference<>(null);

    /**
     * Makes a table of so many entries, a power of two; none for a table that remembers nothing. Of the memory that there can
     * be its places take no more than an eighth.
     */
    SearchTable(int most) {
        long places = Runtime.getRuntime().maxMemory() / BYTES_FOR_EACH;
        size = (int) Math.min(most, Long.highestOneBit(places));
        mask = Math.max(0, size - 1);
    }

    private AtomicReferenceArray<@Nullable Entry> entries() {
        AtomicReferenceArray<@Nullable Entry> found = kept.get();
        if (found == null) {
            found = new AtomicReferenceArray<>(size);
            kept = new SoftReference<>(found);
        }
        return found;
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
        if (size == 0) {
            return;
        }
        AtomicReferenceArray<@Nullable Entry> entries = entries();
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
        if (size == 0) {
            return null;
        }
        AtomicReferenceArray<@Nullable Entry> entries = entries();
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

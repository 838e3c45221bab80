package io.github.multimove;

import org.jspecify.annotations.Nullable;

/**
 * How often each position has come about on a line of play: a tree that is never changed, so that every turn has its own and
 * shares all but one path with the one before it.
 *
 * <p>Each node holds a position, and below it those whose hash has the next bit clear, and those that have it set. Counting
 * and adding look at one node for each bit that hashes of the line have in common, and then at the positions of equal hash,
 * which {@link Position#equals} tells apart.
 *
 * @param count how often its position has come about
 */
record Occurrences(
        Position position,
        int count,
        @Nullable Occurrences clear,
        @Nullable Occurrences set) {
    /** Returns the occurrences of a position that has come about once. */
    static Occurrences of(Position position) {
        return new Occurrences(position, 1, null, null);
    }

    /** Returns how often a position has come about. */
    int count(Position asked) {
        long hash = asked.hash();
        int bit = 0;
        for (Occurrences node = this; node != null; node = node.below(hash, bit++)) {
            if (node.position.equals(asked)) {
                return node.count;
            }
        }
        return 0;
    }

    /** The positions below whose hash is like one in a bit; behind the last bit the first comes again. */
    @Nullable
    Occurrences below(long hash, int bit) {
        return (hash >>> bit & 1) == 0 ? clear : set;
    }

    /** Returns the same with a position once more. */
    Occurrences with(Position added) {
        return with(added, added.hash(), 0);
    }

    private Occurrences with(Position added, long hash, int bit) {
        if (position.equals(added)) {
            return new Occurrences(position, count + 1, clear, set);
        }
        Occurrences next = below(hash, bit);
        Occurrences more = next == null ? of(added) : next.with(added, hash, bit + 1);
        return (hash >>> bit & 1) == 0
                ? new Occurrences(position, count, more, set)
                : new Occurrences(position, count, clear, more);
    }
}

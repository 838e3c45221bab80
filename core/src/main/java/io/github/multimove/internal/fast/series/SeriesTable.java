package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;

/**
 * Counts by board and duties, boards compared in full. It begins small, grows to a largest number of places of 72 bytes, and
 * from then on a new count takes the place of an old one. Places are shared in pairs: the even one keeps the count that stands
 * earlier in the turn, which saves the most.
 */
final class SeriesTable {
    /** Stands for a count that is not kept. */
    static final long UNKNOWN = -1;

    private static final int FIRST = 1 << 8;
    private static final int WORDS = 9;
    private static final int COUNT = WORDS - 1;
    private static final int DUTIES = 5;
    private static final int NUMBER = 0xffff;

    private long[] words = empty(FIRST);
    private int places = FIRST;
    private int used;
    private final int most;

    /** A table of at most so many places, a power of two. */
    SeriesTable(int most) {
        this.most = most;
    }

    private static long[] empty(int places) {
        long[] words = new long[places * WORDS];
        for (int at = COUNT; at < words.length; at += WORDS) {
            words[at] = UNKNOWN;
        }
        return words;
    }

    /** The count kept for a board of one word, or {@link #UNKNOWN}. */
    long get(BoardState state, long duties, long moved) {
        int even = place(state.key, state.castling, duties, moved) * WORDS;
        long known = get(state, duties, moved, even);
        return known != UNKNOWN ? known : get(state, duties, moved, even + WORDS);
    }

    private long get(BoardState state, long duties, long moved, int at) {
        long[] w = words;
        return w[at] == state.black
                        && w[at + 1] == state.straight
                        && w[at + 2] == state.oblique
                        && w[at + 3] == state.low
                        && w[at + 4] == state.high
                        && w[at + DUTIES] == (duties | (long) state.castling << 48)
                        && w[at + 6] == moved
                ? w[at + COUNT]
                : UNKNOWN;
    }

    /** Keeps a count. */
    void put(BoardState state, long duties, long moved, long count) {
        if (used * 2 > places && places < most) {
            grow();
        }
        long[] entry = {
            state.black,
            state.straight,
            state.oblique,
            state.low,
            state.high,
            duties | (long) state.castling << 48,
            moved,
            state.key,
            count
        };
        store(entry, 0, place(state.key, state.castling, duties, moved));
    }

    private void store(long[] from, int start, int place) {
        int even = place * WORDS;
        boolean isEarlier = words[even + COUNT] == UNKNOWN || number(from, start) <= number(words, even);
        if (isEarlier && words[even + COUNT] != UNKNOWN) {
            used += words[even + WORDS + COUNT] == UNKNOWN ? 1 : 0;
            System.arraycopy(words, even, words, even + WORDS, WORDS);
        }
        int at = isEarlier ? even : even + WORDS;
        used += words[at + COUNT] == UNKNOWN ? 1 : 0;
        System.arraycopy(from, start, words, at, WORDS);
    }

    /** How many sub-moves were made before an entry. */
    private static int number(long[] from, int at) {
        return (int) from[at + DUTIES] & NUMBER;
    }

    private void grow() {
        long[] old = words;
        places = Math.min(most, places * 4);
        words = empty(places);
        used = 0;
        for (int at = 0; at < old.length; at += WORDS) {
            if (old[at + COUNT] != UNKNOWN) {
                long packed = old[at + DUTIES];
                int castling = (int) (packed >>> 48);
                long duties = packed & 0xffff_ffff_ffffL;
                store(old, at, place(old[at + 7], castling, duties, old[at + 6]));
            }
        }
    }

    private int place(long key, int castling, long duties, long moved) {
        long hash = key * 0x9E3779B97F4A7C15L;
        hash = (hash ^ hash >>> 29 ^ duties * 0xC2B2AE3D27D4EB4FL ^ castling) * 0x165667B19E3779F9L;
        hash = (hash ^ hash >>> 32 ^ moved) * 0xD6E8FEB86659FD93L;
        return (int) (hash >>> 40) & places - 2;
    }
}

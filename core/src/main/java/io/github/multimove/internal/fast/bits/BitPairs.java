package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.board.Field;
import org.jspecify.annotations.Nullable;

/**
 * Counts the safe sets of one or two plain sub-moves of a {@link BitBoard} without forming them: from the destination
 * sets D of the mover's men and their sizes. How many men reach each square stands in bit planes ({@code c0} to
 * {@code c3}), so that pairs that share a destination are a few population counts. // must agree with PlainEngine:
 * TwoProngLaws and TwoProngPositionsTest
 */
final class BitPairs {
    /** The planes count to fifteen. */
    static final int MOST_MEN = 15;

    private final BitBoard board;
    /** The mover's men but the king, in the order of their squares, and where they can go. */
    int men;

    final int[] square = new int[MOST_MEN];
    final long[] reach = new long[MOST_MEN];
    /** By man its promotion squares among them, if any man promotes. */
    private final long[] promotes = new long[MOST_MEN];
    /** Squares on which some man would promote, and into how many kinds. */
    private long promoting;

    private final int kinds;
    private long c0;
    private long c1;
    private long c2;
    private long c3;

    private BitPairs(BitBoard board, Field field) {
        this.board = board;
        this.kinds = board.bits.promotionKinds[board.side];
        long promotionSquares = board.bits.promotionSquares[board.side];
        for (long left = board.own & ~(1L << board.king); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int code = field.man(s);
            long to = board.reach(code, s);
            if (to != 0) {
                if (board.bits.isPawn[code]) {
                    promotes[men] = to & promotionSquares;
                    promoting |= promotes[men];
                }
                add(s, to);
            }
        }
    }

    /** Returns the counter, or null if there are more men than the planes hold. */
    static @Nullable BitPairs of(BitBoard board, Field field) {
        return Long.bitCount(board.own) <= MOST_MEN + 1 ? new BitPairs(board, field) : null;
    }

    private void add(int s, long to) {
        square[men] = s;
        reach[men++] = to;
        long carry = c0 & to;
        c0 ^= to;
        long carry2 = c1 & carry;
        c1 ^= carry;
        c3 |= c2 & carry2;
        c2 ^= carry2;
    }

    /** The number of men, counted once for each of their destinations, that go to squares of a set. */
    private long landings(long within) {
        long total = Long.bitCount(c0 & within)
                + 2L * Long.bitCount(c1 & within)
                + 4L * Long.bitCount(c2 & within)
                + 8L * Long.bitCount(c3 & within);
        if ((promoting & within) != 0) {
            for (int i = 0; i < men; i++) {
                total += (kinds - 1L) * Long.bitCount(promotes[i] & within);
            }
        }
        return total;
    }

    /** The place of a man that can move, or -1. */
    private int indexOf(long man) {
        for (int i = 0; i < men; i++) {
            if (1L << square[i] == man) {
                return i;
            }
        }
        return -1;
    }

    /** The number of a man's sub-moves to squares of a set, promotions each by each. */
    long weight(int i, long within) {
        long n = Long.bitCount(reach[i] & within);
        return promoting == 0 ? n : n + (kinds - 1L) * Long.bitCount(promotes[i] & within);
    }

    private long weight(long man, long within) {
        int i = indexOf(man);
        return i < 0 ? 0 : weight(i, within);
    }

    /** The number of safe sets of one or two sub-moves by men other than the king. */
    private long upToTwo() {
        if (board.checks > 2) {
            return 0;
        }
        long total = sets(0, 0, -1);
        return board.conditions == 0 ? total : total - failing(0, 0, -1, 1);
    }

    /** Adds up, with alternating signs, the sets that fail each subset of the conditions from a place on. */
    private long failing(int from, long must, long within, int sign) {
        long total = 0;
        for (int i = from; i < board.conditions; i++) {
            long more = must | board.leaving[i];
            if (Long.bitCount(more) <= 2) {
                long open = within & ~board.answer[i];
                total += sign * sets(more, Long.bitCount(more), open);
                total += failing(i + 1, more, open, -sign);
            }
        }
        return total;
    }

    /** The sets of one or two sub-moves, all to squares of a set, in which one or two given men take part. */
    private long sets(long must, int musts, long within) {
        if (musts == 0) {
            long sum = landings(within);
            return sum + pairs(sum, within);
        }
        int first = indexOf(must & -must);
        long x = first < 0 ? 0 : weight(first, within);
        if (x == 0) {
            return 0;
        }
        if (musts == 2) {
            int second = indexOf(must & must - 1);
            return second < 0 ? 0 : x * weight(second, within) - shared(first, second, within);
        }
        return x + x * (landings(within) - x) - sharedWithOthers(first, x, within);
    }

    /** Pairs of sub-moves of two men to one square of a set. */
    private long shared(int a, int b, long within) {
        long both = reach[a] & reach[b] & within;
        long n = Long.bitCount(both);
        if ((both & promoting) != 0) {
            long aPromotes = both & promotes[a];
            long bPromotes = both & promotes[b];
            n += (kinds - 1L) * (Long.bitCount(aPromotes) + Long.bitCount(bPromotes))
                    + (kinds - 1L) * (kinds - 1L) * Long.bitCount(aPromotes & bPromotes);
        }
        return n;
    }

    /** Pairs of sub-moves of a man, {@code x} in number, and of any other to one square of a set. */
    private long sharedWithOthers(int man, long x, long within) {
        if ((promoting & reach[man] & within) == 0) {
            return landings(reach[man] & within) - x;
        }
        long total = 0;
        for (int i = 0; i < men; i++) {
            total += i == man ? 0 : shared(man, i, within);
        }
        return total;
    }

    /** Pairs of sub-moves of different men to different squares of a set; {@code sum} is the number of sub-moves. */
    private long pairs(long sum, long within) {
        long squares = 0;
        for (int i = 0; i < men; i++) {
            long n = weight(i, within);
            squares += n * n;
        }
        long a0 = c0 & within;
        long a1 = c1 & within;
        long a2 = c2 & within;
        long a3 = c3 & within;
        long ofCounts = Long.bitCount(a0)
                + 4L * (Long.bitCount(a1) + Long.bitCount(a0 & a1))
                + 16L * Long.bitCount(a2)
                + 8L * Long.bitCount(a0 & a2)
                + 16L * Long.bitCount(a1 & a2);
        if (a3 != 0) {
            ofCounts += 64L * Long.bitCount(a3)
                    + 16L * Long.bitCount(a0 & a3)
                    + 32L * Long.bitCount(a1 & a3)
                    + 64L * Long.bitCount(a2 & a3);
        }
        long landings = Long.bitCount(a0) + 2L * Long.bitCount(a1) + 4L * Long.bitCount(a2) + 8L * Long.bitCount(a3);
        long pairs = (sum * sum - squares - (ofCounts - landings)) / 2;
        return (promoting & within) == 0 ? pairs : pairs - sharedByPromotions(within);
    }

    /** What promotions add to the pairs that share a destination, counted once a pair of men so far. */
    private long sharedByPromotions(long within) {
        long total = 0;
        for (int a = 0; a < men; a++) {
            for (int b = a + 1; b < men; b++) {
                if ((reach[a] & reach[b] & within & promoting) != 0) {
                    total += shared(a, b, within) - Long.bitCount(reach[a] & reach[b] & within);
                }
            }
        }
        return total;
    }

    /** The king's turns, alone or with one partner. */
    private long withKing() {
        long total = 0;
        for (long steps = board.kingSteps(); steps != 0; steps &= steps - 1) {
            int to = Long.numberOfTrailingZeros(steps);
            board.lookFrom(to, 1);
            total += board.checks > 1 ? 0 : partners(~(1L << to));
        }
        return total;
    }

    private long partners(long open) {
        long within = open;
        boolean checked = false;
        for (int i = 0; i < board.conditions; i++) {
            if (board.leaving[i] == 0) {
                checked = true;
                within &= board.answer[i];
            }
        }
        long total = (checked ? 0 : 1) + landings(within);
        for (int i = 0; i < board.conditions; i++) {
            if (board.leaving[i] != 0) {
                total -= weight(board.leaving[i], within & ~board.answer[i]);
            }
        }
        return total;
    }

    /** The number of safe turns of one or two plain sub-moves and king's steps. */
    long count() {
        long withKing = withKing();
        board.look(2);
        return withKing + upToTwo();
    }
}

package io.github.multimove.internal.fast.simultaneous;

import io.github.multimove.internal.turns.Interruption;

/**
 * Counts sets of plain sub-moves, of different pieces and with different destinations, that satisfy a {@link RoyalSafety}:
 * inclusion and exclusion over the conditions a set may fail, each term counted from the numbers of destinations.
 *
 * <p>Sets of two are counted by formula: half the square of the sum less the sum of squares, less the pairs that share a
 * destination. Larger ones choose pieces one by one until two are left to choose.
 */
final class ConditionCounter {
    private static final int FEW_CHECKS = 8;

    private final RoyalSafety safety;
    private final long left;
    long answered;
    /** Sub-moves by piece, the pieces in order. */
    int size;

    private final long[] piece;
    private final int[] to;
    /** The places of the sub-moves in the table. */
    final int[] place;
    /** By square, how often it is forbidden. */
    private final short[] forbidden;
    /** By square, scratch for the pair formula: how many sub-moves reach it; and the squares that were reached. */
    private final short[] reached;

    private int[] touched = {};

    /** Makes an empty one for at most so many sub-moves, some pieces having left. */
    ConditionCounter(int most, int squares, RoyalSafety safety, long left) {
        this.safety = safety;
        piece = new long[most];
        to = new int[most];
        place = new int[most];
        this.left = left;
        forbidden = new short[squares];
        reached = new short[squares];
    }

    void add(long onePiece, int destination, int at) {
        piece[size] = onePiece;
        to[size] = destination;
        place[size++] = at;
    }

    /** The number of safe sets of at most that many sub-moves; the empty one counts only if asked for. */
    long count(int budget, boolean withEmpty) {
        long movable = 0;
        for (int i = 0; i < size; i++) {
            movable |= piece[i];
        }
        int open = 0;
        int[] conditions = new int[safety.leaving.length];
        for (int c = 0; c < conditions.length; c++) {
            long missing = safety.leaving[c] & ~left;
            if ((answered >>> c & 1) == 0 && (missing & ~movable) == 0 && Long.bitCount(missing) <= budget) {
                conditions[open++] = c;
            }
        }
        return exclude(conditions, open, 0, 0, budget, withEmpty);
    }

    /**
     * Whether there are so many conditions that going through the sets of at most that many sub-moves is shorter than
     * inclusion and exclusion, of which each set of checks is a term.
     */
    boolean isLongerThanListing(int budget) {
        int checks = 0;
        for (int c = 0; c < safety.leaving.length; c++) {
            checks += (answered >>> c & 1) == 0 && (safety.leaving[c] & ~left) == 0 ? 1 : 0;
        }
        return checks > FEW_CHECKS && budget * Math.log(size + 1) < (checks - 2) * Math.log(2);
    }

    /** Adds up, with alternating signs, the sets that fail every condition of each subset of the remaining ones. */
    private long exclude(int[] conditions, int open, int next, long must, int budget, boolean withEmpty) {
        Interruption.check();
        long total =
                must == 0 ? Math.subtractExact(free(0, 0, budget), withEmpty ? 0 : 1) : required(must, must, budget);
        for (int i = next; i < open; i++) {
            int c = conditions[i];
            long more = must | (safety.leaving[c] & ~left);
            if (Long.bitCount(more) <= budget) {
                forbid(c, 1);
                total = Math.subtractExact(total, exclude(conditions, open, i + 1, more, budget, withEmpty));
                forbid(c, -1);
            }
        }
        return total;
    }

    private void forbid(int condition, int by) {
        for (short s : safety.answers[condition]) {
            forbidden[s] += (short) by;
        }
    }

    /** The sets in which all those pieces move, to squares that are not forbidden. */
    private long required(long must, long all, int budget) {
        if (must == 0) {
            return free(0, all, budget);
        }
        long first = Long.lowestOneBit(must);
        long total = 0;
        for (int i = 0; i < size; i++) {
            if (piece[i] == first && forbidden[to[i]] == 0) {
                forbidden[to[i]]++;
                total = Math.addExact(total, required(must & ~first, all, budget - 1));
                forbidden[to[i]]--;
            }
        }
        return total;
    }

    /** The sets, the empty one among them, of at most that many sub-moves from a place on by pieces outside a mask. */
    private long free(int start, long without, int budget) {
        return switch (budget) {
            case 0 -> 1;
            case 2 -> pairs(start, without);
            default -> onePiece(start, without, budget);
        };
    }

    /** As {@link #free}, the first piece's destinations one by one. */
    private long onePiece(int start, long without, int budget) {
        Interruption.check();
        long total = 1;
        for (int i = start; i < size; ) {
            int next = i + 1;
            while (next < size && piece[next] == piece[i]) {
                next++;
            }
            if ((piece[i] & without) == 0) {
                int j = i;
                while (j < next) {
                    int square = to[j];
                    int first = j++;
                    while (j < next && to[j] == square) { // promotions
                        j++;
                    }
                    if (forbidden[square] == 0) {
                        forbidden[square]++;
                        long others = free(next, without, budget - 1);
                        total = Math.addExact(total, Math.multiplyExact(j - first, others));
                        forbidden[square]--;
                    }
                }
            }
            i = next;
        }
        return total;
    }

    private long pairs(int start, long without) {
        long sum = 0;
        long squares = 0;
        long shared = 0;
        int reachedSquares = 0;
        if (touched.length < size) {
            touched = new int[size];
        }
        for (int i = start; i < size; ) {
            long ofPiece = 0;
            long who = piece[i];
            boolean counts = (who & without) == 0;
            while (i < size && piece[i] == who) {
                int square = to[i];
                int same = 0;
                while (i < size && piece[i] == who && to[i] == square) {
                    same++;
                    i++;
                }
                if (counts && forbidden[square] == 0) {
                    ofPiece += same;
                    if (reached[square] == 0) {
                        touched[reachedSquares++] = square;
                    }
                    shared += (long) reached[square] * same;
                    reached[square] += (short) same;
                }
            }
            sum += ofPiece;
            squares += ofPiece * ofPiece;
        }
        for (int i = 0; i < reachedSquares; i++) {
            reached[touched[i]] = 0;
        }
        return 1 + sum + (sum * sum - squares) / 2 - shared;
    }
}

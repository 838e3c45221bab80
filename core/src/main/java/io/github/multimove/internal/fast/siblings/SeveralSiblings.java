package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.siblings.DestinationMatching;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The turns of pieces chosen to move together, by the sets of squares that they can go to.
 *
 * <p>Quiet turns are chosen by destinations alone: they are counted as sets of different destinations, with inclusion and
 * exclusion over the conditions that bind the pieces. Turns with a grave destination are judged one by one. Not safe to share
 * between threads.
 */
abstract class SeveralSiblings {
    private final boolean sharing;
    /** The pieces: their squares, and where they can go. */
    int[] square = new int[4];

    long[] reach = new long[4];
    /** Where they are being put, one bit each. */
    long[] placed = new long[4];

    int size;
    /** Whether several of them stand on one square. */
    boolean stacked;
    /** The conditions that bind them, each as the squares that answer it. */
    final long[] bound;

    int conditions;
    /** Whether each of their turns has to be judged. */
    boolean judgesAll;
    /** The squares of which no turn is quiet. */
    long grave;
    /** Used where one turn is looked for and not all are counted; made when first needed. */
    private @Nullable DestinationMatching destinations;

    /** Makes room for pieces that may share squares or not, bound by conditions in that array. */
    SeveralSiblings(boolean sharing, long[] bound) {
        this.sharing = sharing;
        this.bound = bound;
    }

    /** Whether a turn is safe in which the pieces have gone where they are placed, together those squares. */
    abstract boolean isSafe(long arrived);

    /** Whether there is a legal turn in which pieces of those squares move, all of them; chooses them. */
    abstract boolean isAny(long pieces);

    /** Chooses no piece. */
    final void clear() {
        size = 0;
        stacked = false;
    }

    /** Chooses one more piece. */
    final void add(int s, long to) {
        if (size == square.length) {
            square = Arrays.copyOf(square, 2 * size);
            reach = Arrays.copyOf(reach, 2 * size);
            placed = Arrays.copyOf(placed, 2 * size);
        }
        square[size] = s;
        reach[size++] = to;
    }

    /** The number of legal turns in which the chosen pieces, two or more, move, all of them. */
    final long several() {
        long judged = 0;
        for (int i = 0; i < size; i++) {
            if (reach[i] == 0) {
                return 0;
            }
            judged |= reach[i] & grave;
        }
        long total = judgesAll ? 0 : quiet(0, ~grave, 1);
        return judged == 0 ? total : Math.addExact(total, judged(0, 0, grave, false));
    }

    /** Adds up, with alternating signs, the quiet turns that fail each subset of the conditions from a place on. */
    private long quiet(int from, long within, int sign) {
        long total = sign * choices(within);
        for (int i = from; i < conditions; i++) {
            total += quiet(i + 1, within & ~bound[i], -sign);
        }
        return total;
    }

    /** In how many ways the pieces can go to squares of a set, each to another unless they may share. */
    private long choices(long within) {
        if (stacked || sharing || size > 3) {
            return choices(0, 0, within);
        }
        long a = reach[0] & within;
        long b = reach[1] & within;
        if (size == 2) {
            return (long) Long.bitCount(a) * Long.bitCount(b) - Long.bitCount(a & b);
        }
        long c = reach[2] & within;
        long n = Long.bitCount(a);
        long m = Long.bitCount(b);
        long k = Long.bitCount(c);
        return n * m * k
                - n * Long.bitCount(b & c)
                - m * Long.bitCount(a & c)
                - k * Long.bitCount(a & b)
                + 2L * Long.bitCount(a & b & c);
    }

    private long choices(int piece, long arrived, long within) {
        long open = open(piece, arrived) & within;
        if (piece == size - 1) {
            return Long.bitCount(open);
        }
        if (sharing && !stacked) {
            return Math.multiplyExact(Long.bitCount(open), choices(piece + 1, arrived, within));
        }
        Interruption.check();
        long total = 0;
        for (long left = open; left != 0; left &= left - 1) {
            placed[piece] = left & -left;
            total = Math.addExact(total, choices(piece + 1, arrived | placed[piece], within));
        }
        return total;
    }

    /** Where a piece can go when those before it have gone to squares; of pieces on one square the later goes further. */
    private long open(int piece, long arrived) {
        long open = sharing ? reach[piece] : reach[piece] & ~arrived;
        return piece > 0 && square[piece] == square[piece - 1] ? open & -placed[piece - 1] : open;
    }

    /** Goes through the turns of which some destination is not quiet, from a piece on, and counts the safe ones. */
    private long judged(int piece, long arrived, long grave, boolean isGrave) {
        if (piece == size) {
            return isSafe(arrived) ? 1 : 0;
        }
        boolean last = piece == size - 1;
        if (!last) {
            Interruption.check();
        }
        long total = 0;
        for (long left = open(piece, arrived) & (last && !isGrave ? grave : -1); left != 0; left &= left - 1) {
            placed[piece] = left & -left;
            total += judged(piece + 1, arrived | placed[piece], grave, isGrave || (placed[piece] & grave) != 0);
        }
        return total;
    }

    // ---- one turn ---------------------------------------------------------------------------------------------------

    /** Whether there is a legal turn by some of the pieces, the fewest first. */
    final boolean isAnyOf(long able) {
        for (int pieces = 1; pieces <= Long.bitCount(able); pieces++) {
            if (isAnyOf(able, pieces, 0)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAnyOf(long able, int more, long chosen) {
        if (more == 0) {
            return isAny(chosen);
        }
        for (long left = able; Long.bitCount(left) >= more; left &= left - 1) {
            if (isAnyOf(left & (left - 1), more - 1, chosen | (left & -left))) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a legal turn in which the chosen pieces, two or more, move, all of them. */
    final boolean areAny() {
        long judged = 0;
        for (int i = 0; i < size; i++) {
            if (reach[i] == 0) {
                return false;
            }
            judged |= reach[i] & grave;
        }
        if (!mayArrive(0, 0, -1)) {
            return false;
        }
        return (!judgesAll && isAnyQuiet(0, 0, ~grave)) || (judged != 0 && isAnyJudged(0, 0, grave, false));
    }

    private DestinationMatching destinations() {
        DestinationMatching places = destinations;
        if (places == null) {
            places = new DestinationMatching();
            destinations = places;
        }
        places.clear();
        return places;
    }

    /** Whether there is a quiet turn that answers each condition from a place on, some pieces placed already. */
    private boolean isAnyQuiet(int condition, long moved, long within) {
        if (condition == conditions) {
            DestinationMatching places = destinations();
            for (int i = 0; i < size; i++) {
                long to = (moved >>> i & 1) != 0 ? placed[i] : reach[i] & within;
                if (to == 0) {
                    return false;
                }
                places.add(to, 0);
            }
            return sharing || places.exist();
        }
        for (int i = 0; i < size; i++) {
            long to = reach[i] & within & bound[condition];
            if ((moved >>> i & 1) != 0) {
                if ((placed[i] & bound[condition]) != 0 && isAnyQuiet(condition + 1, moved, within)) {
                    return true;
                }
                continue;
            }
            for (long left = to; left != 0; left &= left - 1) {
                placed[i] = left & -left;
                if (isAnyQuiet(condition + 1, moved | 1L << i, within)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** As {@link #judged}, until the first safe turn. */
    private boolean isAnyJudged(int piece, long arrived, long grave, boolean isGrave) {
        if (piece == size) {
            return isSafe(arrived);
        }
        Interruption.check();
        boolean last = piece == size - 1;
        for (long left = open(piece, arrived) & (last && !isGrave ? grave : -1); left != 0; left &= left - 1) {
            placed[piece] = left & -left;
            long now = arrived | placed[piece];
            if (mayArrive(piece + 1, now, placed[piece])
                    && isAnyJudged(piece + 1, now, grave, isGrave || (placed[piece] & grave) != 0)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the pieces from one on can go to different squares, unless they may share, those before them having gone to some. */
    private boolean mayArrive(int piece, long arrived, long last) {
        if (sharing || size - piece <= 2) {
            return true;
        }
        DestinationMatching places = destinations();
        for (int i = piece; i < size; i++) {
            boolean same = i > 0 && piece > 0 && square[i] == square[piece - 1];
            places.add(reach[i] & ~arrived & (same ? -last : -1), 0);
        }
        return places.exist();
    }
}

package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.turns.siblings.DestinationMatching;
import java.util.Arrays;

/** Siblings of a {@link SiblingBoard} that are to move in one turn: where each stands, can go, and is being put. */
final class SiblingMovers {
    private SiblingBoard board;
    /** Their squares ascending, that of a stack repeated, and where they can go. */
    int[] square = new int[4];

    long[] reach = new long[4];
    /** Where they are being put, one bit each. */
    long[] placed = new long[4];

    int size;
    /** Their squares, and all that they can go to. */
    long leaving;

    long all;
    /** Whether several of them stand on one square. */
    boolean isStacked;

    SiblingMovers(SiblingBoard board) {
        this.board = board;
    }

    /** Chooses the siblings on some squares of a board; answers whether each can go anywhere, at the first that cannot where all must. */
    boolean choose(SiblingBoard of, long siblings) {
        board = of;
        size = 0;
        leaving = siblings;
        all = 0;
        isStacked = (siblings & board.stacked) != 0;
        boolean able = true;
        for (long left = siblings; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = board.destinations(s);
            if (to == 0 && board.together) {
                return false;
            }
            able &= to != 0;
            all |= to;
            for (int n = board.pieces(s); n > 0; n--) {
                add(s, to);
            }
        }
        return able;
    }

    private void add(int s, long to) {
        if (size == square.length) {
            square = Arrays.copyOf(square, 2 * size);
            reach = Arrays.copyOf(reach, 2 * size);
            placed = Arrays.copyOf(placed, 2 * size);
        }
        square[size] = s;
        reach[size++] = to;
    }

    /** Where one can go when those before it have gone to squares; of siblings on one square the later goes further. */
    long open(int place, long arrived) {
        long open = board.sharing ? reach[place] : reach[place] & ~arrived;
        return isStacked && place > 0 && square[place] == square[place - 1] ? open & -placed[place - 1] : open;
    }

    /** Whether those from a place on can go to different squares, unless they may share, when those before have gone. */
    boolean mayGoOn(int place, long arrived) {
        if (board.sharing || size - place <= 2) {
            return true;
        }
        DestinationMatching places = board.destinations();
        for (int i = place; i < size; i++) {
            boolean isBound = place > 0 && square[i] == square[place - 1];
            long to = reach[i] & ~arrived & (isBound ? -placed[place - 1] : -1);
            if (to == 0) {
                return false;
            }
            places.add(to, 0);
        }
        return places.exist();
    }

    /** Where the royal pieces among them are being put, when they go to squares. */
    long entered(long arrived) {
        if ((leaving & ~board.royals) == 0) {
            return arrived;
        }
        long entered = 0;
        for (int i = 0; i < size && (leaving & board.royals) != 0; i++) {
            entered |= (board.royals >>> square[i] & 1) != 0 ? placed[i] : 0;
        }
        return entered;
    }
}

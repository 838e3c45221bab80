package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.Path;
import io.github.multimove.internal.board.Tables;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Movement on boards of at most 128 squares as bit sets of two words, for games whose men leap or go along lines whose
 * square numbers rise or fall. Made from a game's {@link Tables}; which games fit follows from their paths, never from
 * their names.
 */
public final class WideTables {
    private static final int MOST_SQUARES = 128;

    /**
     * A line from a square: its squares, in order of their numbers, and those on which the man may stand if they are empty
     * or taken from an enemy; two words each.
     */
    record Ray(boolean rising, long low, long high, long toLow, long toHigh, long takesLow, long takesHigh) {}

    /** Where a man goes from a square: leaps to any square, to empty ones only, by captures only; and lines. */
    @SuppressWarnings("ArrayRecordComponent") // never compared, read in every loop
    record Moves(long anyLow, long anyHigh, long toLow, long toHigh, long takesLow, long takesHigh, Ray[] rays) {}

    final int size;
    /** By code and square. */
    final Moves[][] moves;
    /** By code and target, the squares from which such a man captures there with nothing between; and over a line. */
    final long[][] leapsLow;

    final long[][] leapsHigh;
    final long[][] linesLow;
    final long[][] linesHigh;
    /** By side, the codes that capture by leaps, those that capture along lines, and those that are royal. */
    final int[][] leapers = new int[2][];

    final int[][] sliders = new int[2][];
    final int[][] royals = new int[2][];
    /** By target and origin, the squares between them on a line. */
    final long[] betweenLow;

    final long[] betweenHigh;
    private final boolean[] known;
    /** By code, the squares from which a man might promote. */
    final long[] promotingLow;

    final long[] promotingHigh;

    private WideTables(Tables tables) {
        size = tables.size;
        int codes = tables.codes;
        moves = new Moves[codes][size];
        leapsLow = new long[codes][size];
        leapsHigh = new long[codes][size];
        linesLow = new long[codes][size];
        linesHigh = new long[codes][size];
        betweenLow = new long[size * size];
        betweenHigh = new long[size * size];
        known = new boolean[size * size];
        promotingLow = new long[codes];
        promotingHigh = new long[codes];
    }

    /** Returns the tables of a game, or null if its board or its men do not fit. */
    public static @Nullable WideTables of(Tables tables) {
        if (tables.size > MOST_SQUARES || tables.freezerMask != 0 || tables.remoteMask != 0 || tables.hands) {
            return null;
        }
        WideTables wide = new WideTables(tables);
        for (int code = 2; code < tables.codes; code++) {
            for (int s = 0; s < tables.size; s++) {
                for (Path path : tables.paths[code][s]) {
                    if (!wide.attacks(path, code, s)) {
                        return null;
                    }
                    wide.promotions(path, tables.promotionZone[code], code, s);
                }
                wide.moves[code][s] = moves(tables.paths[code][s]);
            }
        }
        for (int side = 0; side < 2; side++) {
            wide.leapers[side] = tables.codes(side, code -> isAny(wide.leapsLow[code], wide.leapsHigh[code]));
            wide.sliders[side] = tables.codes(side, code -> isAny(wide.linesLow[code], wide.linesHigh[code]));
            wide.royals[side] = tables.codes(side, tables::isRoyal);
        }
        return wide;
    }

    private static boolean isAny(long[] low, long[] high) {
        for (int s = 0; s < low.length; s++) {
            if ((low[s] | high[s]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Notes what a path attacks; false if its line does not fit. */
    private boolean attacks(Path path, int code, int from) {
        short[] squares = path.squares();
        long low = 0;
        long high = 0;
        for (int i = 0; i < squares.length; i++) {
            if (i > 0 && squares[i] > squares[i - 1] != squares[0] > from) {
                return false;
            }
            if (path.capturing() && i >= path.firstLanding()) {
                int to = squares[i];
                if (i == 0) {
                    leapsLow[code][to] |= low(from);
                    leapsHigh[code][to] |= high(from);
                } else {
                    int pair = to * size + from;
                    if (known[pair] && (betweenLow[pair] != low || betweenHigh[pair] != high)) {
                        // two ways to one square over different ones: the nearer set would not tell which
                        return false;
                    }
                    known[pair] = true;
                    betweenLow[pair] = low;
                    betweenHigh[pair] = high;
                    linesLow[code][to] |= low(from);
                    linesHigh[code][to] |= high(from);
                }
            }
            low |= low(squares[i]);
            high |= high(squares[i]);
        }
        return true;
    }

    private void promotions(Path path, byte @Nullable [] zone, int code, int from) {
        for (short to : path.squares()) {
            if (zone != null && zone[to] != 0) {
                promotingLow[code] |= low(from);
                promotingHigh[code] |= high(from);
            }
        }
    }

    private static Moves moves(Path[] paths) {
        long[] leaps = new long[6];
        List<Ray> rays = new ArrayList<>();
        for (Path path : paths) {
            int to = path.squares()[0];
            if (path.squares().length == 1) {
                int kind = path.toEmpty() ? path.capturing() ? 0 : 2 : 4;
                leaps[kind] |= low(to);
                leaps[kind + 1] |= high(to);
            } else {
                rays.add(ray(path));
            }
        }
        return new Moves(leaps[0], leaps[1], leaps[2], leaps[3], leaps[4], leaps[5], rays.toArray(new Ray[0]));
    }

    private static Ray ray(Path path) {
        short[] squares = path.squares();
        long low = 0;
        long high = 0;
        long landLow = 0;
        long landHigh = 0;
        for (int i = 0; i < squares.length; i++) {
            low |= low(squares[i]);
            high |= high(squares[i]);
            if (i >= path.firstLanding()) {
                landLow |= low(squares[i]);
                landHigh |= high(squares[i]);
            }
        }
        long to = path.toEmpty() ? -1 : 0;
        long takes = path.capturing() ? -1 : 0;
        return new Ray(
                squares[1] > squares[0], low, high, landLow & to, landHigh & to, landLow & takes, landHigh & takes);
    }

    static long low(int square) {
        return square < 64 ? 1L << square : 0;
    }

    static long high(int square) {
        return square < 64 ? 0 : 1L << square;
    }
}

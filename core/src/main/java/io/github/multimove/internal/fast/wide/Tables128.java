package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Movement on boards of at most 128 squares as bit sets of two words, for games whose pieces leap or go along lines whose
 * square numbers rise or fall. Made from a game's {@link GameTables}; which games fit follows from their paths, never from
 * their names: not those with remote captures, freezing or pieces in hand.
 */
public final class Tables128 {
    private static final int MOST_SQUARES = 128;

    /** Facts of a line. */
    static final int RISING = 1;

    static final int TO_EMPTY = 2;
    static final int CAPTURES = 4;
    /** Words of a line: its squares, and those on which the piece may stand. */
    static final int LINE = 4;
    /** Words of a piece's leaps from a square: to any square, to empty ones only, by captures only. */
    static final int LEAPS = 6;

    final GameTables tables;
    final int size;
    /** By code and square, {@link #LEAPS} words each. */
    final long[] leaps;
    /** By code and square, where its lines begin; one more at the end. */
    final int[] firstLine;
    /** By line, {@link #LINE} words each; and its facts. */
    final long[] lines;

    final byte[] lineFacts;
    /** By code and square, two words: one of these squares must be free of own pieces, or the piece goes nowhere. */
    final long[] near;
    /** By code and target, the squares from which such a piece captures there with nothing between; and over a line. */
    final long[][] leapsLow;

    final long[][] leapsHigh;
    final long[][] linesLow;
    final long[][] linesHigh;
    /** By side and target, the squares from which some piece of the side captures there with nothing between. */
    final long[][] leapersLow;

    final long[][] leapersHigh;
    /** The same for captures over a line. */
    final long[][] slidersLow;

    final long[][] slidersHigh;
    /** By code, -1 for pieces that capture along lines, 0 for others. */
    final long[] isSlider;
    /** By side, the codes that capture by leaps, all, those that are royal, and pawns. */
    final int[][] leapers = new int[2][];

    /** By side, the pieces that move by shifts of sets, and of which all other codes. */
    final ShiftedSlides[] ways = new ShiftedSlides[2];

    final int[][] oneByOne = new int[2][];
    /** By side, those of the pieces that slide by shifts that leap as well. */
    final int[][] leapingToo = new int[2][];

    final int[][] all = new int[2][];
    final int[][] royals = new int[2][];
    final int[][] pawns = new int[2][];
    /** By target and origin, the squares between them on a line. */
    final long[] betweenLow;

    final long[] betweenHigh;
    private final boolean[] known;
    /** By code, the squares on which a piece may and must promote; whether there are any. */
    final long[] mayLow;

    final long[] mayHigh;
    final long[] mustLow;
    final long[] mustHigh;
    final boolean[] promotes;
    /** By castling, the squares that must be empty. */
    final long[] emptyLow;

    final long[] emptyHigh;
    /** Whether some pawn both moves and captures one way, so that a square passed is not entered without capture. */
    boolean pawnsCaptureAsTheyMove;

    private Tables128(GameTables tables) {
        this.tables = tables;
        size = tables.size;
        int codes = tables.codes;
        leaps = new long[codes * size * LEAPS];
        near = new long[codes * size * 2];
        firstLine = new int[codes * size + 1];
        leapsLow = new long[codes][size];
        leapsHigh = new long[codes][size];
        linesLow = new long[codes][size];
        linesHigh = new long[codes][size];
        leapersLow = new long[2][size];
        leapersHigh = new long[2][size];
        isSlider = new long[codes];
        slidersLow = new long[2][size];
        slidersHigh = new long[2][size];
        betweenLow = new long[size * size];
        betweenHigh = new long[size * size];
        known = new boolean[size * size];
        mayLow = new long[codes];
        mayHigh = new long[codes];
        mustLow = new long[codes];
        mustHigh = new long[codes];
        promotes = new boolean[codes];
        emptyLow = new long[tables.castles.length];
        emptyHigh = new long[tables.castles.length];
        int count = 0;
        for (int code = 2; code < codes; code++) {
            for (int s = 0; s < size; s++) {
                for (MovePath path : tables.paths[code][s]) {
                    count += path.squares().length > 1 ? 1 : 0;
                }
            }
        }
        lines = new long[count * LINE];
        lineFacts = new byte[count];
    }

    /** Returns the tables of a game, or null if its board or its pieces do not fit. */
    public static @Nullable Tables128 of(GameTables tables) {
        if (tables.size > MOST_SQUARES
                || tables.freezerMask != 0
                || tables.remoteMask != 0
                || tables.hands
                || tables.crossedBySeveral()) {
            return null;
        }
        Tables128 wide = new Tables128(tables);
        int line = 0;
        for (int code = 2; code < tables.codes; code++) {
            for (int s = 0; s < tables.size; s++) {
                wide.firstLine[code * wide.size + s] = line;
                for (MovePath path : tables.paths[code][s]) {
                    if (!wide.attacks(path, code, s)) {
                        return null;
                    }
                    wide.path(path, code, s, line);
                    line += path.squares().length > 1 ? 1 : 0;
                }
            }
            wide.zone(tables.promotionZone[code], code);
        }
        Arrays.fill(wide.firstLine, tables.codes * wide.size, wide.firstLine.length, line);
        for (int side = 0; side < 2; side++) {
            wide.kinds(side);
        }
        for (int i = 0; i < tables.castles.length; i++) {
            for (int s : tables.castleEmpty[i]) {
                wide.emptyLow[i] |= low(s);
                wide.emptyHigh[i] |= high(s);
            }
        }
        return wide;
    }

    /** Whether a field of the game holds nothing that these tables do not know: no stacks, siblings or neutral pieces. */
    public boolean fits(BoardState field) {
        return field.isPlain()
                || (!field.hasStacks()
                        && field.hand() == null
                        && field.sets() == null
                        && field.neutral() < 0
                        && !(pawnsCaptureAsTheyMove && field.hasEnPassantSquares()));
    }

    private void kinds(int side) {
        leapers[side] = tables.codes(side, code -> isAny(leapsLow[code], leapsHigh[code]));
        for (int code : tables.codes(side, code -> isAny(linesLow[code], linesHigh[code]))) {
            isSlider[code] = -1;
        }
        ShiftedSlides w = new ShiftedSlides(tables, side);
        ways[side] = w;
        oneByOne[side] = tables.codes(side, code -> !w.slidesAll[code] && !w.stepsAll[code]);
        leapingToo[side] = tables.codes(side, code -> w.slidesAll[code] && w.leapsToo[code]);
        all[side] = tables.codes(side, code -> true);
        royals[side] = tables.codes(side, tables::isRoyal);
        pawns[side] = tables.codes(side, tables::isPawn);
        for (int code : all[side]) {
            for (int s = 0; s < size; s++) {
                leapersLow[side][s] |= leapsLow[code][s];
                leapersHigh[side][s] |= leapsHigh[code][s];
                slidersLow[side][s] |= linesLow[code][s];
                slidersHigh[side][s] |= linesHigh[code][s];
            }
        }
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
    private boolean attacks(MovePath path, int code, int from) {
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

    private void path(MovePath path, int code, int from, int line) {
        short[] squares = path.squares();
        int place = code * size + from;
        near[place * 2] |= low(squares[0]);
        near[place * 2 + 1] |= high(squares[0]);
        pawnsCaptureAsTheyMove |= tables.isPawn(code) && path.toEmpty() && path.capturing();
        if (squares.length == 1) {
            int kind = path.toEmpty() ? path.capturing() ? 0 : 2 : 4;
            leaps[place * LEAPS + kind] |= low(squares[0]);
            leaps[place * LEAPS + kind + 1] |= high(squares[0]);
            return;
        }
        for (int i = 0; i < squares.length; i++) {
            lines[line * LINE] |= low(squares[i]);
            lines[line * LINE + 1] |= high(squares[i]);
            if (i >= path.firstLanding()) {
                lines[line * LINE + 2] |= low(squares[i]);
                lines[line * LINE + 3] |= high(squares[i]);
            }
        }
        lineFacts[line] = (byte) ((squares[1] > squares[0] ? RISING : 0)
                | (path.toEmpty() ? TO_EMPTY : 0)
                | (path.capturing() ? CAPTURES : 0));
    }

    private void zone(byte @Nullable [] zone, int code) {
        for (int s = 0; zone != null && s < size; s++) {
            if (zone[s] == 1) {
                mayLow[code] |= low(s);
                mayHigh[code] |= high(s);
            } else if (zone[s] == 2) {
                mustLow[code] |= low(s);
                mustHigh[code] |= high(s);
            }
        }
        promotes[code] = (mayLow[code] | mayHigh[code] | mustLow[code] | mustHigh[code]) != 0;
    }

    static long low(int square) {
        return square < 64 ? 1L << square : 0;
    }

    static long high(int square) {
        return square < 64 ? 0 : 1L << square;
    }
}

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

    final GameTables tables;
    final int size;
    /** By code and square, two words: the squares to which it leaps, to empty ones and to capture. */
    final long[] leaps;
    /**
     * By code and square, two places each: where the lines begin along which it slides and captures, with square numbers that
     * rise, and those with numbers that fall.
     */
    final int[] firstLine;
    /** By line, two words: its squares. */
    final long[] lines;
    /** By code and square, all other paths. */
    final MovePath[][] others;

    /** By code and square, two words: one of these squares must be free of own pieces, or the piece goes nowhere. */
    final long[] near;
    /** By code and target, two words: the squares from which such a piece captures there with nothing between; and over a line. */
    final long[][] leapsTo;

    final long[][] linesTo;
    /** By side and target, the same of all pieces of the side. */
    final long[][] leapersTo;

    final long[][] slidersTo;
    /** By code, -1 for pieces that capture along lines, 0 for others. */
    final long[] isSlider;
    /** By side, the codes of royal pieces. */
    final int[][] royals = new int[2][];
    /** By side, what pawns that move by shifts of sets do; their codes, and all others. */
    final PawnSteps[][] steps = new PawnSteps[2][];

    final int[][] byShifts = new int[2][];
    final int[][] oneByOne = new int[2][];
    /** By target and origin, two words: the squares between them on a line. */
    final long[] between;

    private final boolean[] known;
    /** By code, two words: the squares on which a piece may and must promote; whether there are any. */
    final long[] may;

    final long[] must;
    final boolean[] promotes;
    /** Whether some pawn both moves and captures one way, so that a square passed is not entered without capture. */
    boolean pawnsCaptureAsTheyMove;

    private Tables128(GameTables tables) {
        this.tables = tables;
        size = tables.size;
        int codes = tables.codes;
        leaps = new long[codes * size * 2];
        near = new long[codes * size * 2];
        firstLine = new int[codes * size * 2 + 1];
        others = new MovePath[codes * size][];
        leapsTo = new long[codes][2 * size];
        linesTo = new long[codes][2 * size];
        leapersTo = new long[2][2 * size];
        slidersTo = new long[2][2 * size];
        isSlider = new long[codes];
        between = new long[2 * size * size];
        known = new boolean[size * size];
        may = new long[2 * codes];
        must = new long[2 * codes];
        promotes = new boolean[codes];
        lines = new long[2 * lines()];
    }

    private int lines() {
        int count = 0;
        for (int code = 2; code < tables.codes; code++) {
            for (MovePath[] paths : tables.paths[code]) {
                count += (int) Arrays.stream(paths).filter(Tables128::isSlide).count();
            }
        }
        return count;
    }

    /** Whether pawns can cross a square on the way to several ({@link io.github.multimove.internal.board.PassedSquares}). */
    private static boolean areCrossedBySeveral(GameTables tables) {
        return Arrays.stream(tables.victims)
                .flatMap(Arrays::stream)
                .anyMatch(ways -> ways != null
                        && Arrays.stream(ways)
                                        .mapToInt(way -> way[0])
                                        .distinct()
                                        .count()
                                > 1);
    }

    /** Returns the tables of a game, or null if its board or its pieces do not fit. */
    public static @Nullable Tables128 of(GameTables tables) {
        if (tables.size > MOST_SQUARES
                || tables.freezerMask != 0
                || tables.remoteMask != 0
                || tables.hands
                || areCrossedBySeveral(tables)) {
            return null;
        }
        Tables128 wide = new Tables128(tables);
        int line = 0;
        for (int code = 2; code < tables.codes; code++) {
            for (int s = 0; s < tables.size; s++) {
                for (MovePath path : tables.paths[code][s]) {
                    if (!wide.attacks(path, code, s)) {
                        return null;
                    }
                    wide.path(path, code, s);
                }
                line = wide.lines(code, s, line);
            }
            wide.zone(tables.promotions.zone[code], code);
        }
        wide.firstLine[wide.firstLine.length - 1] = line;
        for (int side = 0; side < 2; side++) {
            wide.kinds(side);
        }
        return wide;
    }

    /** Whether a board of the game holds nothing that these tables do not know: no stacks, siblings or neutral pieces. */
    public boolean fits(BoardState state) {
        return state.isPlain()
                || (!state.hasStacks()
                        && state.hand() == null
                        && state.sets() == null
                        && state.neutral() < 0
                        && !(pawnsCaptureAsTheyMove && state.hasEnPassantSquares()));
    }

    private void kinds(int side) {
        royals[side] = tables.codes(side, tables::isRoyal);
        for (int code : tables.codes(side, code -> isAny(linesTo[code]))) {
            isSlider[code] = -1;
        }
        byShifts[side] = tables.codes(
                side,
                code -> tables.isPawn(code)
                        && !tables.isRoyal(code)
                        && !PawnSteps.of(tables, code).isEmpty());
        oneByOne[side] =
                tables.codes(side, code -> Arrays.stream(byShifts[side]).noneMatch(other -> other == code));
        steps[side] = Arrays.stream(byShifts[side])
                .boxed()
                .flatMap(code -> PawnSteps.of(tables, code).stream())
                .toArray(PawnSteps[]::new);
        for (int code : tables.codes(side, code -> true)) {
            for (int s = 0; s < 2 * size; s++) {
                leapersTo[side][s] |= leapsTo[code][s];
                slidersTo[side][s] |= linesTo[code][s];
            }
        }
    }

    private static boolean isAny(long[] sets) {
        return Arrays.stream(sets).anyMatch(set -> set != 0);
    }

    /** Adds a square to one of the sets of two words. */
    private static void add(long[] sets, int place, int square) {
        sets[2 * place + (square >> 6)] |= 1L << square;
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
                    add(leapsTo[code], to, from);
                } else {
                    int pair = to * size + from;
                    if (known[pair] && (between[2 * pair] != low || between[2 * pair + 1] != high)) {
                        // two ways to one square over different ones: the nearer set would not tell which
                        return false;
                    }
                    known[pair] = true;
                    between[2 * pair] = low;
                    between[2 * pair + 1] = high;
                    add(linesTo[code], to, from);
                }
            }
            low |= low(squares[i]);
            high |= high(squares[i]);
        }
        return true;
    }

    private void path(MovePath path, int code, int from) {
        int first = path.squares()[0];
        int place = code * size + from;
        add(near, place, first);
        pawnsCaptureAsTheyMove |= tables.isPawn(code) && path.toEmpty() && path.capturing();
        if (isFree(path) && path.squares().length == 1) {
            add(leaps, place, first);
        }
    }

    /** Notes the lines of a piece from a square, and returns where the next begin. */
    private int lines(int code, int from, int start) {
        int place = code * size + from;
        MovePath[] paths = tables.paths[code][from];
        int line = start;
        for (int falling = 0; falling < 2; falling++) {
            firstLine[place * 2 + falling] = line;
            for (MovePath path : paths) {
                if (isSlide(path) && path.squares()[0] < from == (falling == 1)) {
                    for (short square : path.squares()) {
                        add(lines, line, square);
                    }
                    line++;
                }
            }
        }
        others[place] = Arrays.stream(paths).filter(path -> !isFree(path)).toArray(MovePath[]::new);
        return line;
    }

    private static boolean isSlide(MovePath path) {
        return path.squares().length > 1 && isFree(path);
    }

    /** Whether a piece can both move and capture on every square of a path. */
    private static boolean isFree(MovePath path) {
        return path.firstLanding() == 0 && path.toEmpty() && path.capturing();
    }

    private void zone(byte @Nullable [] zone, int code) {
        for (int s = 0; zone != null && s < size; s++) {
            if (zone[s] > 0) {
                add(zone[s] == 1 ? may : must, code, s);
                promotes[code] = true;
            }
        }
    }

    static long low(int square) {
        return square < 64 ? 1L << square : 0;
    }

    static long high(int square) {
        return square < 64 ? 0 : 1L << square;
    }
}

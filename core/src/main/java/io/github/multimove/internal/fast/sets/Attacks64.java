package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.fast.wide.PawnSteps;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Movement on boards of eight files and at most eight ranks as bit sets, for games whose pieces only leap, slide along both
 * ranks and files or both diagonals without limit, or move as pawns do. Made from a game's {@link GameTables}; which games fit
 * follows from their paths, never from their names.
 */
public final class Attacks64 {
    /** What the facts that a board keeps as fields of its own tell apart. */
    private static final int MOST_CODES = 16;

    private static final int MOST_PROMOTIONS = 8;

    private static final long NOT_FIRST_FILE = 0xfefefefefefefefeL;
    private static final long NOT_LAST_FILE = 0x7f7f7f7f7f7f7f7fL;
    private static final long[] FILE = new long[64];
    private static final long[] DIAGONAL = new long[64];
    private static final long[] ANTIDIAGONAL = new long[64];
    /** By file and inner occupancy of a rank, the squares of that rank that a rook attacks. */
    private static final byte[] RANK = new byte[8 * 64];

    private static final long[] STRAIGHT = new long[64];
    private static final long[] OBLIQUE = new long[64];
    private static final long[] BETWEEN = new long[64 * 64];

    static {
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                if (a != b) {
                    line(a, b);
                }
            }
        }
        for (int s = 0; s < 64; s++) {
            STRAIGHT[s] = FILE[s] | ((0xffL << (s & 56)) & ~(1L << s));
            OBLIQUE[s] = DIAGONAL[s] | ANTIDIAGONAL[s];
        }
        for (int file = 0; file < 8; file++) {
            for (int inner = 0; inner < 64; inner++) {
                RANK[file << 6 | inner] = (byte) rankAttacks(file, inner << 1);
            }
        }
    }

    private static void line(int a, int b) {
        int files = (b & 7) - (a & 7);
        int ranks = (b >> 3) - (a >> 3);
        if (files == 0) {
            FILE[a] |= 1L << b;
        } else if (files == ranks) {
            DIAGONAL[a] |= 1L << b;
        } else if (files == -ranks) {
            ANTIDIAGONAL[a] |= 1L << b;
        }
        if (files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks)) {
            int step = Integer.signum(ranks) * 8 + Integer.signum(files);
            for (int s = a + step; s != b; s += step) {
                BETWEEN[a << 6 | b] |= 1L << s;
            }
        }
    }

    private static int rankAttacks(int file, int occupied) {
        int attacks = 0;
        for (int step = -1; step <= 1; step += 2) {
            int f = file;
            do {
                f += step;
                attacks |= f < 0 ? 0 : 1 << f;
            } while (f >= 0 && f < 8 && (occupied >> f & 1) == 0);
        }
        return attacks;
    }

    /** All squares. */
    public final long board;

    public final int codes;
    /** By code and square, leaps that both move and capture, on the board with no piece in the way. */
    public final long[][] leaps;
    /** By code and origin, where a pawn goes past squares on which it can then be captured. */
    final long[][] pawnPassing;
    /** By code and target, the squares from which such a piece captures there by a leap or as a pawn. */
    public final long[][] attackedFrom;

    public final boolean[] orthogonal;
    public final boolean[] diagonal;
    /** By side the codes of pieces that move as pawns, and of those that are royal. */
    final int[][] pawns = new int[2][];

    final int[][] royals = new int[2][];
    public final boolean[] isPawn;
    /** By code, for pawns only. */
    public final PawnShifts[] pawnShifts;
    /** By side and target, the squares from which some piece captures there by a leap or as a pawn. */
    public final long[][] near = new long[2][64];
    /** All squares if no piece both slides and leaps; a piece that slides is then never {@link #near}. */
    public long sliderNeverLeapsMask;
    /** What the only royal kind and the only kind of pawns are not, and all squares if there is one: looked up in no object. */
    private long royalNotStraight;

    private long royalNotOblique;
    private long royalNotLow;
    private long royalNotHigh;
    private long anyRoyal;
    private long pawnNotStraight;
    private long pawnNotOblique;
    private long pawnNotLow;
    private long pawnNotHigh;
    private long anyPawn;
    /** By side the codes of the pieces that only leap, royal pieces and pawns aside. */
    final int[][] leaping = new int[2][];
    /** By castling, the squares that must be empty. */
    public final long[] castleEmpty;

    /** By side the castlings, one bit each. */
    public final int[] castlings = new int[2];
    /** By side the only code of pawns, or 0. */
    public final int[] pawn = new int[2];
    /** By side the squares from which pawns may reach a square on which they promote. */
    public final long[] beforePromotion = new long[2];
    /** Whether the parts that count and list by sets serve the game: one royal kind, at most one kind of pawn. */
    public boolean isSupported;

    /** By side the squares on which pawns promote, and into how many kinds. */
    public final long[] promotionSquares = new long[2];

    public final int[] promotionKinds = new int[2];

    private Attacks64(GameTables tables) {
        board = tables.size == 64 ? -1 : (1L << tables.size) - 1;
        codes = tables.codes;
        leaps = new long[codes][64];
        pawnPassing = new long[codes][64];
        attackedFrom = new long[codes][64];
        orthogonal = new boolean[codes];
        diagonal = new boolean[codes];
        isPawn = new boolean[codes];
        pawnShifts = new PawnShifts[codes];
        castleEmpty = new long[tables.castles.length];
    }

    /** Returns the tables of a game for its positions with no piece in hand, or null if its board or its pieces do not fit. */
    public static @Nullable Attacks64 of(GameTables tables) {
        if (tables.board.files() != 8
                || tables.board.ranks() > 8
                || tables.board.levels() != 1
                || tables.codes > MOST_CODES
                || tables.planes.count > 5
                || tables.freezerMask != 0
                || tables.remoteMask != 0) {
            return null;
        }
        Attacks64 bits = new Attacks64(tables);
        for (int code = 2; code < tables.codes; code++) {
            if (!(tables.isPawn(code) ? bits.pawn(tables, code) : bits.piece(tables, code))) {
                return null;
            }
        }
        for (int side = 0; side < 2; side++) {
            bits.kinds(tables, side);
        }
        bits.facts(tables);
        return bits.royalsOnlyLeap(tables) ? bits : null;
    }

    private void facts(GameTables tables) {
        sliderNeverLeapsMask = -1;
        for (int code = 2; code < codes; code++) {
            int side = code & 1;
            boolean leaps = false;
            for (int s = 0; s < 64; s++) {
                near[side][s] |= attackedFrom[code][s];
                leaps |= attackedFrom[code][s] != 0;
            }
            sliderNeverLeapsMask = leaps && (orthogonal[code] || diagonal[code]) ? 0 : sliderNeverLeapsMask;
            if (isPawn[code]) {
                pawn[side] = code;
                beforePromotion[side] = pawnsBefore(side, promotionSquares[side]);
            }
        }
        for (int i = 0; i < castleEmpty.length; i++) {
            for (int s : tables.castlings.empty[i]) {
                castleEmpty[i] |= 1L << s;
            }
            castlings[GameTables.number(tables.castles[i].side())] |= 1 << i;
        }
        isSupported = royals[0].length == 1
                && pawns[0].length <= 1
                && (pawns[0].length == 0 || pawnShifts[pawn[0]].ways() < 8)
                && promotionKinds[0] <= MOST_PROMOTIONS
                && promotionKinds[0] == promotionKinds[1];
        if (royals[0].length == 1) {
            int facts = ~tables.planes.bits[royals[0][0]];
            royalNotStraight = -(facts >> 1 & 1L);
            royalNotOblique = -(facts >> 2 & 1L);
            royalNotLow = -(facts >> 3 & 1L);
            royalNotHigh = -(facts >> 4 & 1L);
            anyRoyal = -1;
        }
        if (pawns[0].length == 1) {
            int facts = ~tables.planes.bits[pawn[0]];
            pawnNotStraight = -(facts >> 1 & 1L);
            pawnNotOblique = -(facts >> 2 & 1L);
            pawnNotLow = -(facts >> 3 & 1L);
            pawnNotHigh = -(facts >> 4 & 1L);
            anyPawn = -1;
        }
    }

    /** The squares of all pieces. */
    public static long occupied(BoardState state) {
        return state.straight | state.oblique | state.low | state.high;
    }

    /** The squares of the pieces of the side to move, among those where some piece stands. */
    public static long own(BoardState state, long occupied) {
        return occupied & (state.black ^ (state.side - 1L));
    }

    /** The squares of all royal pieces. */
    public long royals(BoardState state) {
        return (state.straight ^ royalNotStraight)
                & (state.oblique ^ royalNotOblique)
                & (state.low ^ royalNotLow)
                & (state.high ^ royalNotHigh)
                & anyRoyal;
    }

    /** The squares of all pawns. */
    public long pawns(BoardState state) {
        return (state.straight ^ pawnNotStraight)
                & (state.oblique ^ pawnNotOblique)
                & (state.low ^ pawnNotLow)
                & (state.high ^ pawnNotHigh)
                & anyPawn;
    }

    /** The squares from which a pawn of a side may go to one of some squares. */
    public long pawnsBefore(int side, long targets) {
        return pawn[side] == 0 ? 0 : pawnShifts[pawn[side]].before(targets);
    }

    /** The number of sub-moves of a piece to squares, promotions each by each. */
    public long weight(int side, long to, boolean pawn) {
        long n = Long.bitCount(to);
        return pawn && (to & promotionSquares[side]) != 0
                ? n + (promotionKinds[side] - 1L) * Long.bitCount(to & promotionSquares[side])
                : n;
    }

    /** The pieces among a side's that slide and do nothing else, and have no square to slide to but their own side's. */
    long blockedSliders(BoardState state, long own) {
        long straight = state.straight & besideStraight(board & ~own);
        long oblique = state.oblique & besideOblique(board & ~own);
        return sliderNeverLeapsMask & own & (state.straight | state.oblique) & ~(straight | oblique);
    }

    /** The squares that a piece of a code can go to from a square: captures en passant and castling aside. */
    public long destinations(int code, int s, long occupied, long own) {
        return isPawn[code] ? pawnShifts[code].reach(s, ~occupied, occupied & ~own) : reach(code, s, occupied) & ~own;
    }

    private boolean royalsOnlyLeap(GameTables tables) {
        return IntStream.range(2, codes)
                .filter(tables::isRoyal)
                .noneMatch(code -> orthogonal[code] || diagonal[code] || tables.isPawn(code));
    }

    private void kinds(GameTables tables, int side) {
        pawns[side] = tables.codes(side, tables::isPawn);
        leaping[side] = tables.codes(
                side, code -> !tables.isPawn(code) && !tables.isRoyal(code) && !orthogonal[code] && !diagonal[code]);
        royals[side] = tables.codes(side, tables::isRoyal);
    }

    /** The squares that a piece other than a pawn attacks, own pieces' among them, on a board occupied like that. */
    public long reach(int code, int s, long occupied) {
        long to = leaps[code][s];
        if (orthogonal[code]) {
            to |= rook(s, occupied);
        }
        if (diagonal[code]) {
            to |= bishop(s, occupied);
        }
        return to & board;
    }

    private boolean piece(GameTables tables, int code) {
        if (tables.promotions.zone[code] != null) {
            return false;
        }
        for (int s = 0; s < tables.size; s++) {
            long slides = 0;
            for (MovePath path : tables.paths[code][s]) {
                if (!path.toEmpty() || !path.capturing() || path.firstLanding() != 0) {
                    return false;
                }
                short[] squares = path.squares();
                if (squares.length == 1) {
                    leaps[code][s] |= 1L << squares[0];
                    attackedFrom[code][squares[0]] |= 1L << s;
                } else {
                    for (short to : squares) {
                        slides |= 1L << to;
                    }
                }
            }
            if (!slides(tables, code, s, slides)) {
                return false;
            }
        }
        // what slides reach is not a leap; a slide of one square at the edge was taken for one
        for (int s = 0; s < tables.size; s++) {
            long reached = (orthogonal[code] ? straight(s) : 0) | (diagonal[code] ? oblique(s) : 0);
            for (long both = leaps[code][s] & reached; both != 0; both &= both - 1) {
                int to = Long.numberOfTrailingZeros(both);
                if (between(s, to) != 0) {
                    // a piece that leaps along its own line over others: RNAD
                    return false;
                }
                leaps[code][s] &= ~(1L << to);
                attackedFrom[code][to] &= ~(1L << s);
            }
        }
        return true;
    }

    private long straight(int s) {
        return STRAIGHT[s] & board;
    }

    private long oblique(int s) {
        return OBLIQUE[s] & board;
    }

    /** Whether the squares reached by sliding are whole lines, the same ones from every square. */
    private boolean slides(GameTables tables, int code, int s, long slides) {
        long reached = slides | leaps[code][s];
        boolean straight = (slides & straight(s)) != 0;
        boolean oblique = (slides & oblique(s)) != 0;
        if (s == 0) {
            orthogonal[code] = straight;
            diagonal[code] = oblique;
        }
        // a corner of a board with more than one rank shows both kinds of lines
        return tables.board.ranks() > 2
                && (!straight || orthogonal[code])
                && (!oblique || diagonal[code])
                && (!orthogonal[code] || (straight(s) & ~reached) == 0)
                && (!diagonal[code] || (oblique(s) & ~reached) == 0)
                && (slides & ~(straight(s) | oblique(s))) == 0;
    }

    private boolean pawn(GameTables tables, int code) {
        int forward = (code & 1) == 0 ? 8 : -8;
        List<PawnSteps> ways = PawnSteps.of(tables, code);
        for (PawnSteps way : ways) {
            boolean fits = way.takes() ? way.squares() == 1 : way.shift() == forward && way.squares() <= 2;
            if (!fits || way.toEmpty() == way.takes()) {
                return false;
            }
            for (long left = way.takes() ? way.low() : 0; left != 0; left &= left - 1) {
                attackedFrom[code][Long.numberOfTrailingZeros(left) + way.far()] |= left & -left;
            }
        }
        for (int s = 0; tables.passings[code] != null && s < tables.size; s++) {
            for (int to = 0; to < tables.size; to++) {
                pawnPassing[code][s] |= tables.passings[code][s][to] != null ? 1L << to : 0;
            }
        }
        isPawn[code] = true;
        pawnShifts[code] = new PawnShifts(ways);
        return !ways.isEmpty() && promotion(tables, code);
    }

    private boolean promotion(GameTables tables, int code) {
        byte[] zone = tables.promotions.zone[code];
        if (zone == null) {
            return true;
        }
        if (tables.promotions.isLimited(code)) {
            return false;
        }
        long squares = 0;
        for (int s = 0; s < tables.size; s++) {
            if (zone[s] == 1) {
                return false;
            }
            squares |= (long) (zone[s] >> 1) << s;
        }
        int side = code & 1;
        int kinds = tables.promotions.types[code].length;
        if (promotionKinds[side] != 0 && (promotionKinds[side] != kinds || promotionSquares[side] != squares)) {
            return false;
        }
        promotionKinds[side] = kinds;
        promotionSquares[side] = squares;
        return true;
    }

    /** The squares of the rank, file or diagonal through two squares that share one, themselves but the first among them. */
    public static long lineThrough(int a, int b) {
        long to = 1L << b;
        if ((STRAIGHT[a] & to) != 0) {
            return (FILE[a] & to) != 0 ? FILE[a] : STRAIGHT[a] & ~FILE[a];
        }
        return (DIAGONAL[a] & to) != 0 ? DIAGONAL[a] : ANTIDIAGONAL[a];
    }

    public static long between(int a, int b) {
        return BETWEEN[a << 6 | b];
    }

    /** The squares next to one of a set along a rank or a file. */
    public static long besideStraight(long set) {
        return set >>> 8 | set << 8 | (set >>> 1 & NOT_LAST_FILE) | (set << 1 & NOT_FIRST_FILE);
    }

    /** The squares next to one of a set along a diagonal. */
    public static long besideOblique(long set) {
        return ((set >>> 9 | set << 7) & NOT_LAST_FILE) | ((set >>> 7 | set << 9) & NOT_FIRST_FILE);
    }

    public static long straightLines(int s) {
        return STRAIGHT[s];
    }

    public static long obliqueLines(int s) {
        return OBLIQUE[s];
    }

    public static long rook(int s, long occupied) {
        long rank = (RANK[(s & 7) << 6 | ((int) (occupied >>> (s & 56) >>> 1) & 63)] & 0xffL) << (s & 56);
        return along(s, occupied, FILE[s]) | rank;
    }

    public static long bishop(int s, long occupied) {
        return along(s, occupied, DIAGONAL[s]) | along(s, occupied, ANTIDIAGONAL[s]);
    }

    /** The squares of a line with at most one square a rank, up to the first pieces: o - r carries to the first one, both ways. */
    private static long along(int s, long occupied, long line) {
        long onLine = occupied & line;
        long up = onLine - (1L << s);
        long down = Long.reverseBytes(Long.reverseBytes(onLine) - Long.reverseBytes(1L << s));
        return (up ^ down) & line;
    }
}

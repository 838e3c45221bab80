package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.PassedSquares;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.StepMoves;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Tells of a board in the midst of a series that the sub-moves left are too few to mate: never wrongly, and often soon.
 *
 * <p>The enemy king stands still. When it is mated, its square and each square that it could go to are attacked, but for
 * squares where its own pieces stand. Each of these <em>targets</em> is attacked already, or a line of the mover's is opened
 * onto it, or a piece that moves attacks it at the end. Of every kind of piece and square the sets of targets that such a
 * piece attacks after so many moves on an empty board are known. The board is given up if no choice of pieces, moves and
 * sets that fits the number of sub-moves covers all targets that neither are attacked nor could be opened. A board with
 * pieces on it allows no more than an empty one; what one sub-move does to two pieces is granted beforehand.
 */
final class MateBound {
    private static final int MOST_TARGETS = 10;

    private final Attacks64 reach;
    private final GameTables tables;
    private final int side;
    private final long king;
    /** The squares on which pawns may capture: no enemy piece moves in the midst of a series. */
    private final long prey;
    /** How many moves a castling saves at most: it takes the king along all files at once, and the rook too. */
    private final int castlingSaves;
    /** The squares of the targets, the king's last; by square, the bit of the target that it is, or 0. */
    private final int[] targets;

    private final int all;
    private final int depth;
    /** By code and square, the targets attacked from there on an empty board. */
    private final int[][] attacked;
    /** By code and square, what such a piece may come to attack; made when first asked. */
    private final @Nullable Coverage[][] coverages;
    /** Those of the mover's pieces on the board asked about. */
    private final Coverage[] pieces = new Coverage[64];

    private int count;

    /**
     * What a piece may come to attack.
     *
     * @param sets by the number of moves, the largest sets of targets first attacked after so many
     * @param within by the number of moves, all targets attacked after some of so many or fewer
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared, read in every loop
    private record Coverage(int[][] sets, int[] within) {}

    private MateBound(StepMoves moves, Attacks64 reach, BoardState state, long flights, int depth) {
        this.reach = reach;
        this.tables = state.tables;
        this.side = state.side;
        this.king = moves.royals(state, 1 - side);
        this.depth = depth;
        this.castlingSaves = Arrays.stream(tables.castles)
                .mapToInt(right -> Math.abs(right.kingTo().file() - right.king().file()))
                .max()
                .orElse(0);
        this.prey = StepMoves.pieces(state, 1 - side) | enPassant(state);
        this.targets = new int[Long.bitCount(flights) + 1];
        int n = 0;
        for (long left = flights; left != 0; left &= left - 1) {
            targets[n++] = Long.numberOfTrailingZeros(left);
        }
        targets[n] = Long.numberOfTrailingZeros(king);
        this.all = (1 << targets.length) - 1;
        this.attacked = new int[reach.codes][64];
        for (int code = 2; code < reach.codes; code++) {
            for (int t = 0; t < targets.length; t++) {
                long from = from(code, targets[t]);
                for (long left = from; left != 0; left &= left - 1) {
                    attacked[code][Long.numberOfTrailingZeros(left)] |= 1 << t;
                }
            }
        }
        this.coverages = new Coverage[reach.codes][64];
    }

    /**
     * Returns the bound for a mover's series on a board with one enemy king, or null if it has too many squares to go to.
     *
     * @param kept the squares to which the enemy king may always go if they are not attacked
     * @param depth the largest number of sub-moves that is asked about
     */
    static @Nullable MateBound of(StepMoves moves, Attacks64 reach, BoardState state, long kept, int depth) {
        long king = moves.royals(state, 1 - state.side);
        if (Long.bitCount(king) != 1 || state.neutral() >= 0) {
            return null;
        }
        int at = Long.numberOfTrailingZeros(king);
        long flights = reach.leaps[state.piece(at)][at] & reach.board & kept;
        return Long.bitCount(flights) > MOST_TARGETS ? null : new MateBound(moves, reach, state, flights, depth);
    }

    private static long enPassant(BoardState state) {
        long squares = 0;
        for (short passed : state.passed()) {
            squares |= 1L << PassedSquares.square(passed);
        }
        return squares;
    }

    private long from(int code, int target) {
        long from = reach.attackedFrom[code][target];
        from |= reach.orthogonal[code] ? Attacks64.straightLines(target) : 0;
        from |= reach.diagonal[code] ? Attacks64.obliqueLines(target) : 0;
        return from & reach.board;
    }

    // ---- asked of a board -------------------------------------------------------------------------------------------

    /** Whether so many sub-moves more might mate. */
    boolean mayMate(BoardState state, int left) {
        long occupied = StepMoves.occupied(state) & ~king;
        long own = StepMoves.pieces(state, side);
        int open = all;
        for (int t = 0; t < targets.length - 1; t++) {
            open &= (occupied & ~own & 1L << targets[t]) != 0 ? ~(1 << t) : -1;
        }
        // castling moves two pieces, and a capture en passant clears two squares
        boolean castles = (state.castling & reach.castlings[side]) != 0;
        int most = left + (castles ? castlingSaves : 0);
        int cleared = most + (state.hasEnPassantSquares() ? 2 : 0);
        int opened = 0;
        count = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int s = Long.numberOfTrailingZeros(rest);
            int code = state.piece(s);
            pieces[count++] = coverage(code, s);
            for (int now = attacked[code][s] & open; now != 0; now &= now - 1) {
                int bit = now & -now;
                long between = slidesTo(code, s, bit) & occupied;
                if (between == 0) {
                    open &= ~bit;
                } else if (Long.bitCount(between & own) + 2 * Long.bitCount(between & ~own) <= cleared) {
                    opened |= bit;
                }
            }
        }
        return isCovered(open & ~opened, Math.min(most, depth), 0L);
    }

    /** The squares between a piece and a target that it attacks; none where it leaps. */
    private long slidesTo(int code, int s, int bit) {
        int target = targets[Integer.numberOfTrailingZeros(bit)];
        return (reach.attackedFrom[code][target] >>> s & 1) != 0 ? 0 : Attacks64.between(s, target);
    }

    /** Whether pieces that have no part in it yet cover targets with so many moves. */
    private boolean isCovered(int open, int moves, long used) {
        if (open == 0) {
            return true;
        }
        if (moves == 0) {
            return false;
        }
        int bit = Integer.highestOneBit(open);
        int rest = open;
        for (int p = 0; p < count; p++) {
            rest &= (used >>> p & 1) != 0 ? -1 : ~pieces[p].within[moves];
        }
        if (rest != 0) {
            return false;
        }
        for (int p = 0; p < count; p++) {
            Coverage piece = pieces[p];
            if ((piece.within[moves] & bit) == 0 || (used >>> p & 1) != 0) {
                continue;
            }
            for (int k = 1; k <= moves; k++) {
                for (int set : piece.sets[k]) {
                    if ((set & bit) != 0 && isCovered(open & ~set, moves - k, used | 1L << p)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    // ---- what a piece may come to attack ----------------------------------------------------------------------------

    private Coverage coverage(int code, int s) {
        Coverage known = coverages[code][s];
        if (known == null) {
            known = make(code, s);
            coverages[code][s] = known;
        }
        return known;
    }

    private Coverage make(int code, int s) {
        int[][] out = new int[depth + 1][];
        int[] within = new int[depth + 1];
        out[0] = new int[0];
        boolean[] seen = new boolean[reach.codes * 64];
        int[] now = {code << 6 | s};
        seen[now[0]] = true;
        int[] larger = new int[0];
        for (int k = 1; k <= depth; k++) {
            now = next(now, seen);
            int[] found = Arrays.stream(now)
                    .map(state -> attacked[state >> 6][state & 63])
                    .filter(set -> set != 0)
                    .distinct()
                    .toArray();
            int[] before = larger;
            out[k] = Arrays.stream(found)
                    .filter(set -> Arrays.stream(before).noneMatch(other -> (set & ~other) == 0)
                            && Arrays.stream(found).noneMatch(other -> other != set && (set & ~other) == 0))
                    .toArray();
            larger = Arrays.copyOf(before, before.length + out[k].length);
            System.arraycopy(out[k], 0, larger, before.length, out[k].length);
            within[k] = Arrays.stream(larger).reduce(0, (one, other) -> one | other);
        }
        return new Coverage(out, within);
    }

    /** The pieces and squares first come to by one move more. */
    private int[] next(int[] now, boolean[] seen) {
        int[] out = new int[seen.length];
        int n = 0;
        for (int state : now) {
            int code = state >> 6;
            int s = state & 63;
            long to = reach.isPawn[code] ? reach.pawnShifts[code].reach(s, -1, prey) : reach.reach(code, s, 0);
            for (long left = to; left != 0; left &= left - 1) {
                int at = Long.numberOfTrailingZeros(left);
                boolean promotes = reach.isPawn[code] && (reach.promotionSquares[code & 1] >>> at & 1) != 0;
                int[] types = promotes ? tables.promotions.types[code] : new int[] {code >> 1};
                for (int type : types) {
                    int reached = (type << 1 | (code & 1)) << 6 | at;
                    if (!seen[reached]) {
                        seen[reached] = true;
                        out[n++] = reached;
                    }
                }
            }
        }
        return Arrays.copyOf(out, n);
    }
}

package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import java.util.Arrays;

/**
 * The safe sub-moves of single pieces on boards of any size, found along their paths: remote captures, pieces that freeze,
 * castlings and captures en passant are made on a board and judged there, all others land within what checks and pins leave. With two
 * royal pieces nothing binds, for one sub-move captures only one (rules/common.md, Legal turn). Not safe to share between threads. // must agree with ReferenceTurns: the fast path's laws prove it
 */
final class PathMoves {
    private static final int FROM_AFAR = 1 << 16;
    private static final int[] NONE = {};

    private final GameTables tables;
    private final JudgedMoves special;
    private BoardState board;
    /** The pieces by square. */
    private byte[] pieces;

    private int side;
    /** The squares of its pieces. */
    private final long[] own;
    /** The square of the only royal piece, or -1. */
    int king;

    /** Where the piece last looked at goes; and the squares, then those of remote captures, if it may find them in several ways. */
    private int[] to = new int[64];

    int size;
    private final long[] seen;

    int checks;
    /** By square, how many checks it answers, once noted by {@link #checkers}. */
    private final byte[] answered;

    private CapturePath[] checkers = new CapturePath[8];
    private int pins;
    private CapturePath[] pinners = new CapturePath[8];
    private int[] pinned = new int[8];

    /** Makes the moves of a game; the board is any of the game's. */
    PathMoves(JudgedMoves special, BoardState board) {
        this.tables = board.tables;
        this.special = special;
        this.board = board;
        this.pieces = board.bySquare();
        this.own = new long[tables.words];
        this.seen = new long[2 * tables.words];
        this.answered = new byte[tables.size];
    }

    /** The number of safe sub-moves. */
    long count(BoardState position) {
        begin(position, position.side);
        long total = 0;
        for (int w = 0; w < own.length; w++) {
            for (long left = own[w]; left != 0; left &= left - 1) {
                int from = w << 6 | Long.numberOfTrailingZeros(left);
                total += count(from, pieces[from]);
            }
        }
        end();
        return total + special.count(position);
    }

    /** The number of safe sub-moves of a piece, once the lines to the king are found. */
    long count(int from, int code) {
        find(from, code);
        byte[] zone = tables.promotions.zone[code];
        if (zone == null && isFree(from, code)) {
            return size;
        }
        long total = 0;
        for (int i = 0; i < size; i++) {
            if (isSafe(from, code, to[i])) {
                total += zone == null || to[i] >= FROM_AFAR ? 1 : weight(code, to[i], zone[to[i]]);
            }
        }
        return total;
    }

    /** Whether it is clear at once that a piece leaves the king safe wherever it goes. */
    private boolean isFree(int from, int code) {
        boolean free = king < 0
                || (checks == 0 && from != king && ((tables.freezerMask | tables.remoteMask) >>> code & 1) == 0);
        for (int i = 0; i < pins; i++) {
            free &= pinned[i] != from;
        }
        return free;
    }

    // ---- asked once the lines to the king are found -----------------------------------------------------------------

    /** Goes on to another board on which the lines to the king are the same. */
    void on(BoardState next) {
        board = next;
        pieces = next.bySquare();
    }

    /** Whether the piece last looked at captures remotely. */
    boolean capturesRemotely() {
        for (int i = 0; i < size; i++) {
            if (to[i] >= FROM_AFAR) {
                return true;
            }
        }
        return false;
    }

    /** A square to which the piece last looked at goes, safe or not. */
    int found(int i) {
        return to[i] & FROM_AFAR - 1;
    }

    /** Whether no check is given, and the same enemies pin as where the lines to the king were found before. */
    boolean bindsAs(PathMoves before) {
        boolean same = checks == 0 && pins == before.pins;
        for (int i = 0; same && i < pins; i++) {
            CapturePath other = before.pinners[i];
            same = pinners[i].from() == other.from() && pinners[i].between() == other.between();
        }
        return same;
    }

    /** Lists all safe sub-moves in the documented order. */
    void list(BoardState position, SubMoves out) {
        begin(position, position.side);
        out.clear();
        Generator.all(position, side, 0, out);
        int kept = 0;
        for (int i = 0; i < out.size; i++) {
            long m = out.at[i];
            int target = Packed.to(m) | (Packed.kind(m) == Packed.REMOTE ? FROM_AFAR : 0);
            boolean safe = JudgedMoves.isJudged(m)
                    ? special.isSafe(position, m)
                    : isSafe(Packed.from(m), Packed.type(m) << 1 | side, target);
            if (safe) {
                out.at[kept++] = m;
            }
        }
        out.size = kept;
        end();
    }

    private int weight(int code, int square, int here) {
        if (here == 0) {
            return 1;
        }
        int kinds = special.kinds(board, code);
        return here == 1 ? kinds + 1 : kinds > 0 ? kinds : tables.isRoyal(pieces[square]) ? 1 : 0;
    }

    // ---- where a piece goes ----------------------------------------------------------------------------------------

    /** Finds where a piece goes, safe or not, each square once. */
    void find(int from, int code) {
        size = 0;
        if (isFrozen(from)) {
            return;
        }
        boolean severalWays = tables.severalWays[code];
        if (severalWays) {
            Arrays.fill(seen, 0);
        }
        byte[] piece = pieces;
        for (MovePath path : tables.paths[code][from]) {
            short[] squares = path.squares();
            int first = path.firstLanding();
            for (int i = 0; i < squares.length; i++) {
                int square = squares[i];
                int other = piece[square];
                if (other == 0) {
                    if (i >= first && path.toEmpty() && !path.remote()) {
                        found(square, severalWays);
                    }
                    continue;
                }
                if (i >= first && (other & 1) != side) {
                    if (path.remote()) {
                        found(square | FROM_AFAR, severalWays);
                    } else if (path.capturing()) {
                        found(square, severalWays);
                    }
                }
                break;
            }
        }
    }

    private void found(int target, boolean severalWays) {
        if (severalWays) {
            int word = (target >= FROM_AFAR ? tables.words : 0) + ((target & FROM_AFAR - 1) >> 6);
            if ((seen[word] >>> target & 1) != 0) {
                return;
            }
            seen[word] |= 1L << target;
        }
        if (size == to.length) {
            to = Arrays.copyOf(to, 2 * size);
        }
        to[size++] = target;
    }

    // ---- safety -----------------------------------------------------------------------------------------------------

    /** Finds the lines to the king of a side; {@link #end} is to be called before the next time. */
    void begin(BoardState position, int mover) {
        on(position);
        side = mover;
        findKing();
        checks = 0;
        pins = 0;
        if (king >= 0) {
            byte[] piece = pieces;
            for (CapturePath attack : tables.attacks[king]) {
                int by = piece[attack.from()];
                if (by != 0 && (by & 1) != side && (attack.codes() >>> by & 1) != 0) {
                    condition(attack);
                }
            }
        }
    }

    private void findKing() {
        byte[] piece = pieces;
        int royals = 0;
        for (int w = 0; w < own.length; w++) {
            own[w] = board.ofSide(side, w);
            for (long left = own[w]; left != 0; left &= left - 1) {
                int s = w << 6 | Long.numberOfTrailingZeros(left);
                if (tables.isRoyal(piece[s])) {
                    king = s;
                    royals++;
                }
            }
        }
        king = royals == 1 ? king : -1;
    }

    private void condition(CapturePath attack) {
        byte[] piece = pieces;
        int own = -1;
        for (short s : attack.between()) {
            if (piece[s] != 0) {
                if (own >= 0 || (piece[s] & 1) != side) {
                    return;
                }
                own = s;
            }
        }
        if (isFrozen(attack.from())) {
            return;
        }
        if (own < 0) {
            if (checks == checkers.length) {
                checkers = Arrays.copyOf(checkers, 2 * checks);
            }
            checkers[checks++] = attack;
            mark(attack, 1);
        } else {
            if (pins == pinners.length) {
                pinners = Arrays.copyOf(pinners, 2 * pins);
                pinned = Arrays.copyOf(pinned, 2 * pins);
            }
            pinned[pins] = own;
            pinners[pins++] = attack;
        }
    }

    private void mark(CapturePath attack, int by) {
        answered[attack.from()] += (byte) by;
        for (short s : attack.between()) {
            answered[s] += (byte) by;
        }
    }

    void end() {
        for (int i = 0; i < checks; i++) {
            mark(checkers[i], -1);
        }
    }

    private boolean isSafe(int from, int code, int target) {
        if (king < 0) {
            return true;
        }
        if (target >= FROM_AFAR) {
            return !isAttacked(king, target & FROM_AFAR - 1);
        }
        if ((tables.freezerMask >>> code & 1) != 0) {
            return isSafeAfter(from, code, target);
        }
        if (from == king) {
            return !isAttacked(target, king);
        }
        if (checks > 0 && answered[target] != checks) {
            return false;
        }
        for (int i = 0; i < pins; i++) {
            if (pinned[i] == from && !answers(pinners[i], target)) {
                return false;
            }
        }
        return true;
    }

    private static boolean answers(CapturePath attack, int square) {
        if (attack.from() == square) {
            return true;
        }
        for (short s : attack.between()) {
            if (s == square) {
                return true;
            }
        }
        return false;
    }

    private boolean isSafeAfter(int from, int code, int square) {
        byte[] before = pieces;
        pieces = before.clone();
        pieces[from] = 0;
        pieces[square] = (byte) code;
        boolean safe = !isAttacked(from == king ? square : king, from);
        pieces = before;
        return safe;
    }

    /** Whether an enemy could capture on a square, were another square empty. */
    private boolean isAttacked(int square, int gone) {
        byte[] piece = pieces;
        for (CapturePath attack : tables.attacks[square]) {
            int by = piece[attack.from()];
            if (by != 0
                    && (by & 1) != side
                    && (attack.codes() >>> by & 1) != 0
                    && attack.from() != gone
                    && isClear(attack.between(), gone)
                    && !isFrozen(attack.from())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the piece on a square is frozen by an enemy. */
    private boolean isFrozen(int square) {
        byte[] piece = pieces;
        int[] by = tables.freezerMask == 0 ? NONE : tables.freezers[piece[square] & 1][square];
        for (int i = 0; i < by.length; i += 2) {
            if (piece[by[i]] == by[i + 1]) {
                return true;
            }
        }
        return false;
    }

    private boolean isClear(short[] squares, int gone) {
        byte[] piece = pieces;
        for (short s : squares) {
            if (piece[s] != 0 && s != gone) {
                return false;
            }
        }
        return true;
    }
}

package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import java.util.Arrays;

/**
 * Counts the turns that answer each turn of one board. What the other side's pieces could do were it their move is found once,
 * with the squares that each piece's moves depend on; after a turn only those pieces are looked at anew that depend on one of
 * its squares.
 *
 * <p>The king's steps and the lines to it depend on the squares of all pieces that could capture it or come to capture it there;
 * a piece that has moved is told by where it could capture on an empty board. What is rare is counted as a whole: turns that give
 * check, bind a piece or free it, capture a piece that freezes, or lead to where one freezes. For games
 * without castling and captures en passant. Not safe to share between threads. // must agree with PathMoves: EveryRuleSetLaws
 */
final class PathNext {
    private static final int MOST = 62;
    /** The bit of a square on which the lines to the king depend. */
    private static final long LINES = 1L << 63;

    private final GameTables tables;
    /** As {@link #captures(GameTables)}. */
    private final long[][][] captures;

    /** Keeps the lines to the king before the turn; finds those after it, and counts boards as a whole. */
    private final PathMoves still;

    private final PathMoves fresh;

    private BoardState board;
    /** The side whose turns are counted: the other than the one to move. */
    private int side;

    /** By square, one bit for every piece of the other side whose moves depend on it. */
    private final long[] watch;
    /** By square, which of these pieces stands there. */
    private final byte[] number;

    private final int[] square = new int[MOST];
    private final long[] moves = new long[MOST];
    private final long[] kingCaptures;
    private int king;
    private int kingNumber;
    private long always;
    private long total;

    PathNext(JudgedMoves special, BoardState board, long[][][] captures) {
        this.tables = board.tables;
        this.captures = captures;
        this.board = board;
        still = new PathMoves(special, board);
        fresh = new PathMoves(special, board);
        watch = new long[tables.size];
        number = new byte[tables.size];
        kingCaptures = new long[tables.words];
    }

    /** By code and square, 64 a word, the squares on which a piece could capture from there, were the board empty. */
    static long[][][] captures(GameTables tables) {
        long[][][] all = new long[tables.codes][tables.size][tables.words];
        for (int to = 0; to < tables.size; to++) {
            for (CapturePath attack : tables.attacks[to]) {
                for (long left = attack.codes(); left != 0; left &= left - 1) {
                    all[Long.numberOfTrailingZeros(left)][attack.from()][to >> 6] |= 1L << to;
                }
            }
        }
        return all;
    }

    // ---- before the turn --------------------------------------------------------------------------------------------

    /** Notes what the other side's pieces could do; false if it has not one king or too many pieces. */
    boolean learn(BoardState position) {
        board = position;
        side = 1 - position.side;
        still.begin(board, side);
        king = still.king;
        if (king < 0 || still.checks > 0 || board.piecesOf(side) > MOST || tables.promotions.areLimited()) {
            still.end();
            return false;
        }
        Arrays.fill(watch, 0);
        Arrays.fill(kingCaptures, 0);
        always = 0;
        total = 0;
        int n = 0;
        boolean isAnyFrozen = isAnyFrozen();
        for (int w = 0; w < tables.words; w++) {
            for (long left = board.ofSide(side, w); left != 0; left &= left - 1) {
                int s = w << 6 | Long.numberOfTrailingZeros(left);
                int code = board.piece(s);
                square[n] = s;
                number[s] = (byte) n;
                watch(s, code, 1L << n);
                moves[n] = still.count(s, code);
                total += moves[n];
                boolean changes = still.capturesRemotely() || (isAnyFrozen && (tables.freezerMask >>> code & 1) != 0);
                always |= changes ? 1L << n : 0;
                if (s == king) {
                    kingNumber = n;
                    watchSteps(1L << n);
                }
                n++;
            }
        }
        watchLines(king, LINES);
        return true;
    }

    private boolean isAnyFrozen() {
        for (int w = 0; tables.freezerMask != 0 && w < tables.words; w++) {
            for (long left = board.ofSide(1 - side, w); left != 0; left &= left - 1) {
                if (board.isFrozen(w << 6 | Long.numberOfTrailingZeros(left))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Notes that a piece's moves depend on the squares of its paths up to the first piece, and on those who may freeze it. */
    private void watch(int from, int code, long bit) {
        for (MovePath path : tables.paths[code][from]) {
            for (short s : path.squares()) {
                watch[s] |= bit;
                if (board.piece(s) != 0) {
                    break;
                }
            }
        }
        if (tables.freezerMask != 0) {
            int[] by = tables.freezers[code & 1][from];
            for (int i = 0; i < by.length; i += 2) {
                watch[by[i]] |= bit;
            }
        }
    }

    /** Notes that the king's steps depend on those who could capture it there. */
    private void watchSteps(long bit) {
        still.find(king, board.piece(king));
        for (int i = 0; i < still.size; i++) {
            int to = still.found(i);
            kingCaptures[to >> 6] |= 1L << to;
            watchLines(to, bit);
        }
    }

    private void watchLines(int target, long bit) {
        for (CapturePath attack : tables.attacks[target]) {
            int by = board.piece(attack.from());
            if (by != 0 && (by & 1) != side && (attack.codes() >>> by & 1) != 0) {
                watch[attack.from()] |= bit;
                for (short s : attack.between()) {
                    watch[s] |= bit;
                }
            }
        }
    }

    // ---- after the turn ---------------------------------------------------------------------------------------------

    /** The number of turns that answer a turn of the board learnt, the board after it given. */
    long after(long turn, BoardState next) {
        int from = Packed.from(turn);
        int to = Packed.to(turn);
        boolean moves = Packed.kind(turn) == Packed.MOVE;
        long changed = always | watch[to] | (moves ? watch[from] : 0);
        long sum = total;
        if (Packed.is(turn, Packed.CAPTURE)) {
            if ((tables.freezerMask >>> board.piece(to) & 1) != 0 || tables.isRoyal(board.piece(to))) {
                return fresh.count(next);
            }
            int gone = number[to];
            sum -= this.moves[gone];
            changed &= ~(1L << gone);
        }
        if (moves) {
            if (tables.freezerMask != 0 && next.isFrozen(to)) {
                return fresh.count(next);
            }
            long[] could = captures[next.piece(to)][to];
            changed |= (could[king >> 6] >>> king & 1) != 0 ? LINES : 0;
            for (int w = 0; w < could.length; w++) {
                changed |= (could[w] & kingCaptures[w]) != 0 ? 1L << kingNumber : 0;
            }
        }
        if (changed < 0) {
            fresh.begin(next, side);
            boolean isSame = fresh.bindsAs(still);
            fresh.end();
            if (!isSame) {
                return fresh.count(next);
            }
        }
        still.on(next);
        for (long left = changed & ~LINES; left != 0; left &= left - 1) {
            int n = Long.numberOfTrailingZeros(left);
            sum += still.count(square[n], next.piece(square[n])) - this.moves[n];
        }
        return sum;
    }
}

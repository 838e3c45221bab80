package io.github.multimove.internal.fast.wide;

import java.util.Arrays;

/**
 * What binds a royal piece on a square: for each enemy that would capture it once some of the mover's pieces have left, those pieces and
 * the squares that answer it. Without pieces it is a check, with one a pin. Written over by each look.
 */
final class WordKingConstraints {
    private static final long[] NONE = {};

    int size;
    /** How many are checks. */
    int checks;

    /** By condition, two words each. */
    long[] pieces = NONE;

    long[] answers = NONE;

    /** The squares that answer every check, and the pieces which one condition or more ties alone. */
    long allLow;

    long allHigh;
    long tiedLow;
    long tiedHigh;

    private long ownLow;
    private long ownHigh;
    private long enemyLow;
    private long enemyHigh;
    private int most;

    /**
     * Finds the conditions of a royal piece of the side to move on a square, an enemy there captured, when some of the mover's
     * pieces are away and so many more may leave.
     */
    void look(WideBoard board, int at, int mostLeaving, long awayLow, long awayHigh) {
        int own = 2 * board.side;
        ownLow = board.pieces[own] & ~awayLow;
        ownHigh = board.pieces[own + 1] & ~awayHigh;
        enemyLow = board.pieces[2 - own] & ~Tables128.low(at);
        enemyHigh = board.pieces[3 - own] & ~Tables128.high(at);
        most = mostLeaving;
        Tables128 wide = board.wide;
        int by = 1 - board.side;
        size = 0;
        checks = 0;
        allLow = -1;
        allHigh = -1;
        tiedLow = 0;
        tiedHigh = 0;
        long l = wide.leapersTo[by][2 * at] & enemyLow;
        long h = wide.leapersTo[by][2 * at + 1] & enemyHigh;
        for (; (l | h) != 0; h &= l == 0 ? h - 1 : -1, l &= l - 1) {
            int s = WideBoard.first(l, h);
            if (board.captures(wide.leapsTo, s, at)) {
                add(0, 0, Tables128.low(s), Tables128.high(s));
            }
        }
        l = board.sliders[2 * by] & enemyLow & wide.slidersTo[by][2 * at];
        h = board.sliders[2 * by + 1] & enemyHigh & wide.slidersTo[by][2 * at + 1];
        for (; (l | h) != 0; h &= l == 0 ? h - 1 : -1, l &= l - 1) {
            line(board, at, WideBoard.first(l, h));
        }
    }

    private void line(WideBoard board, int at, int attacker) {
        Tables128 wide = board.wide;
        int pair = 2 * (at * wide.size + attacker);
        long l = wide.between[pair];
        long h = wide.between[pair + 1];
        if (((l & enemyLow) | (h & enemyHigh)) != 0 || !board.captures(wide.linesTo, attacker, at)) {
            return;
        }
        long leavingLow = l & ownLow;
        long leavingHigh = h & ownHigh;
        if (WideBoard.count(leavingLow, leavingHigh) <= most) {
            add(leavingLow, leavingHigh, l | Tables128.low(attacker), h | Tables128.high(attacker));
        }
    }

    private void add(long leavingLow, long leavingHigh, long low, long high) {
        if (2 * size == pieces.length) {
            pieces = Arrays.copyOf(pieces, 4 * size + 8);
            answers = Arrays.copyOf(answers, 4 * size + 8);
        }
        pieces[2 * size] = leavingLow;
        pieces[2 * size + 1] = leavingHigh;
        answers[2 * size] = low;
        answers[2 * size++ + 1] = high;
        if ((leavingLow | leavingHigh) == 0) {
            checks++;
            allLow &= low;
            allHigh &= high;
        } else if (WideBoard.count(leavingLow, leavingHigh) == 1) {
            tiedLow |= leavingLow;
            tiedHigh |= leavingHigh;
        }
    }

    /** Keeps of the squares last reached by a piece, not royal, those on which it may land alone. */
    void keep(WideBoard board, int from) {
        board.toLow &= allLow;
        board.toHigh &= allHigh;
        long l = Tables128.low(from);
        long h = Tables128.high(from);
        if (((tiedLow & l) | (tiedHigh & h)) != 0) {
            for (int c = 0; c < 2 * size; c += 2) {
                if (pieces[c] == l && pieces[c + 1] == h) {
                    board.toLow &= answers[c];
                    board.toHigh &= answers[c + 1];
                }
            }
        }
    }
}

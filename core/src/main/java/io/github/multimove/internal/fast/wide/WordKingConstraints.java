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

    long[] piecesLow = NONE;
    long[] piecesHigh = NONE;
    long[] answersLow = NONE;
    long[] answersHigh = NONE;

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
     * Finds the conditions of a royal piece of the side to move on a square, when the board holds such pieces of either side and
     * so many of the mover's may leave.
     */
    void look(
            WideBoard board,
            int at,
            int mostLeaving,
            long newOwnLow,
            long newOwnHigh,
            long newEnemyLow,
            long newEnemyHigh) {
        ownLow = newOwnLow;
        ownHigh = newOwnHigh;
        enemyLow = newEnemyLow;
        enemyHigh = newEnemyHigh;
        most = mostLeaving;
        Tables128 wide = board.wide;
        int by = 1 - board.side;
        size = 0;
        checks = 0;
        allLow = -1;
        allHigh = -1;
        tiedLow = 0;
        tiedHigh = 0;
        if (((wide.leapersLow[by][at] & enemyLow) | (wide.leapersHigh[by][at] & enemyHigh)) != 0) {
            for (int code : wide.leapers[by]) {
                long low = board.low[code] & wide.leapsLow[code][at] & enemyLow;
                long high = board.high[code] & wide.leapsHigh[code][at] & enemyHigh;
                for (; low != 0; low &= low - 1) {
                    add(0, 0, low & -low, 0);
                }
                for (; high != 0; high &= high - 1) {
                    add(0, 0, 0, high & -high);
                }
            }
        }
        long sliders = board.sliders[2 * by] & enemyLow & wide.slidersLow[by][at];
        for (; sliders != 0; sliders &= sliders - 1) {
            line(board, at, Long.numberOfTrailingZeros(sliders));
        }
        long others = board.sliders[2 * by + 1] & enemyHigh & wide.slidersHigh[by][at];
        for (; others != 0; others &= others - 1) {
            line(board, at, 64 + Long.numberOfTrailingZeros(others));
        }
    }

    private void line(WideBoard board, int at, int attacker) {
        Tables128 wide = board.wide;
        int pair = at * wide.size + attacker;
        long l = wide.betweenLow[pair];
        long h = wide.betweenHigh[pair];
        if (((l & enemyLow) | (h & enemyHigh)) != 0 || !board.attacksOver(attacker, at)) {
            return;
        }
        long pieces = l & ownLow;
        long others = h & ownHigh;
        if (WideBoard.count(pieces, others) <= most) {
            add(pieces, others, l | Tables128.low(attacker), h | Tables128.high(attacker));
        }
    }

    private void add(long pieces, long others, long low, long high) {
        if (size == piecesLow.length) {
            int more = 2 * size + 4;
            piecesLow = Arrays.copyOf(piecesLow, more);
            piecesHigh = Arrays.copyOf(piecesHigh, more);
            answersLow = Arrays.copyOf(answersLow, more);
            answersHigh = Arrays.copyOf(answersHigh, more);
        }
        piecesLow[size] = pieces;
        piecesHigh[size] = others;
        answersLow[size] = low;
        answersHigh[size++] = high;
        if ((pieces | others) == 0) {
            checks++;
            allLow &= low;
            allHigh &= high;
        } else if (WideBoard.count(pieces, others) == 1) {
            tiedLow |= pieces;
            tiedHigh |= others;
        }
    }

    /** Keeps of the squares last reached by a piece, not royal, those on which it may land alone. */
    void keep(WideBoard board, int from) {
        board.toLow &= allLow;
        board.toHigh &= allHigh;
        long l = Tables128.low(from);
        long h = Tables128.high(from);
        if (((tiedLow & l) | (tiedHigh & h)) != 0) {
            for (int c = 0; c < size; c++) {
                if (piecesLow[c] == l && piecesHigh[c] == h) {
                    board.toLow &= answersLow[c];
                    board.toHigh &= answersHigh[c];
                }
            }
        }
    }
}

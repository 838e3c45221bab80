package io.github.multimove.internal.fast.wide;

import java.util.Arrays;

/**
 * What binds a royal man on a square: for each enemy who would take it once some of the mover's men have left, those men and
 * the squares that answer him. Without men it is a check, with one a pin. Written over by each look.
 */
final class Conditions {
    int size;
    /** How many are checks. */
    int checks;

    long[] menLow = new long[4];
    long[] menHigh = new long[4];
    long[] answersLow = new long[4];
    long[] answersHigh = new long[4];

    /** The squares that answer every check, and the men whom one condition or more ties alone. */
    long allLow;

    long allHigh;
    long tiedLow;
    long tiedHigh;

    private long ownLow;
    private long ownHigh;
    private long enemyLow;
    private long enemyHigh;
    private int most;

    /** Says how the board stands when the next look is taken, and how many men may leave. */
    Conditions on(long newOwnLow, long newOwnHigh, long newEnemyLow, long newEnemyHigh, int mostLeaving) {
        ownLow = newOwnLow;
        ownHigh = newOwnHigh;
        enemyLow = newEnemyLow;
        enemyHigh = newEnemyHigh;
        most = mostLeaving;
        return this;
    }

    /** Finds the conditions of a royal man of the side to move on a square. */
    void look(WideBoard board, int at) {
        WideTables wide = board.wide;
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
        long sliders = board.slidersLow[by] & enemyLow & wide.slidersLow[by][at];
        for (; sliders != 0; sliders &= sliders - 1) {
            line(board, at, Long.numberOfTrailingZeros(sliders));
        }
        long others = board.slidersHigh[by] & enemyHigh & wide.slidersHigh[by][at];
        for (; others != 0; others &= others - 1) {
            line(board, at, 64 + Long.numberOfTrailingZeros(others));
        }
    }

    private void line(WideBoard board, int at, int attacker) {
        WideTables wide = board.wide;
        int pair = at * wide.size + attacker;
        long l = wide.betweenLow[pair];
        long h = wide.betweenHigh[pair];
        if (((l & enemyLow) | (h & enemyHigh)) != 0 || !board.attacksOver(attacker, at)) {
            return;
        }
        long men = l & ownLow;
        long others = h & ownHigh;
        if (WideBoard.count(men, others) <= most) {
            add(men, others, l | WideTables.low(attacker), h | WideTables.high(attacker));
        }
    }

    private void add(long men, long others, long low, long high) {
        if (size == menLow.length) {
            menLow = Arrays.copyOf(menLow, 2 * size);
            menHigh = Arrays.copyOf(menHigh, 2 * size);
            answersLow = Arrays.copyOf(answersLow, 2 * size);
            answersHigh = Arrays.copyOf(answersHigh, 2 * size);
        }
        menLow[size] = men;
        menHigh[size] = others;
        answersLow[size] = low;
        answersHigh[size++] = high;
        if ((men | others) == 0) {
            checks++;
            allLow &= low;
            allHigh &= high;
        } else if (WideBoard.count(men, others) == 1) {
            tiedLow |= men;
            tiedHigh |= others;
        }
    }

    /** Keeps of the squares last reached by a man, not royal, those on which it may land alone. */
    void keep(WideBoard board, int from) {
        board.toLow &= allLow;
        board.toHigh &= allHigh;
        long l = WideTables.low(from);
        long h = WideTables.high(from);
        if (((tiedLow & l) | (tiedHigh & h)) != 0) {
            for (int c = 0; c < size; c++) {
                if (menLow[c] == l && menHigh[c] == h) {
                    board.toLow &= answersLow[c];
                    board.toHigh &= answersHigh[c];
                }
            }
        }
    }
}

package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.fast.singles.WideTables.Moves;
import io.github.multimove.internal.fast.singles.WideTables.Ray;
import java.util.Arrays;

/** A field of a {@link WideTables} game as bit sets of two words: whose men stand where, and what they reach. */
final class WideBoard {
    private final WideTables wide;
    final int side;
    final long ownLow;
    final long ownHigh;
    private final long enemyLow;
    private final long enemyHigh;
    /** By code, the squares of the men. */
    private final long[] low;

    private final long[] high;
    /** The squares last reached. */
    long toLow;

    long toHigh;

    WideBoard(Field field, WideTables wide) {
        this.wide = wide;
        this.side = field.side;
        low = new long[field.tables.codes];
        high = new long[field.tables.codes];
        ownLow = field.ofSide(side, 0);
        ownHigh = field.ofSide(side, 1);
        enemyLow = field.ofSide(1 - side, 0);
        enemyHigh = field.ofSide(1 - side, 1);
        for (int code = 2; code < low.length; code++) {
            low[code] = field.of(code, 0);
            high[code] = field.of(code, 1);
        }
    }

    /** The number of the mover's royal men. */
    int royals() {
        int n = 0;
        for (int code : wide.royals[side]) {
            n += Long.bitCount(low[code]) + Long.bitCount(high[code]);
        }
        return n;
    }

    /** The first square of a royal man of the mover's; 128 if there is none. */
    int firstRoyal() {
        long l = 0;
        long h = 0;
        for (int code : wide.royals[side]) {
            l |= low[code];
            h |= high[code];
        }
        return l != 0 ? Long.numberOfTrailingZeros(l) : 64 + Long.numberOfTrailingZeros(h);
    }

    /** The first square of a man of the mover's from a square on, or -1. */
    int next(int square) {
        if (square < 64) {
            long l = ownLow & -1L << square;
            if (l != 0) {
                return Long.numberOfTrailingZeros(l);
            }
        }
        long h = square > 64 ? square > 127 ? 0 : ownHigh & -1L << square : ownHigh;
        return h == 0 ? -1 : 64 + Long.numberOfTrailingZeros(h);
    }

    /** Finds where a man of the mover's can go, safe or not. */
    void reach(int code, int s) {
        Moves m = wide.moves[code][s];
        long emptyLow = ~(ownLow | enemyLow);
        long emptyHigh = ~(ownHigh | enemyHigh);
        long toL = (m.anyLow() & ~ownLow) | (m.toLow() & emptyLow) | (m.takesLow() & enemyLow);
        long toH = (m.anyHigh() & ~ownHigh) | (m.toHigh() & emptyHigh) | (m.takesHigh() & enemyHigh);
        for (Ray ray : m.rays()) {
            long blockersLow = ray.low() & ~emptyLow;
            long blockersHigh = ray.high() & ~emptyHigh;
            long openLow = -1;
            long openHigh = -1;
            if (ray.rising()) {
                openLow = blockersLow ^ (blockersLow - 1);
                openHigh = blockersLow != 0 ? 0 : blockersHigh ^ (blockersHigh - 1);
            } else if (blockersHigh != 0) {
                openHigh = -Long.highestOneBit(blockersHigh);
                openLow = 0;
            } else if (blockersLow != 0) {
                openLow = -Long.highestOneBit(blockersLow);
            }
            toL |= openLow & ((ray.toLow() & emptyLow) | (ray.takesLow() & enemyLow));
            toH |= openHigh & ((ray.toHigh() & emptyHigh) | (ray.takesHigh() & enemyHigh));
        }
        toLow = toL;
        toHigh = toH;
    }

    /** Finds where the king can safely go. */
    void kingReach(int code, int king) {
        reach(code, king);
        for (long left = toLow; left != 0; left &= left - 1) {
            toLow ^= isAttacked(Long.numberOfTrailingZeros(left), king) ? left & -left : 0;
        }
        for (long left = toHigh; left != 0; left &= left - 1) {
            toHigh ^= isAttacked(64 + Long.numberOfTrailingZeros(left), king) ? left & -left : 0;
        }
    }

    /** Whether a man of the mover's on a square could be taken, were it not where it stands. */
    boolean isAttacked(int at, int from) {
        long l = ~(WideTables.low(from) | WideTables.low(at));
        long h = ~(WideTables.high(from) | WideTables.high(at));
        for (int code : wide.leapers[1 - side]) {
            if (((low[code] & wide.leapsLow[code][at] & l) | (high[code] & wide.leapsHigh[code][at] & h)) != 0) {
                return true;
            }
        }
        long occupiedLow = (ownLow | enemyLow) & l;
        long occupiedHigh = (ownHigh | enemyHigh) & h;
        for (int code : wide.sliders[1 - side]) {
            for (long left = low[code] & wide.linesLow[code][at] & l; left != 0; left &= left - 1) {
                if (isClear(at, Long.numberOfTrailingZeros(left), occupiedLow, occupiedHigh)) {
                    return true;
                }
            }
            for (long left = high[code] & wide.linesHigh[code][at] & h; left != 0; left &= left - 1) {
                if (isClear(at, 64 + Long.numberOfTrailingZeros(left), occupiedLow, occupiedHigh)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isClear(int at, int attacker, long occupiedLow, long occupiedHigh) {
        int pair = at * wide.size + attacker;
        return ((wide.betweenLow[pair] & occupiedLow) | (wide.betweenHigh[pair] & occupiedHigh)) == 0;
    }

    // ---- what binds single sub-moves while a royal man stands
    // ---------------------------------------------------------

    /** By line with one man of the mover's on it, that man and the squares that it may go to, two words each. */
    private long[] pins = {};

    private int pinned;
    /** Where a man other than the king must go. */
    private long answersLow = -1;

    private long answersHigh = -1;

    /** Finds the checks of a royal man and the men that are tied to a line before it. */
    void look(int king) {
        for (int code : wide.leapers[1 - side]) {
            long hitsLow = low[code] & wide.leapsLow[code][king];
            long hitsHigh = high[code] & wide.leapsHigh[code][king];
            for (; hitsLow != 0; hitsLow &= hitsLow - 1) {
                answer(hitsLow & -hitsLow, 0);
            }
            for (; hitsHigh != 0; hitsHigh &= hitsHigh - 1) {
                answer(0, hitsHigh & -hitsHigh);
            }
        }
        for (int code : wide.sliders[1 - side]) {
            for (long left = low[code] & wide.linesLow[code][king]; left != 0; left &= left - 1) {
                line(king, Long.numberOfTrailingZeros(left));
            }
            for (long left = high[code] & wide.linesHigh[code][king]; left != 0; left &= left - 1) {
                line(king, 64 + Long.numberOfTrailingZeros(left));
            }
        }
    }

    private void answer(long l, long h) {
        answersLow &= l;
        answersHigh &= h;
    }

    private void line(int king, int attacker) {
        int pair = king * wide.size + attacker;
        long l = wide.betweenLow[pair];
        long h = wide.betweenHigh[pair];
        if (((l & enemyLow) | (h & enemyHigh)) != 0) {
            return;
        }
        long menLow = l & ownLow;
        long menHigh = h & ownHigh;
        int between = Long.bitCount(menLow) + Long.bitCount(menHigh);
        l |= WideTables.low(attacker);
        h |= WideTables.high(attacker);
        if (between == 0) {
            answer(l, h);
        } else if (between == 1) {
            if (pins.length == pinned) {
                pins = Arrays.copyOf(pins, Math.max(16, 2 * pinned));
            }
            pins[pinned++] = menLow;
            pins[pinned++] = menHigh;
            pins[pinned++] = l;
            pins[pinned++] = h;
        }
    }

    /** Whether a man other than the king may land on a square that it can reach. */
    boolean mayLand(int from, int to) {
        return isAmong(to, answersLow, answersHigh) && (pinned == 0 || isOnItsLine(from, to));
    }

    private boolean isOnItsLine(int from, int to) {
        for (int i = 0; i < pinned; i += 4) {
            if (isAmong(from, pins[i], pins[i + 1]) && !isAmong(to, pins[i + 2], pins[i + 3])) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAmong(int square, long l, long h) {
        return ((square < 64 ? l : h) >>> square & 1) != 0;
    }

    /** Finds where a man other than the king can safely go, once {@link #look} has been asked. */
    void safeReach(int code, int s) {
        reach(code, s);
        toLow &= answersLow;
        toHigh &= answersHigh;
        for (int i = 0; i < pinned; i += 4) {
            if (isAmong(s, pins[i], pins[i + 1])) {
                toLow &= pins[i + 2];
                toHigh &= pins[i + 3];
            }
        }
    }
}

package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.MovePath;
import java.util.Arrays;

/**
 * A board of at most 128 squares with its pieces by code as bit sets of two words, read off a position. Not safe to share between
 * threads.
 */
final class WideBoard {
    static final int WORDS = 2;

    final Tables128 wide;
    /** The position that was read. */
    BoardState state;

    int side;
    byte[] piece;
    /** White's pieces, then Black's, two words each. */
    final long[] pieces = new long[2 * WORDS];
    /** Those of them that capture over lines. */
    final long[] sliders = new long[2 * WORDS];
    /** By code, the squares of the pieces. */
    final long[] low;

    final long[] high;
    /** The squares last reached. */
    long toLow;

    long toHigh;

    /** The board of a position that {@link Tables128#fits}. */
    WideBoard(Tables128 wide, BoardState position) {
        this.wide = wide;
        low = new long[wide.tables.codes];
        high = new long[wide.tables.codes];
        state = position;
        piece = new byte[0];
        read(position);
    }

    /** Becomes the board of another position. */
    void read(BoardState position) {
        state = position;
        side = position.side;
        piece = position.bySquare();
        for (int w = 0; w < WORDS; w++) {
            pieces[WORDS + w] = position.plane(0, w);
            pieces[w] = position.occupied(w) ^ pieces[WORDS + w];
        }
        position.sets(0, low);
        if (wide.size > 64) {
            position.sets(1, high);
        }
        Arrays.fill(sliders, 0);
        for (int code = 2; code < low.length; code++) {
            sliders[2 * (code & 1)] |= low[code] & wide.isSlider[code];
            sliders[2 * (code & 1) + 1] |= high[code] & wide.isSlider[code];
        }
    }

    // ---- reach ------------------------------------------------------------------------------------------------------

    /** Finds where a piece of the side to move can go, safe or not. */
    void reach(int code, int s) {
        long ownLow = pieces[2 * side];
        long ownHigh = pieces[2 * side + 1];
        long[] near = wide.near;
        int place = code * wide.size + s;
        if (((near[place * 2] & ~ownLow) | (near[place * 2 + 1] & ~ownHigh)) == 0) {
            toLow = 0;
            toHigh = 0;
            return;
        }
        long occupiedLow = ownLow | pieces[2 - 2 * side];
        long occupiedHigh = ownHigh | pieces[3 - 2 * side];
        long toL = wide.leaps[place * 2];
        long toH = wide.leaps[place * 2 + 1];
        long[] lines = wide.lines;
        int line = wide.firstLine[place * 2];
        int falling = wide.firstLine[place * 2 + 1];
        int last = wide.firstLine[place * 2 + 2];
        // without branches, which cannot be predicted here
        for (; line < falling; line++) {
            long low = lines[line * 2];
            long high = lines[line * 2 + 1];
            long blockersLow = low & occupiedLow;
            long blockersHigh = high & occupiedHigh;
            long isOpen = ~((blockersLow | -blockersLow) >> 63);
            toL |= low & (blockersLow ^ (blockersLow - 1));
            toH |= high & (blockersHigh ^ (blockersHigh - 1)) & isOpen;
        }
        for (; line < last; line++) {
            long low = lines[line * 2];
            long high = lines[line * 2 + 1];
            long blockersLow = low & occupiedLow;
            long blockersHigh = high & occupiedHigh;
            long isOpen = ~((blockersHigh | -blockersHigh) >> 63);
            toH |= high & (-1L << (63 - Long.numberOfLeadingZeros(blockersHigh | 1)));
            toL |= low & (-1L << (63 - Long.numberOfLeadingZeros(blockersLow | 1))) & isOpen;
        }
        toLow = toL & ~ownLow;
        toHigh = toH & ~ownHigh;
        for (MovePath path : wide.others[place]) {
            along(path);
        }
    }

    /** Adds where a path of the side to move leads, square by square. */
    private void along(MovePath path) {
        short[] squares = path.squares();
        for (int i = 0; i < squares.length; i++) {
            int other = piece[squares[i]];
            boolean lands = other == 0 ? path.toEmpty() : path.capturing() && (other & 1) != side;
            if (lands && i >= path.firstLanding()) {
                toLow |= Tables128.low(squares[i]);
                toHigh |= Tables128.high(squares[i]);
            }
            if (other != 0) {
                return;
            }
        }
    }

    /** Finds where the only king can safely go. */
    void kingReach(int code, int king) {
        reach(code, king);
        long h = toHigh;
        for (long l = toLow; (l | h) != 0; h &= l == 0 ? h - 1 : -1, l &= l - 1) {
            int to = first(l, h);
            if (isAttacked(to, king)) {
                toLow &= ~Tables128.low(to);
                toHigh &= ~Tables128.high(to);
            }
        }
    }

    // ---- attack -----------------------------------------------------------------------------------------------------

    /** Whether a piece of the side to move on a square could be captured, were it not where it stands. */
    private boolean isAttacked(int at, int from) {
        int by = 1 - side;
        long l = ~(Tables128.low(from) | Tables128.low(at));
        long h = ~(Tables128.high(from) | Tables128.high(at));
        long nearLow = wide.leapersTo[by][2 * at] & pieces[2 * by] & l;
        long nearHigh = wide.leapersTo[by][2 * at + 1] & pieces[2 * by + 1] & h;
        for (; (nearLow | nearHigh) != 0; nearHigh &= nearLow == 0 ? nearHigh - 1 : -1, nearLow &= nearLow - 1) {
            if (captures(wide.leapsTo, first(nearLow, nearHigh), at)) {
                return true;
            }
        }
        long occupiedLow = (pieces[0] | pieces[2]) & l;
        long occupiedHigh = (pieces[1] | pieces[3]) & h;
        l &= sliders[2 * by] & wide.slidersTo[by][2 * at];
        h &= sliders[2 * by + 1] & wide.slidersTo[by][2 * at + 1];
        for (; (l | h) != 0; h &= l == 0 ? h - 1 : -1, l &= l - 1) {
            int s = first(l, h);
            if (isClear(at, s, occupiedLow, occupiedHigh) && captures(wide.linesTo, s, at)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the piece on a square captures on another by leaps, or over lines were no piece between. */
    boolean captures(long[][] to, int from, int at) {
        return (to[piece[from]][2 * at + (from >> 6)] >>> from & 1) != 0;
    }

    private boolean isClear(int at, int attacker, long occupiedLow, long occupiedHigh) {
        int pair = 2 * (at * wide.size + attacker);
        return ((wide.between[pair] & occupiedLow) | (wide.between[pair + 1] & occupiedHigh)) == 0;
    }

    /** A word of the royal pieces of a side. */
    long royals(int ofSide, int word) {
        long found = 0;
        for (int code : wide.royals[ofSide]) {
            found |= (word == 0 ? low : high)[code];
        }
        return found;
    }

    /** The first square of two words. */
    static int first(long l, long h) {
        return l != 0 ? Long.numberOfTrailingZeros(l) : 64 + Long.numberOfTrailingZeros(h);
    }

    static int count(long l, long h) {
        return Long.bitCount(l) + Long.bitCount(h);
    }
}

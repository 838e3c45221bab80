package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.Tables;

/**
 * The men of a field by square, and the squares of each side's men as bit sets of any number of words; a turn of one man is
 * made on it by changing it. For games without castling and captures in passing. Not safe to share between threads.
 */
final class PathBoard {
    private final Tables tables;
    int side;
    final byte[] man;
    /** White's men, then Black's, {@link #words} each. */
    final long[] men;

    final int words;

    PathBoard(Tables tables) {
        this.tables = tables;
        this.words = tables.words;
        this.man = new byte[tables.size];
        this.men = new long[2 * words];
    }

    static PathBoard of(Field field) {
        PathBoard board = new PathBoard(field.tables);
        board.side = field.side;
        field.copyMen(board.man);
        for (int w = 0; w < board.words; w++) {
            board.men[w] = field.ofSide(0, w);
            board.men[board.words + w] = field.ofSide(1, w);
        }
        return board;
    }

    /** Takes over everything of another board of the game. */
    void become(PathBoard other) {
        side = other.side;
        System.arraycopy(other.man, 0, man, 0, man.length);
        System.arraycopy(other.men, 0, men, 0, men.length);
    }

    /** Makes a turn of one sub-move. */
    void make(long m) {
        int from = Packed.from(m);
        int to = Packed.to(m);
        int other = (1 - side) * words;
        if (Packed.is(m, Packed.CAPTURE)) {
            man[to] = 0;
            men[other + (to >> 6)] &= ~(1L << to);
        }
        if (Packed.kind(m) == Packed.MOVE) {
            int promotion = Packed.promotion(m);
            man[to] = promotion == 0 ? man[from] : (byte) (tables.byLetter[(promotion - 1) >> 1] << 1 | side);
            man[from] = 0;
            int own = side * words;
            men[own + (from >> 6)] ^= 1L << from;
            men[own + (to >> 6)] ^= 1L << to;
        }
        side = 1 - side;
    }

    /** The royal men of a side: their number, and in the upper half the square of the last. */
    long royals(int ofSide) {
        int n = 0;
        int last = 0;
        for (int w = 0; w < words; w++) {
            for (long left = men[ofSide * words + w]; left != 0; left &= left - 1) {
                int s = w << 6 | Long.numberOfTrailingZeros(left);
                if (tables.isRoyal(man[s])) {
                    n++;
                    last = s;
                }
            }
        }
        return (long) last << 32 | n;
    }

    /** Whether nothing but two men stands on the board, one a side. */
    boolean isBare() {
        int white = 0;
        int black = 0;
        for (int w = 0; w < words; w++) {
            white += Long.bitCount(men[w]);
            black += Long.bitCount(men[words + w]);
        }
        return white == 1 && black == 1;
    }

    /** How many men of a side stand on the board. */
    int men(int ofSide) {
        int n = 0;
        for (int w = 0; w < words; w++) {
            n += Long.bitCount(men[ofSide * words + w]);
        }
        return n;
    }

    /** How many men of a code stand on the board. */
    int count(int code) {
        int n = 0;
        for (byte m : man) {
            n += m == code ? 1 : 0;
        }
        return n;
    }

    /** Whether the man on a square is held fast by an enemy. */
    boolean isFrozen(int square) {
        if (tables.freezerMask == 0) {
            return false;
        }
        int[] by = tables.freezers[man[square] & 1][square];
        for (int i = 0; i < by.length; i += 2) {
            if (man[by[i]] == by[i + 1]) {
                return true;
            }
        }
        return false;
    }
}

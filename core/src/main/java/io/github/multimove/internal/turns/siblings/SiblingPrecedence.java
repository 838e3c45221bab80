package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import org.jspecify.annotations.Nullable;

/**
 * Which of siblings that move one after the other must go before which (rules/twins.md, order=sequential): a piece before
 * those whose way leads over its origin or ends there, and after those whose way leads over its destination. Where each piece
 * has one way only and no one shares a square, there is an order that works exactly when the siblings can be taken away
 * one by one, each when no piece is left that must go before it. So n siblings cost n times n looks and not all their orders.
 *
 * <p>must agree with {@link SiblingOrder#search}: SiblingOrderTest proves it.
 */
final class SiblingPrecedence {
    private static final int MOST = 63;

    private final int size;
    /** By square, whether one of the movers' set stands there that will leave, though its sub-move is not known yet. */
    private final boolean[] leaving;
    /** By sub-move, those that must be made before, one bit each. */
    private final long[] before;
    /** Whether some sub-move cannot be made whatever the order. */
    private boolean impossible;

    private SiblingPrecedence(int size, boolean[] leaving) {
        this.size = size;
        this.leaving = leaving;
        this.before = new long[size];
    }

    /**
     * Returns what binds the sub-moves of a turn, or of the beginning of one where all siblings move; null if that is not
     * all that binds them.
     */
    static @Nullable SiblingPrecedence of(SiblingStructure structure, BoardState field, long[] turn, int size) {
        if (structure.description.sharing() || size > MOST || field.extras().length > 0) {
            return null;
        }
        boolean[] leaving = new boolean[field.tables.size];
        byte[] sets = SiblingStructure.sets(field);
        int set = size == 0 ? 0 : sets[Packed.from(turn[0])];
        for (int s = 0; s < leaving.length; s++) {
            leaving[s] = structure.together && set != 0 && sets[s] == set;
        }
        SiblingPrecedence found = new SiblingPrecedence(size, leaving);
        for (int i = 0; i < size; i++) {
            if (Packed.kind(turn[i]) != Packed.MOVE || field.isFrozen(Packed.from(turn[i]))) {
                return null;
            }
        }
        for (int i = 0; i < size; i++) {
            short[] way = null;
            int to = Packed.to(turn[i]);
            boolean takes = field.isEnemy(to, field.side);
            for (MovePath path : field.tables.paths[Packed.type(turn[i]) << 1 | field.side][Packed.from(turn[i])]) {
                short[] squares = path.squares();
                boolean mode = takes ? path.capturing() && !path.remote() : path.toEmpty();
                for (int k = path.firstLanding(); mode && k < squares.length; k++) {
                    if (squares[k] == to) {
                        if (way != null) {
                            return null;
                        }
                        way = java.util.Arrays.copyOf(squares, k + 1);
                    }
                }
            }
            if (way == null) {
                return null;
            }
            found.bind(field, turn, i, way);
        }
        return found;
    }

    /** Notes that must go before a piece, and before which it must go, because of the squares of its way. */
    private void bind(BoardState field, long[] turn, int piece, short[] way) {
        for (int k = 0; k < way.length; k++) {
            boolean last = k == way.length - 1;
            boolean leaves = leaving[way[k]];
            for (int other = 0; other < size; other++) {
                if (other != piece && Packed.from(turn[other]) == way[k]) {
                    before[piece] |= 1L << other;
                    leaves = true;
                }
                if (other != piece && Packed.to(turn[other]) == way[k]) {
                    if (last) {
                        impossible = true;
                    } else {
                        before[other] |= 1L << piece;
                    }
                }
            }
            boolean held = field.piece(way[k]) != 0 && !leaves;
            impossible |= held && !(last && field.isEnemy(way[k], field.side));
        }
    }

    /** Whether the sub-moves can be made in some order. */
    boolean works() {
        long left = size == 0 ? 0 : -1L >>> (64 - size);
        boolean goes = !impossible;
        while (goes && left != 0) {
            goes = false;
            for (int piece = 0; piece < size; piece++) {
                if ((left >>> piece & 1) != 0 && (before[piece] & left) == 0) {
                    left &= ~(1L << piece);
                    goes = true;
                }
            }
        }
        return left == 0;
    }
}

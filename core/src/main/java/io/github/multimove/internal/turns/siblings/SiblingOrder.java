package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;

/**
 * Whether siblings can make their sub-moves one after the other in some order, each judged on the board as it then
 * stands: captured pieces already off, their siblings not yet (rules/twins.md, order=sequential).
 */
final class SiblingOrder {
    private static final int MOST_REMEMBERED = 16;

    private final boolean sharing;
    private final long[] turn;
    private final int size;
    /** By the set of sub-moves made, whether the rest is known not to work; empty where there are too many. */
    private final boolean[] hopeless;

    private SiblingOrder(boolean sharing, long[] turn, int size) {
        this.sharing = sharing;
        this.turn = turn;
        this.size = size;
        this.hopeless = new boolean[size > 2 && size <= MOST_REMEMBERED ? 1 << size : 0];
    }

    static boolean works(SiblingStructure structure, BoardState field, long[] turn, int size) {
        Interruption.check();
        SiblingPrecedence precedence = SiblingPrecedence.of(structure, field, turn, size);
        return precedence != null ? precedence.works() : search(structure, field, turn, size);
    }

    /** Whether nothing is known that keeps the sub-moves from beginning a turn in which all siblings move. */
    static boolean mayBegin(SiblingStructure structure, BoardState field, long[] turn, int size) {
        SiblingPrecedence precedence = SiblingPrecedence.of(structure, field, turn, size);
        return precedence == null || precedence.works();
    }

    /**
     * Whether siblings could leave their squares one after the other if no piece that has left came to stand in another's way:
     * false only where two or more wait for each other.
     */
    static boolean mayAllLeave(SiblingMoves moves, int[] squares) {
        BoardState field = moves.field;
        if (field.extras().length > 0 || field.tables.freezerMask != 0) {
            return true;
        }
        boolean sharing = moves.structure.description.sharing();
        BoardState left = field.copy();
        int waiting = squares.length;
        for (boolean goes = true; goes && waiting > 0; ) {
            goes = false;
            for (int square : squares) {
                if (left.piece(square) != 0 && isAnyPossible(left, sharing, moves, square)) {
                    left.clear(square);
                    waiting--;
                    goes = true;
                }
            }
        }
        return waiting == 0;
    }

    private static boolean isAnyPossible(BoardState field, boolean sharing, SiblingMoves moves, int square) {
        for (int i = moves.begin[square]; i < moves.end[square]; i++) {
            if (isPossible(field, sharing, moves.all.at[i])) {
                return true;
            }
        }
        return false;
    }

    /** As {@link #works}, by trying orders. */
    static boolean search(SiblingStructure structure, BoardState field, long[] turn, int size) {
        return new SiblingOrder(structure.description.sharing(), turn, size).works(field, 0, 0);
    }

    private boolean works(BoardState field, long made, int count) {
        Interruption.check();
        boolean remembers = hopeless.length > 0;
        if (remembers && hopeless[(int) made]) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if ((made >>> i & 1) == 0
                    && isPossible(field, sharing, turn[i])
                    && (count + 1 == size || works(moved(field, turn[i]), made | 1L << i, count + 1))) {
                return true;
            }
        }
        if (remembers) {
            hopeless[(int) made] = true;
        }
        return false;
    }

    private static boolean isPossible(BoardState field, boolean sharing, long m) {
        int from = Packed.from(m);
        if (field.isFrozen(from)) {
            return false;
        }
        for (MovePath path : field.tables.paths[Packed.type(m) << 1 | field.side][from]) {
            short[] squares = path.squares();
            for (int i = 0; i < squares.length; i++) {
                int square = squares[i];
                if (square == Packed.to(m) && i >= path.firstLanding() && mayEnd(field, sharing, path, m)) {
                    return true;
                }
                if (square == Packed.to(m) || field.piece(square) != 0) {
                    break;
                }
            }
        }
        return false;
    }

    private static boolean mayEnd(BoardState field, boolean sharing, MovePath path, long m) {
        int to = Packed.to(m);
        boolean remote = Packed.kind(m) == Packed.REMOTE;
        if (field.isEnemy(to, field.side)) {
            return path.capturing() && path.remote() == remote;
        }
        byte[] sets = SiblingStructure.sets(field);
        return path.toEmpty() && !remote && (field.piece(to) == 0 || (sharing && sets[to] == sets[Packed.from(m)]));
    }

    private static BoardState moved(BoardState field, long m) {
        BoardState next = field.copy();
        byte[] sets = SiblingStructure.sets(next);
        int from = Packed.from(m);
        int to = Packed.to(m);
        byte set = sets[from];
        if (next.isEnemy(to, field.side)) {
            next.clear(to);
            sets[to] = 0;
        }
        if (Packed.kind(m) == Packed.MOVE) {
            int code = Packed.type(m) << 1 | field.side;
            next.remove(from, code);
            sets[from] = next.piece(from) == 0 ? 0 : set;
            next.put(to, code);
            sets[to] = set;
        }
        return next;
    }
}

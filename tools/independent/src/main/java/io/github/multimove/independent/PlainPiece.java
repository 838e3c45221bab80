package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** One piece on a board, asked for its sub-moves: the vocabulary in which the bases write their tables. */
final class PlainPiece {

    /** Whether a vector moves to empty squares (m), captures (c), or does both. */
    enum How {
        MOVE,
        CAPTURE,
        BOTH
    }

    static final int[][] ORTHOGONAL = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}};
    static final int[][] DIAGONAL = {{1, 1, 0}, {1, -1, 0}, {-1, 1, 0}, {-1, -1, 0}};
    static final int[][] ROUND = {
        {1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {1, 1, 0}, {1, -1, 0}, {-1, 1, 0}, {-1, -1, 0}
    };
    static final int[][] KNIGHT = {
        {1, 2, 0}, {1, -2, 0}, {-1, 2, 0}, {-1, -2, 0}, {2, 1, 0}, {2, -1, 0}, {-2, 1, 0}, {-2, -1, 0}
    };

    private final PlainBase base;
    private final char[] board;
    private final int from;
    private final Collection<Integer> enPassant;
    private final int onlyCaptured;
    private final List<PlainSubMove> found = new ArrayList<>();

    /**
     * Takes the square of the one piece whose captures are asked for, or {@link PlainShape#NOWHERE} to ask for everything.
     */
    PlainPiece(PlainBase base, char[] board, int from, Collection<Integer> enPassant, int onlyCaptured) {
        this.base = base;
        this.board = board;
        this.from = from;
        this.enPassant = enPassant;
        this.onlyCaptured = onlyCaptured;
    }

    /** Returns what the piece was found to be able to do. */
    List<PlainSubMove> found() {
        return found;
    }

    char kind() {
        return Character.toUpperCase(board[from]);
    }

    boolean white() {
        return Character.isUpperCase(board[from]);
    }

    /** Returns the direction of rising ranks (and levels) as this piece's side counts them. */
    int forward() {
        return white() ? 1 : -1;
    }

    /** Returns the number of the piece's rank, 1 nearest its own side. */
    int ownRank() {
        int rank = base.shape.rank(from);
        return white() ? rank + 1 : base.shape.ranks() - rank;
    }

    int level() {
        return base.shape.level(from);
    }

    int shifted(int files, int ranks, int levels) {
        return base.shape.shifted(from, files, ranks, levels);
    }

    boolean isEmpty(int square) {
        return square != PlainShape.NOWHERE && board[square] == PlainBase.EMPTY;
    }

    boolean isEnemy(int square) {
        return square != PlainShape.NOWHERE && PlainBase.isOf(board[square], !white());
    }

    /** Goes one vector, whatever stands between. */
    void leap(How how, int... vector) {
        int to = shifted(vector[0], vector[1], vector[2]);
        land(how, to, isUnit(vector) ? List.of(to) : List.of());
    }

    void leaps(How how, int[][] vectors) {
        for (int[] vector : vectors) {
            leap(how, vector);
        }
    }

    /** Goes a vector up to {@code most} times, stopping before a friend and on an enemy. */
    void slide(int most, int... vector) {
        List<Integer> way = new ArrayList<>();
        for (int steps = 1; steps <= most; steps++) {
            int to = shifted(steps * vector[0], steps * vector[1], steps * vector[2]);
            way.add(to);
            if (isAsked(to)) {
                land(How.BOTH, to, List.copyOf(way));
            }
            if (!isEmpty(to)) {
                return;
            }
        }
    }

    void slides(int[][] vectors) {
        for (int[] vector : vectors) {
            slide(Integer.MAX_VALUE, vector);
        }
    }

    /** Goes to a square named outright. */
    void land(How how, int to, List<Integer> way) {
        if (isEmpty(to) && how != How.CAPTURE) {
            add(to, PlainShape.NOWHERE, PlainShape.NOWHERE, way);
        } else if (isEnemy(to) && how != How.MOVE) {
            add(to, to, PlainShape.NOWHERE, way);
        }
    }

    /** Takes a piece without leaving the square. */
    void captureRemotely(int square) {
        if (isEnemy(square) && isAsked(square)) {
            found.add(PlainSubMove.remotely(from, square));
        }
    }

    /** Moves as a pawn of the orthodox kind does. */
    void pawn() {
        int s = forward();
        int one = shifted(0, s, 0);
        if (isEmpty(one)) {
            add(one, PlainShape.NOWHERE, PlainShape.NOWHERE, List.of(one));
            int two = shifted(0, 2 * s, 0);
            if (base.doubleStep && ownRank() == base.doubleStepRank() && isEmpty(two)) {
                add(two, PlainShape.NOWHERE, one, List.of(one, two));
            }
        }
        for (int side : new int[] {-1, 1}) {
            int to = shifted(side, s, 0);
            if (isEnemy(to)) {
                add(to, to, PlainShape.NOWHERE, List.of(to));
            } else if (isEmpty(to) && enPassant.contains(to)) {
                add(to, shifted(side, 0, 0), PlainShape.NOWHERE, List.of(to));
            }
        }
    }

    private boolean isAsked(int taken) {
        return onlyCaptured == PlainShape.NOWHERE || onlyCaptured == taken;
    }

    private void add(int to, int taken, int crossed, List<Integer> way) {
        if (!isAsked(taken)) {
            return;
        }
        for (String promotion : base.promotions(board, from, to, taken)) {
            PlainSubMove subMove = new PlainSubMove(from, to, taken, promotion, crossed, way, Optional.empty());
            if (!isKnown(subMove)) {
                found.add(subMove);
            }
        }
    }

    /** A piece that comes to a square by two of its ways has one sub-move there: one text, one sub-move. */
    private boolean isKnown(PlainSubMove subMove) {
        return found.stream()
                .anyMatch(other -> other.to() == subMove.to() && PlainSubMove.ORDER.compare(other, subMove) == 0);
    }

    private static boolean isUnit(int[] vector) {
        return Math.abs(vector[0]) <= 1 && Math.abs(vector[1]) <= 1 && Math.abs(vector[2]) <= 1;
    }
}

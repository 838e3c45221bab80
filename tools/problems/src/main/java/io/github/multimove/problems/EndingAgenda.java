package io.github.multimove.problems;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.position.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which undecided positions of a table a pass must look at. One is looked at again in three cases: the placement that kept it from
 * being lost has been won; the other side has lost a placement from which its pieces, moved back over an empty board, come to where
 * they stand; or a value of another table counts now. Whatever is in doubt is looked at. If no turn leads to a placement lost in the
 * pass before, those that stay within the table are looked at until one keeps the position from being lost.
 */
final class EndingAgenda {
    /** How many bytes there are for each number, but for those reached. */
    static final int BYTES = 2 * (Integer.BYTES + Short.BYTES + 1);
    /** The pass of what is won through no other table. */
    static final short NEVER = Short.MAX_VALUE;

    /** More moves than any turn has that is told apart. */
    private static final byte FAR = Byte.MAX_VALUE;

    private final EndingNumbers numbers;
    private final short[][] values;
    /** By side and number, one more than the number of a placement that it may leave the other side, or 0. */
    private final int[][] kept;
    /** By side and number, from which pass on it is looked at in any case. */
    private final short[][] due;
    /** By side and number, whether a turn may lead to a placement lost in the pass before. */
    private final boolean[][] marked;
    /** By number, whether a turn may come by there to such a placement. */
    private final boolean[] reached;
    /** By piece, square and number of moves, from where it comes there in so many on an empty board and in no fewer. */
    private final int[][][][] origins;

    /** By piece, from and to a square, in how many moves it comes there on an empty board. */
    private final byte[][][] distances;

    /** By piece and square, in how many moves it comes to where it promotes. */
    private final byte[][] promotes;
    /** By side, of its pieces that are alone in their kind, but the first of all, the one with the most moves, or -1. */
    private final int[] lastOf = new int[2];

    /** By side, how many moves a turn has at most, or 0 if the table may be left otherwise than by captures and promotions. */
    private final int[] mostOf = new int[2];

    /** By piece, whether a turn that captures it may win. */
    private final boolean[] gains;

    private final GameTables tables;
    /** How many moves of a side's own pieces a turn has at most. */
    private final int mostMoves;
    /** How many pieces a turn moves, or how often it moves one. */
    private volatile int most;

    EndingAgenda(EndingBoard board, short[][] values, boolean[] gains, boolean isShared) {
        Rules rules = board.work;
        this.numbers = board.numbers;
        this.values = values;
        this.gains = gains;
        this.tables = rules.tables;
        int size = values[0].length;
        kept = new int[2][size];
        due = new short[2][size];
        marked = new boolean[2][size];
        reached = new boolean[isShared ? size : 0];
        origins = Arrays.stream(numbers.codes)
                .mapToObj(code -> origins(rules.tables.paths[code]))
                .toArray(int[][][][]::new);
        distances = Arrays.stream(origins).map(EndingAgenda::distances).toArray(byte[][][]::new);
        Arrays.setAll(lastOf, this::lastOf);
        promotes = new byte[origins.length][tables.size];
        for (int piece = 0; piece < origins.length; piece++) {
            byte[] zone = tables.promotions.zone[numbers.codes[piece]];
            for (int from = 0; from < tables.size; from++) {
                promotes[piece][from] = FAR;
                for (int to = 0; zone != null && to < tables.size; to++) {
                    int moves = zone[to] == 0 ? FAR : distances[piece][from][to];
                    promotes[piece][from] = (byte) Math.min(promotes[piece][from], moves);
                }
            }
        }
        mostMoves = Math.max(EndingLook.mostMoves(board.structure(0)), EndingLook.mostMoves(board.structure(1)));
        for (int side = 0; side < 2 && EndingNumbers.isPlain(rules); side++) {
            mostOf[side] = EndingLook.mostPlainMoves(board.structure(side), side, numbers.codes);
        }
    }

    private int lastOf(int side) {
        return IntStream.range(1, origins.length)
                .filter(piece -> (numbers.codes[piece] & 1) == side && numbers.isAlone(piece))
                .boxed()
                .max(Comparator.comparing(piece -> Arrays.stream(origins[piece])
                        .mapToInt(rings -> rings.length > 1 ? rings[1].length : 0)
                        .sum()))
                .orElse(-1);
    }

    private static byte[][] distances(int[][][] origins) {
        byte[][] all = new byte[origins.length][origins.length];
        for (byte[] row : all) {
            Arrays.fill(row, FAR);
        }
        for (int to = 0; to < origins.length; to++) {
            for (int ring = 0; ring < origins[to].length; ring++) {
                for (int from : origins[to][ring]) {
                    all[from][to] = (byte) Math.min(ring, FAR);
                }
            }
        }
        return all;
    }

    /**
     * Whether no turn of a side wins by leaving the table after so many of their moves, which have left the pieces so: none comes to
     * where an enemy piece stands whose capture may win, or to where it promotes.
     */
    boolean winsOnlyWithin(int side, int[] at, int made, boolean capturesRoyals) {
        int left = mostOf[side] - made;
        boolean stays = mostOf[side] > 0;
        for (int piece = 0; piece < at.length && stays; piece++) {
            int code = numbers.codes[piece];
            if ((code & 1) == side) {
                stays = promotes[piece][at[piece]] > left;
                for (int other = 0; other < at.length && stays; other++) {
                    int enemy = numbers.codes[other];
                    boolean mayFall = (enemy & 1) != side && (tables.isRoyal(enemy) ? capturesRoyals : gains[other]);
                    boolean mayPass = tables.passings[code] != null && (enemy & 1) != side && tables.isPawn(enemy);
                    stays = !mayPass && (!mayFall || distances[piece][at[piece]][at[other]] > left);
                }
            }
        }
        return stays;
    }

    /** Whether a position has not been looked at. */
    boolean isNew(int side, int number) {
        return due[side][number] == 0;
    }

    /** Notes of a position that it is won through no other table. */
    void neverDue(int side, int number) {
        due[side][number] = NEVER;
    }

    /** Whether no turn that stays within the table wins a position that is not decided by the pass before. */
    boolean isUnmarked(int side, int number) {
        return mostOf[side] > 0 && !marked[side][number];
    }

    private static int[][][] origins(MovePath[][] paths) {
        List<List<Integer>> one = new ArrayList<>();
        for (int square = 0; square < paths.length; square++) {
            one.add(new ArrayList<>());
        }
        for (int from = 0; from < paths.length; from++) {
            for (MovePath path : paths[from]) {
                for (int i = path.firstLanding(); i < path.squares().length; i++) {
                    one.get(path.squares()[i]).add(from);
                }
            }
        }
        int[][][] all = new int[paths.length][][];
        for (int to = 0; to < paths.length; to++) {
            boolean[] known = new boolean[paths.length];
            known[to] = true;
            List<int[]> rings = new ArrayList<>(List.of(new int[] {to}));
            for (int[] ring = rings.get(0); ring.length > 0; rings.add(ring)) {
                List<Integer> next = new ArrayList<>();
                for (int square : ring) {
                    for (int from : one.get(square)) {
                        if (!known[from]) {
                            known[from] = true;
                            next.add(from);
                        }
                    }
                }
                ring = next.stream().mapToInt(Integer::intValue).toArray();
            }
            all[to] = rings.toArray(int[][]::new);
        }
        return all;
    }

    /** Whether a pass must look at a position, given what the pass before has found of the other side. */
    boolean isDue(int side, int number, int turns, EndingWork.Decided before) {
        if (mayWin(side, number, turns)) {
            return true;
        }
        int keeps = kept[side][number] - 1;
        return keeps >= 0 && before.mayBeWon(keeps) && values[1 - side][keeps] > 0 && values[1 - side][keeps] <= turns;
    }

    /** Whether a turn may win that did not when the position was looked at last. */
    boolean mayWin(int side, int number, int turns) {
        return due[side][number] <= turns || marked[side][number];
    }

    /** From which pass on it is looked at in any case, {@link #NEVER} if it is won through no other table. */
    short due(int side, int number) {
        return due[side][number];
    }

    /** Notes what a look at all turns of a position has found. */
    void note(int side, int number, int keeps, short from) {
        kept[side][number] = keeps;
        due[side][number] = from;
        marked[side][number] = false;
    }

    /** Notes of a position that nothing else has changed but what keeps it from being lost. */
    void keep(int side, int number, int keeps) {
        kept[side][number] = keeps;
    }

    /** Notes that a turn has so many sub-moves. */
    void notice(int subMoves) {
        int moves = Math.min(subMoves, mostMoves);
        if (moves > most) {
            synchronized (this) {
                most = Math.max(most, moves);
            }
        }
    }

    /**
     * Marks the positions of a side with a turn that may lead to a placement, which is lost; each piece moves once if asked. If the
     * boards before the last move are known, they are noted as reached, to be gone on from.
     */
    void mark(int side, int[] lost, boolean isOnce, boolean isByBoards) {
        int moves = mostOf[side] > 0 ? mostOf[side] : most;
        boolean isThere = isByBoards && mostOf[side] != 1; // where no board is before the last move
        new Marks(side, lost, isOnce, isThere ? reached : marked[side]).mark(0, isThere ? moves - 1 : moves);
    }

    /** Marks the positions of a side from which a move may lead to a placement. */
    void markBefore(int side, int[] placement) {
        new Marks(side, placement, false, marked[side]).mark(0, 1);
    }

    /** Whether a placement was reached by moving back from a lost one, which is forgotten. */
    boolean takeReached(int number) {
        boolean isReached = reached[number];
        reached[number] = false;
        return isReached;
    }

    /** Marks the placements from which pieces of a side come to where they stand. */
    private final class Marks {
        private final int side;
        private final int[] to;
        private final boolean isOnce;
        private final boolean[] marks;
        private final int[] at;
        private final int[] room;
        /** The piece gone through last, whose square alone tells numbers apart then, or -1. */
        private final int last;

        Marks(int side, int[] to, boolean isOnce, boolean[] marks) {
            this.side = side;
            this.to = to;
            this.isOnce = isOnce;
            this.marks = marks;
            this.at = to.clone();
            this.room = new int[to.length];
            this.last = lastOf[side];
        }

        /** Goes on with a piece, so many moves being left. Where two pieces come to one square there is no placement to mark. */
        void mark(int piece, int left) {
            if (piece == at.length) {
                if (last < 0) {
                    numbers.numbers(at, room, number -> marks[number] = true);
                } else {
                    numbers.numbers(at, room, last, (map, number) -> markLast(number, map, left));
                }
            } else if (piece == last || (numbers.codes[piece] & 1) != side) {
                mark(piece + 1, left);
            } else {
                for (int moves = 0; moves <= farthest(piece, left); moves++) {
                    for (int square : origins[piece][to[piece]][moves]) {
                        at[piece] = square;
                        mark(piece + 1, left - moves);
                    }
                }
            }
        }

        private void markLast(int number, int[] map, int left) {
            int step = numbers.step(last);
            for (int moves = 0; moves <= farthest(last, left); moves++) {
                for (int square : origins[last][to[last]][moves]) {
                    marks[number + step * map[square]] = true;
                }
            }
        }

        private int farthest(int piece, int left) {
            return Math.min(isOnce ? Math.min(left, 1) : left, origins[piece][to[piece]].length - 1);
        }
    }
}

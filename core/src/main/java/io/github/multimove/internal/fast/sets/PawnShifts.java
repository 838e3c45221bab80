package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.fast.wide.PawnSteps;
import java.util.Comparator;
import java.util.List;

/**
 * How all pawns of a code on a {@link Attacks64} board move at once, as sets of squares shifted: a step, a double step, and one way
 * after the other of capturing.
 */
public final class PawnShifts {
    /** By way, how far it goes in square numbers, and from which squares. */
    private final int[] far;

    private final long[] from;
    /** How many ways lead to empty squares, and which is the double step. */
    private final int steps;

    private final int doubled;
    /** By square, where a pawn goes by a step; then by a double step, and by captures. */
    private final long[] reach = new long[3 * 64];

    PawnShifts(List<PawnSteps> all) {
        List<PawnSteps> ways = all.stream()
                .sorted(Comparator.comparing(PawnSteps::takes).thenComparing(PawnSteps::squares))
                .toList();
        far = ways.stream().mapToInt(PawnSteps::far).toArray();
        from = ways.stream().mapToLong(PawnSteps::low).toArray();
        steps = (int) ways.stream().filter(PawnSteps::toEmpty).count();
        doubled = ways.stream().map(PawnSteps::squares).toList().indexOf(2);
        for (int way = 0; way < far.length; way++) {
            int first = way == doubled ? 64 : way < steps ? 0 : 128;
            for (long left = from[way]; left != 0; left &= left - 1) {
                reach[first | Long.numberOfTrailingZeros(left)] |= Long.rotateLeft(left & -left, far[way]);
            }
        }
    }

    /** The number of ways of going. */
    public int ways() {
        return far.length;
    }

    /** The squares that pawns go to in one of the ways. Every shift stays on the board, so that rotating is shifting. */
    public long to(int way, long pawns, long empty, long enemy) {
        if (way == doubled) {
            long crossed = Long.rotateLeft(pawns & from[way], far[way] / 2) & empty;
            return Long.rotateLeft(crossed, far[way] / 2) & empty;
        }
        return Long.rotateLeft(pawns & from[way], far[way]) & (way < steps ? empty : enemy);
    }

    /** The squares that a pawn on a square can go to, captures en passant aside. */
    public long reach(int s, long empty, long enemy) {
        long to = (reach[s] & empty) | (reach[128 | s] & enemy);
        return reach[64 | s] == 0 ? to : to | to(doubled, 1L << s, empty, enemy);
    }

    /** The squares from which pawns may go to one of some squares. */
    long before(long targets) {
        long before = 0;
        for (int way = 0; way < far.length; way++) {
            before |= from(way, targets) & from[way];
        }
        return before;
    }

    /** The squares that pawns come from that go to squares in one of the ways. */
    public long from(int way, long to) {
        return Long.rotateRight(to, far[way]);
    }

    /** How far it is to go in one of the ways, in square numbers. */
    public int far(int way) {
        return far[way];
    }
}

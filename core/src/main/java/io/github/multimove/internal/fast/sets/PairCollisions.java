package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import org.jspecify.annotations.Nullable;

/**
 * Pairs of sub-moves by which two pieces would travel toward each other over common squares (rules/two-prong.md, Collision).
 *
 * <p>Only pieces with no piece between them can: who is stopped before the other goes to the same square at most. Of n squares
 * between two pieces that slide, a and b of them travelled, the ways overlap on two destinations where a + b is n + 2 or more:
 * n(n-1)/2 pairs. A pawn comes toward a piece that slides by its double step, and meets only that goes all the way. // must
 * agree with ReferenceTurns: TwoProngLaws
 */
final class PairCollisions {
    private final Attacks64 reach;
    private final BoardState field;
    private final int at;
    private final long occupied;
    private final long own;
    /** The enemies that slide toward the king with two of its pieces between at most. */
    private final long lines;

    private PairCollisions(Attacks64 reach, BoardState field, int at, long occupied, long own, long lines) {
        this.reach = reach;
        this.field = field;
        this.at = at;
        this.occupied = occupied;
        this.own = own;
        this.lines = lines;
    }

    /** The number of pairs that collide and would be legal turns otherwise. */
    static long count(Attacks64 reach, BoardState field) {
        long occupied = Attacks64.occupied(field);
        long own = Attacks64.own(field, occupied);
        int at = Long.numberOfTrailingZeros(reach.royals(field) & own);
        // those who collide go to empty squares, so that no piece captures a leaper that gives check
        if (KingConstraints.leapers(reach, field, at, occupied ^ own) != 0) {
            return 0;
        }
        long lines = KingConstraints.lines(field, at, occupied, occupied ^ own, 2);
        return new PairCollisions(reach, field, at, occupied, own, lines).count();
    }

    private long count() {
        long straight = field.straight & own;
        long oblique = field.oblique & own;
        long pawns = reach.pawns(field) & own;
        long total = 0;
        for (long left = straight; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            total += sliding(s, Attacks64.straightLines(s) & left & left - 1);
            total += pawns == 0 ? 0 : stepping(s, Attacks64.straightLines(s) & pawns);
        }
        for (long left = oblique; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            total += sliding(s, Attacks64.obliqueLines(s) & left & left - 1);
        }
        return total;
    }

    /** The pairs of a piece and others that slide along the same line. */
    private long sliding(int s, long others) {
        long total = 0;
        for (long left = others; left != 0; left &= left - 1) {
            int t = Long.numberOfTrailingZeros(left);
            long between = Attacks64.between(s, t);
            if ((between & occupied) == 0) {
                long n = Long.bitCount(between);
                total += lines == 0 ? n * (n - 1) / 2 : safe(s, t, between);
            }
        }
        return total;
    }

    private long safe(int s, int t, long between) {
        long total = 0;
        for (long left = between; left != 0; left &= left - 1) {
            int x = Long.numberOfTrailingZeros(left);
            long seen = Attacks64.between(s, x) & between;
            // the other one goes past this destination
            for (long past = seen; past != 0; past &= past - 1) {
                total += isSafe(1L << s | 1L << t, (left & -left) | (past & -past)) ? 1 : 0;
            }
        }
        return total;
    }

    /** The pairs of a piece that slides and pawns that come toward it by a double step. */
    private long stepping(int s, long pawns) {
        long total = 0;
        for (long left = pawns; left != 0; left &= left - 1) {
            int pawn = Long.numberOfTrailingZeros(left);
            long between = Attacks64.between(s, pawn);
            long to = reach.pawnDoubleSteps[reach.pawn[field.side]][pawn] & between;
            if (to != 0 && (between & occupied) == 0) {
                long met = Attacks64.between(pawn, Long.numberOfTrailingZeros(to));
                total += isSafe(1L << s | 1L << pawn, to | met) ? reach.weight(field.side, to, true) : 0;
            }
        }
        return total;
    }

    /** Whether the king is safe once two pieces have gone to two squares. */
    private boolean isSafe(long pieces, long squares) {
        for (long left = lines; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            if ((Attacks64.between(at, s) & occupied & ~pieces) == 0
                    && (KingConstraints.answers(at, s) & squares) == 0) {
                return false;
            }
        }
        return true;
    }

    /** By sub-move, of so many 64s each, the numbers of those that collide with it; null if none collide. */
    static long @Nullable [] of(Attacks64 reach, BoardState field, long[] subs, int words) {
        long[] ways = new long[subs.length];
        int last = -1;
        for (int i = 0; i < subs.length; i++) {
            int from = Packed.from(subs[i]);
            int to = Packed.to(subs[i]);
            long leaps = reach.leaps[Packed.type(subs[i]) << 1 | field.side][from];
            if (Packed.kind(subs[i]) == Packed.MOVE && Attacks64.between(from, to) != 0 && (leaps >>> to & 1) == 0) {
                ways[i] = Attacks64.between(from, to) | 1L << to;
                last = i;
            }
        }
        long[] found = null;
        for (int i = 0; i < last; i++) {
            for (int j = i + 1; ways[i] != 0 && j <= last; j++) {
                long between = Attacks64.between(Packed.from(subs[i]), Packed.from(subs[j]));
                if ((ways[i] & ways[j]) != 0 && ((ways[i] | ways[j]) & ~between) == 0) {
                    found = found == null ? new long[subs.length * words] : found;
                    found[i * words + (j >> 6)] |= 1L << j;
                    found[j * words + (i >> 6)] |= 1L << i;
                }
            }
        }
        return found;
    }
}

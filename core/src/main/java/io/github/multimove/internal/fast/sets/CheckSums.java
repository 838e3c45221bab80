package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.Tables;
import org.jspecify.annotations.Nullable;

/**
 * Counts the safe turns of one or two men that give check, from the sets of squares that the mover's men reach, and those
 * of them that mate.
 *
 * <p>A turn that gives check holds a candidate of {@link Candidates}. Candidates are few. Each is taken in turn: its partners
 * are the squares of each other man that leave the mover's king safe (as in {@link Sums}) and give check with it; of men
 * whose candidates have had their turn, candidates are left out, so that no turn is counted twice.
 *
 * <p>Captures in passing are not known here: {@link CheckPick} serves positions with them. Nor are collisions. Used by one
 * thread, once. // must agree with CheckPick: ChecksTest of Two-Prong Chess
 */
final class CheckSums {
    private final Reach reach;
    private final Field field;
    private final boolean pairs;
    private final @Nullable Mates mates;
    private final long limit;
    private final Candidates c;
    private final int at;
    /** Whether nothing binds the mover's king but its own steps. */
    private final boolean free;
    /** What the partner of a sub-move is bound to: the squares of everybody, and those of men who are pinned. */
    private boolean alone;

    private long within;
    private long pinned;
    /** Where the mover's king stands then, the men then, and who pins some of them. */
    private int stands;

    private long after;
    private long pinners;
    private long total;

    private CheckSums(Reach reach, Field field, boolean pairs, @Nullable Mates mates, long limit) {
        this.reach = reach;
        this.field = field;
        this.pairs = pairs;
        this.mates = mates;
        this.limit = limit;
        c = new Candidates(reach, field, pairs);
        at = Long.numberOfTrailingZeros(c.king);
        free = (Kings.lines(field, at, c.occupied, c.enemy, pairs ? 2 : 1) | Kings.leapers(reach, field, at, c.enemy)) == 0;
    }

    /**
     * Counts the turns that give check, up to a limit; captures in passing must be impossible.
     *
     * @param pairs whether two men may move at once
     * @param mates keeps those that mate, or null if all are wanted
     */
    static long count(Reach reach, Field field, boolean pairs, @Nullable Mates mates, long limit) {
        long total = castlings(reach, field, mates);
        if (total < limit && Candidates.mayExist(reach, field, pairs)) {
            CheckSums sums = new CheckSums(reach, field, pairs, mates, limit - total);
            sums.add();
            total += sums.total;
        }
        return Math.min(limit, total);
    }

    // ---- the turns --------------------------------------------------------------------------------------------------

    private void add() {
        for (int e = 0; e < c.entries; e++) {
            for (long left = c.candidates[e]; left != 0 && total < limit; left &= left - 1) {
                int to = Long.numberOfTrailingZeros(left);
                bind(c.man[e], to);
                add(e, to);
            }
        }
    }

    private void add(int e, int to) {
        long landing = 1L << to;
        long man = c.man[e];
        Mates m = mates;
        long flights = m == null ? 0 : m.flights(man, c.code[e], to);
        if (alone && flights == 0 && c.landings(e, to, 0) != 0) {
            total += m == null || m.wants(packed(e, to), packed(e, to)) ? 1 : 0;
        }
        // where no partner answers every check, the king may yet step out of them
        int partners = !pairs ? 0 : within == 0 ? 1 : c.entries;
        for (int f = 0; f < partners; f++) {
            long other = c.man[f];
            if (other == man) {
                continue;
            }
            long others = c.reached[f] & ~landing;
            if (flights != 0 && m != null) {
                others &= m.covering(flights, man, c.code[e], to, other, c.code[f]);
            }
            others = others == 0 ? 0 : f == 0 ? kingSteps(man, to, others) : others & bound(other);
            if (others == 0) {
                continue;
            }
            long checking = c.landings(e, to, other);
            long counted = others & checking & (f < e ? ~c.candidates[f] : -1);
            if (f > e) {
                counted |= together(e, to, f, others & ~checking & c.candidates[f]);
            }
            total += m == null ? Long.bitCount(counted) : wanted(m, e, to, f, counted);
        }
    }

    /** The landings of another candidate among some by which it gives check beside a candidate that does not. */
    private long together(int e, int to, int f, long landings) {
        long found = 0;
        long landing = 1L << to;
        for (long left = landings; left != 0; left &= left - 1) {
            long other = left & -left;
            if ((c.landings(f, Long.numberOfTrailingZeros(left), c.man[e]) & landing) != 0
                    || c.openTogether(e, landing, f, other)) {
                found |= other;
            }
        }
        return found;
    }

    private long wanted(Mates wanted, int e, int to, int f, long others) {
        long n = 0;
        for (long left = others; left != 0 && total + n < limit; left &= left - 1) {
            n += wanted.wants(packed(e, to), packed(f, Long.numberOfTrailingZeros(left))) ? 1 : 0;
        }
        return n;
    }

    /** A sub-move of an entry, packed as {@link OneMan#landings} does. */
    private long packed(int e, int to) {
        Tables tables = field.tables;
        int from = Long.numberOfTrailingZeros(c.man[e]);
        int stood = field.man(from);
        int promotion = c.code[e] == stood ? 0 : 1 + 2 * tables.letterPlace[c.code[e] >> 1];
        long flags = (c.enemy >>> to & 1) == 0 ? 0 : Packed.CAPTURE | Packed.CLOCK;
        if (reach.isPawn[stood]) {
            boolean passes = (reach.pawnPassing[stood][from] >>> to & 1) != 0;
            flags |= Packed.PAWN | Packed.CLOCK | (passes ? Packed.PASSING : 0);
        }
        return Packed.of(from, to, Packed.MOVE, stood >> 1, promotion, 0, flags);
    }

    /** The number of castlings that give check, or of those that mate. */
    static int castlings(Reach reach, Field field, @Nullable Mates mates) {
        if ((field.castling & reach.castlings[field.side]) == 0) {
            return 0;
        }
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (field.side - 1L));
        long king = reach.royals(field) & own;
        int mayCheck = Candidates.castlings(reach, field, occupied, own);
        if (mayCheck == 0 || Kings.isKingAttacked(reach, field)) {
            return 0;
        }
        int at = Long.numberOfTrailingZeros(king);
        int found = 0;
        for (int left = mayCheck & OneMan.castlingsOf(reach, field, king, occupied, own); left != 0; left &= left - 1) {
            int right = Integer.numberOfTrailingZeros(left);
            int to = field.tables.castles[right].kingTo().index();
            long m = Packed.of(at, to, Packed.CASTLE, field.man(at) >> 1, 0, right, 0);
            Field made = field.copy();
            made.make(m);
            found += Kings.isKingAttacked(reach, made) && (mates == null || mates.wants(m, m)) ? 1 : 0;
        }
        return found;
    }

    // ---- what the mover's own king asks -----------------------------------------------------------------------------

    /** Finds what a partner is bound to once a man has gone to a square. */
    private void bind(long who, int to) {
        pinned = 0;
        long landing = 1L << to;
        boolean steps = who == c.king;
        if (free && !steps) {
            alone = true;
            within = ~landing;
            return;
        }
        stands = steps ? to : at;
        after = steps ? c.occupied & ~c.king : (c.occupied & ~who) | landing;
        long enemies = c.enemy & ~landing;
        long leapers = Kings.leapers(reach, field, stands, enemies);
        pinners = Kings.lines(field, stands, after, enemies, pairs ? 1 : 0);
        long answers = Kings.answers(stands, pinners, leapers, after);
        alone = answers == -1;
        within = answers & ~landing;
        for (long left = pinners; answers != 0 && left != 0; left &= left - 1) {
            // who has just gone there is no partner
            pinned |= Reach.between(stands, Long.numberOfTrailingZeros(left)) & after & ~landing;
        }
    }

    private long bound(long who) {
        long squares = within;
        for (long left = (pinned & who) == 0 ? 0 : pinners; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            squares &= (Reach.between(stands, s) & after) == who ? Kings.answers(stands, s) : -1;
        }
        return squares;
    }

    /** The squares among some that the king may go to beside a man who goes to another. */
    private long kingSteps(long who, int to, long steps) {
        long safe = 0;
        long landing = 1L << to;
        long then = (c.occupied & ~c.king & ~who) | landing;
        for (long left = steps; left != 0; left &= left - 1) {
            int step = Long.numberOfTrailingZeros(left);
            long enemies = c.enemy & ~landing & ~(left & -left);
            safe |= Kings.isAttacked(reach, field, step, then, enemies) ? 0 : left & -left;
        }
        return safe;
    }
}

package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.Tables;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counts the safe turns of one or two men that give check, from the sets of squares that the mover's men reach, and those
 * of them that pass a test.
 *
 * <p>A turn that gives check holds a <em>candidate</em>: a sub-move that lands where it attacks the enemy king, or would but
 * for one man of the mover's who may go too; or one by which a man leaves a line from a slider of the mover's to the enemy
 * king on which at most one more man of the mover's stands. Candidates are few. Each is taken in turn: its partners are the
 * squares of each other man that leave the mover's king safe (as in {@link Sums}) and give check with it; of men whose
 * candidates have had their turn, candidates are left out, so that no turn is counted twice.
 *
 * <p>Captures in passing are not known here: {@link CheckPick} serves positions with them. Used by one thread, once. // must
 * agree with CheckPick: ChecksTest of Two-Prong Chess
 */
final class CheckSums {
    /** Asked of turns that give check. */
    interface Test {
        /** Whether a turn of two sub-moves is wanted, or of one that is given twice. */
        boolean wants(long first, long second);
    }

    private final Reach reach;
    private final Field field;
    private final boolean pairs;
    private final @Nullable Test test;
    private final long limit;
    private final long occupied;
    private final long own;
    private final long enemy;
    private final long king;
    private final int at;
    private final int target;
    /** Whether nothing binds the mover's king but its own steps. */
    private final boolean free;
    /** By entry: the man, his code after landing, his squares, his candidates among them; the king's is the first. */
    private int entries;

    private long[] man = new long[24];
    private int[] code = new int[24];
    private long[] reached = new long[24];
    private long[] candidates = new long[24];
    /** By line to the enemy king: the slider, the men on it, the squares between; at most two in each of eight directions. */
    private int lines;

    private final long[] slider = new long[16];
    private final long[] onLine = new long[16];
    private final long[] between = new long[16];
    /** What the partner of a sub-move is bound to: the squares of everybody, and those of men who are pinned. */
    private boolean alone;

    private long within;
    private int pins;
    private final long[] pinned = new long[16];
    private final long[] pinnedTo = new long[16];
    private long total;

    private CheckSums(Reach reach, Field field, boolean pairs, @Nullable Test test, long limit) {
        this.reach = reach;
        this.field = field;
        this.pairs = pairs;
        this.test = test;
        this.limit = limit;
        occupied = field.straight | field.oblique | field.low | field.high;
        own = occupied & (field.black ^ (field.side - 1L));
        enemy = occupied ^ own;
        king = reach.royals(field) & own;
        at = Long.numberOfTrailingZeros(king);
        target = Long.numberOfTrailingZeros(reach.royals(field) & enemy);
        free = (Kings.lines(field, at, occupied, enemy, pairs ? 2 : 1) | Kings.leapers(reach, field, at, enemy)) == 0;
    }

    /**
     * Counts the turns that give check and are wanted, up to a limit; captures in passing must be impossible.
     *
     * @param pairs whether two men may move at once
     * @param test asked of each of them, or null if all are wanted
     */
    static long count(Reach reach, Field field, boolean pairs, @Nullable Test test, long limit) {
        CheckSums sums = new CheckSums(reach, field, pairs, test, limit);
        if (sums.findCandidates()) {
            sums.add();
        }
        return Math.min(limit, sums.total + castlings(reach, field, test));
    }

    // ---- candidates -------------------------------------------------------------------------------------------------

    /** Lists the men's squares and candidates; false if there is no candidate. */
    private boolean findCandidates() {
        long sliders =
                own & ((field.straight & Reach.straightLines(target)) | (field.oblique & Reach.obliqueLines(target)));
        for (long left = sliders; left != 0; left &= left - 1) {
            long squares = Reach.between(target, Long.numberOfTrailingZeros(left));
            long men = squares & occupied;
            if (men != 0 && (men & enemy) == 0 && Long.bitCount(men) <= (pairs ? 2 : 1)) {
                slider[lines] = left & -left;
                onLine[lines] = men;
                between[lines++] = squares;
            }
        }
        int side = field.side;
        long any = enter(king, reach.royals[side][0], reach.leaps[reach.royals[side][0]][at] & reach.board & ~own);
        for (long left = own & ~king & ~reach.hemmedIn(field, own); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int c = field.man(s);
            long to;
            if (!reach.isPawn[c]) {
                to = reach.reach(c, s, occupied) & ~own;
            } else {
                to = reach.pawnReach(c, s, occupied, enemy);
                long promotions = to & reach.promotionSquares[side];
                if (promotions != 0) {
                    to ^= promotions;
                    for (int type : field.tables.promotionTypes[c]) {
                        any |= enter(left & -left, type << 1 | side, promotions);
                    }
                }
            }
            any |= to == 0 ? 0 : enter(left & -left, c, to);
        }
        return any != 0;
    }

    private long enter(long who, int as, long to) {
        if (entries == man.length) {
            man = Arrays.copyOf(man, 2 * entries);
            code = Arrays.copyOf(code, 2 * entries);
            reached = Arrays.copyOf(reached, 2 * entries);
            candidates = Arrays.copyOf(candidates, 2 * entries);
        }
        long found = to & reach.attackedFrom[as][target];
        long slides = (reach.orthogonal[as] ? Reach.straightLines(target) : 0)
                | (reach.diagonal[as] ? Reach.obliqueLines(target) : 0);
        for (long left = to & slides & ~found; left != 0; left &= left - 1) {
            long men = Reach.between(target, Long.numberOfTrailingZeros(left)) & occupied & ~who;
            if ((men & men - 1) == 0 && (men & enemy) == 0 && (pairs || men == 0)) {
                found |= left & -left;
            }
        }
        for (int n = 0; n < lines; n++) {
            found |= (onLine[n] & who) != 0 ? to & ~between[n] : 0;
        }
        man[entries] = who;
        code[entries] = as;
        reached[entries] = to;
        candidates[entries++] = found;
        return found;
    }

    // ---- why a turn gives check -------------------------------------------------------------------------------------

    /** Whether a man slides along a line between a square and the enemy king. */
    private boolean isSlide(int as, int to) {
        return (reach.orthogonal[as] && (Reach.straightLines(target) >>> to & 1) != 0)
                || (reach.diagonal[as] && (Reach.obliqueLines(target) >>> to & 1) != 0);
    }

    /** The squares on which a partner may land so that a candidate, or its leaving a line, gives check; all for a leap. */
    private long landings(int e, int to, long partner) {
        if ((reach.attackedFrom[code[e]][target] >>> to & 1) != 0) {
            return -1;
        }
        long squares = 0;
        if (isSlide(code[e], to)) {
            long way = Reach.between(target, to);
            squares = (way & occupied & ~man[e] & ~partner) == 0 ? ~way : 0;
        }
        for (int n = 0; n < lines; n++) {
            boolean opens = onLine[n] == man[e] && slider[n] != partner && (between[n] >>> to & 1) == 0;
            squares |= opens ? ~between[n] : 0;
        }
        return squares;
    }

    /** Whether two candidates together leave a line on which both stand. */
    private boolean openTogether(int e, long to, int f, long other) {
        for (int n = 0; n < lines; n++) {
            if (onLine[n] == (man[e] | man[f]) && (between[n] & (to | other)) == 0) {
                return true;
            }
        }
        return false;
    }

    // ---- the turns --------------------------------------------------------------------------------------------------

    private void add() {
        for (int e = 0; e < entries; e++) {
            for (long left = candidates[e]; left != 0 && total < limit; left &= left - 1) {
                bind(man[e], Long.numberOfTrailingZeros(left));
                if (alone || within != 0) {
                    add(e, Long.numberOfTrailingZeros(left));
                }
            }
        }
    }

    private void add(int e, int to) {
        long landing = 1L << to;
        if (alone && landings(e, to, 0) != 0) {
            total += test == null || test.wants(packed(e, to), packed(e, to)) ? 1 : 0;
        }
        for (int f = 0; pairs && f < entries; f++) {
            if (man[f] == man[e]) {
                continue;
            }
            long others = reached[f] & ~landing & (f == 0 ? kingSteps(man[e], to) : bound(man[f]));
            if (others == 0) {
                continue;
            }
            long checking = landings(e, to, man[f]);
            long counted = others & checking & (f < e ? ~candidates[f] : -1);
            if (f > e) {
                for (long left = others & ~checking & candidates[f]; left != 0; left &= left - 1) {
                    long other = left & -left;
                    if ((landings(f, Long.numberOfTrailingZeros(left), man[e]) & landing) != 0
                            || openTogether(e, landing, f, other)) {
                        counted |= other;
                    }
                }
            }
            total += test == null ? Long.bitCount(counted) : wanted(test, e, to, f, counted);
        }
    }

    private long wanted(Test wanted, int e, int to, int f, long others) {
        long first = packed(e, to);
        long n = 0;
        for (long left = others; left != 0 && total + n < limit; left &= left - 1) {
            n += wanted.wants(first, packed(f, Long.numberOfTrailingZeros(left))) ? 1 : 0;
        }
        return n;
    }

    /** A sub-move of an entry, packed as far as making it asks. */
    private long packed(int e, int to) {
        Tables tables = field.tables;
        int from = Long.numberOfTrailingZeros(man[e]);
        int stood = field.man(from);
        int promotion = code[e] == stood ? 0 : 1 + 2 * tables.letterPlace[code[e] >> 1];
        long takes = (enemy >>> to & 1) != 0 ? Packed.CAPTURE : 0;
        boolean passes = reach.isPawn[stood] && takes == 0 && (reach.pawnDoubleSteps[stood][from] >>> to & 1) != 0;
        return Packed.of(from, to, Packed.MOVE, stood >> 1, promotion, 0, takes | (passes ? Packed.PASSING : 0));
    }

    /** The number of castlings that give check and are wanted. */
    static int castlings(Reach reach, Field field, @Nullable Test test) {
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (field.side - 1L));
        if (field.castling == 0 || Kings.isKingAttacked(reach, field)) {
            return 0;
        }
        long king = reach.royals(field) & own;
        int at = Long.numberOfTrailingZeros(king);
        int found = 0;
        for (int left = OneMan.castlingsOf(reach, field, king, occupied, own); left != 0; left &= left - 1) {
            int right = Integer.numberOfTrailingZeros(left);
            int to = field.tables.castles[right].kingTo().index();
            long m = Packed.of(at, to, Packed.CASTLE, field.man(at) >> 1, 0, right, 0);
            Field after = field.copy();
            after.make(m);
            found += Kings.isKingAttacked(reach, after) && (test == null || test.wants(m, m)) ? 1 : 0;
        }
        return found;
    }

    // ---- what the mover's own king asks -----------------------------------------------------------------------------

    /** Finds what a partner is bound to once a man has gone to a square. */
    private void bind(long who, int to) {
        pins = 0;
        long landing = 1L << to;
        if (free && who != king) {
            alone = true;
            within = ~landing;
            return;
        }
        int stands = who == king ? to : at;
        long after = who == king ? occupied & ~king : (occupied & ~who) | landing;
        long enemies = enemy & ~landing;
        long leapers = Kings.leapers(reach, field, stands, enemies);
        long attacks = Kings.lines(field, stands, after, enemies, pairs ? 1 : 0);
        long answers = Kings.answers(stands, attacks, leapers, after);
        alone = answers == -1;
        within = answers & ~landing;
        for (long left = attacks; answers != 0 && left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long men = Reach.between(stands, s) & after;
            // who has just gone there is no partner
            if (men != 0 && men != landing) {
                pinned[pins] = men;
                pinnedTo[pins++] = Kings.answers(stands, s);
            }
        }
    }

    private long bound(long who) {
        long squares = within;
        for (int n = 0; n < pins; n++) {
            squares &= pinned[n] == who ? pinnedTo[n] : -1;
        }
        return squares;
    }

    /** The squares that the king may go to beside a man who goes to a square. */
    private long kingSteps(long who, int to) {
        long safe = 0;
        long landing = 1L << to;
        long after = (occupied & ~king & ~who) | landing;
        for (long left = reached[0] & ~landing; left != 0; left &= left - 1) {
            int step = Long.numberOfTrailingZeros(left);
            long enemies = enemy & ~landing & ~(left & -left);
            safe |= Kings.isAttacked(reach, field, step, after, enemies) ? 0 : left & -left;
        }
        return safe;
    }
}

package io.github.multimove.internal;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * The legal turns of simultaneous sub-moves, counted and decided without making them.
 *
 * <h2>Two kinds of sub-moves</h2>
 *
 * A <em>plain</em> sub-move's whole effect is that its man leaves a square and lands on another. A <em>special</em> one
 * does more, so that safety has to be found anew: the royal man's own moves, castling, captures in passing and from
 * afar, moves of men that freeze, promotions that draw on captured men. A turn is a set of special sub-moves and a set of
 * plain ones. For each set of special ones that occurs they are made on a copy of the board, and the {@link Safety} of
 * what is left is found there; the plain ones are then counted by {@link SetCounter}.
 *
 * <p>Where there are more than two royal men, more men than bits, or check is judged by another kind of turns,
 * {@link PlainEngine} answers instead.
 */
final class ProngEngine implements TurnEngine {
    private static final int MOST_MEN = 63;

    private final BoardPosition position;
    private final Field field;
    private final Prongs prongs;
    /** Sub-moves in the documented order. */
    final long[] subs;

    final int[] weight;
    /** The men that each uses, one bit a man; men are numbered by their squares. */
    private final long[] men;

    final boolean[] special;
    private final long[] manAt;
    private final boolean bound;
    /** The squares of the mover's royal men, one or two. */
    private final int[] kings;

    private final boolean twoRoyals;
    /** The safety without special sub-moves, and with each one alone. */
    private @Nullable Safety base;

    private final @Nullable Safety[] single;
    /** With collision, by sub-move those that do not fit to it, one bit each. */
    private final long @Nullable [][] clashing;
    /** By sub-move, whether it draws on captured men, of whom there must be enough for all. */
    private final boolean[] draws;

    private ProngEngine(BoardPosition position, Prongs prongs, long[] subs, boolean bound, int[] kings) {
        this.position = position;
        this.field = position.field;
        this.prongs = prongs;
        this.subs = subs;
        this.bound = bound;
        this.kings = kings;
        this.twoRoyals = kings.length == 2;
        int n = subs.length;
        weight = new int[n];
        men = new long[n];
        special = new boolean[n];
        single = new Safety[n];
        manAt = new long[field.men.length];
        long[] bit = new long[field.men.length];
        int count = 0;
        for (int i = 0; i < n; i++) {
            int from = Packed.from(subs[i]);
            if (bit[from] == 0) {
                bit[from] = 1L << count++;
            }
            special[i] = isSpecial(subs[i]);
            if (!special[i]) {
                manAt[from] = bit[from];
            }
        }
        for (int i = 0; i < n; i++) {
            weight[i] = prongs.weight(subs[i]);
            men[i] = bit[Packed.from(subs[i])];
            if (Packed.kind(subs[i]) == Packed.CASTLE) {
                men[i] |= bit[field.tables.castles[Packed.extra(subs[i])].rook().index()];
            }
        }
        draws = new boolean[n];
        for (int i = 0; i < n; i++) {
            draws[i] = Packed.promotion(subs[i]) != 0
                    && field.tables.promotionFromCaptured[Packed.type(subs[i]) << 1 | field.side];
        }
        clashing = prongs.collision && prongs.most > 1 ? clashing() : null;
    }

    private long[][] clashing() {
        int n = subs.length;
        int[] way = new int[n];
        for (int i = 0; i < n; i++) {
            way[i] = prongs.direction(field, subs[i]);
        }
        long[][] all = new long[n][(n + 63) >> 6];
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                boolean straight = way[i] != Prongs.NOT_STRAIGHT && way[i] + way[j] == 2 * Prongs.NOT_STRAIGHT;
                boolean simple = !special[i] && !special[j];
                boolean clash = simple
                        ? Packed.to(subs[i]) == Packed.to(subs[j])
                                || (straight && prongs.meet(subs[i], subs[j], way[i]))
                        : !prongs.areDisjoint(field, subs[i], subs[j]);
                if (clash) {
                    all[i][j >> 6] |= 1L << j;
                    all[j][i >> 6] |= 1L << i;
                }
            }
        }
        return all;
    }

    static TurnEngine of(BoardPosition position, Prongs prongs) {
        Field field = position.field;
        Composition rules = position.rules;
        boolean bound = rules.isBinding();
        int[] royals = bound ? field.royals(field.side) : new int[1];
        if (rules.isPlain() || rules.isOver(field) || royals.length > 2 || (bound && !canJudge(rules, royals))) {
            return new PlainEngine(position, prongs);
        }
        SubMoves all = prongs.subMoves(field);
        int from = -1;
        int count = 0;
        int kept = 0;
        for (int i = 0; i < all.size; i++) {
            long m = all.at[i];
            count += Packed.from(m) == from ? 0 : 1;
            from = Packed.from(m);
            if (Packed.kind(m) != Packed.CASTLE || rules.mayCastle(field, m)) {
                all.at[kept++] = m;
            }
        }
        if (count > MOST_MEN) {
            return new PlainEngine(position, prongs);
        }
        return new ProngEngine(position, prongs, Arrays.copyOf(all.at, kept), bound, royals);
    }

    /** Whether a royal man is taken by lines and leaps alone: by any attacker, or of two of them by two attackers. */
    private static boolean canJudge(Composition rules, int[] royals) {
        return rules.structures.judge() instanceof Prongs judge
                && (royals.length == 1 || (!judge.collision && !rules.tables.takesFromReserve()));
    }

    /** Whether the opponent can take more than one man in a turn. */
    private boolean takesTwo() {
        return position.rules.structures.judge() instanceof Prongs judge && judge.most > 1;
    }

    private boolean isSpecial(long m) {
        Tables tables = field.tables;
        int code = Packed.type(m) << 1 | field.side;
        return Packed.kind(m) != Packed.MOVE
                || Packed.is(m, Packed.EN_PASSANT)
                || (bound && tables.isRoyal(code))
                || (tables.freezerMask >>> code & 1) != 0
                || (Packed.promotion(m) != 0 && tables.promotionFromCaptured[code]);
    }

    // ---- one turn -------------------------------------------------------------------------------------------------

    /** A set of sub-moves by their places, and what it uses. */
    final class Chosen {
        final int[] index = new int[prongs.most];
        final long[] turn = new long[prongs.most];
        int size;
        int used;
        long taken;

        boolean push(int i) {
            if ((men[i] & taken) != 0 || used + weight[i] > prongs.most || clashes(i)) {
                return false;
            }
            turn[size] = subs[i];
            index[size++] = i;
            used += weight[i];
            taken |= men[i];
            return true;
        }

        private boolean clashes(int i) {
            if (clashing != null && !draws[i]) {
                for (int j = 0; j < size; j++) {
                    if ((clashing[i][index[j] >> 6] >>> index[j] & 1) != 0) {
                        return true;
                    }
                }
                return false;
            }
            boolean hard = special[i] || prongs.collision;
            int to = Packed.to(subs[i]);
            for (int j = 0; j < size; j++) {
                if (hard || special[index[j]]) {
                    return !prongs.fits(field, turn, size, subs[i]);
                }
                if (Packed.to(turn[j]) == to) {
                    return true;
                }
            }
            return false;
        }

        int pop() {
            int i = index[--size];
            used -= weight[i];
            taken &= ~men[i];
            return i;
        }

        boolean isSafe() {
            int specials = 0;
            int last = -1;
            long left = 0;
            for (int j = 0; j < size; j++) {
                if (special[index[j]]) {
                    specials++;
                    last = index[j];
                } else {
                    left |= men[index[j]];
                }
            }
            if (!bound) {
                return true;
            }
            if (specials > 1) {
                return position.rules.isSafe(prongs, field, turn, size);
            }
            Safety safety = last < 0 ? base() : single(last);
            if (safety.overflow) {
                return position.rules.isSafe(prongs, field, turn, size);
            }
            if (safety == Safety.NONE) {
                return true;
            }
            long answered = 0;
            for (int j = 0; j < size; j++) {
                answered |= index[j] == last ? 0 : safety.answeredBy(Packed.to(turn[j]));
            }
            return safety.allows(left, answered);
        }

        /** A condition that the chosen sub-moves fail, or -1 if they are safe; any number where there are too many. */
        int failed(Safety safety) {
            if (safety.overflow) {
                return size == 0 || position.rules.isSafe(prongs, field, turn, size) ? -1 : 0;
            }
            long left = 0;
            long answered = 0;
            for (int j = 0; j < size; j++) {
                if (!special[index[j]]) {
                    left |= men[index[j]];
                    answered |= safety.answeredBy(Packed.to(turn[j]));
                }
            }
            return safety.failed(left, answered);
        }
    }

    int most() {
        return prongs.most;
    }

    /** The safety of the mover's royal man once the special ones among the chosen sub-moves are made. */
    Safety safety(Chosen chosen) {
        long[] specials = new long[chosen.size];
        int size = 0;
        int last = -1;
        long gone = 0;
        int used = 0;
        for (int j = 0; j < chosen.size; j++) {
            int i = chosen.index[j];
            if (special[i]) {
                specials[size++] = subs[i];
                last = i;
                gone |= men[i];
                used += weight[i];
            }
        }
        return size == 0 ? base() : size == 1 ? single(last) : safety(specials, size, gone, used);
    }

    private Safety base() {
        Safety s = base;
        if (s == null) {
            s = safety(new long[0], 0, 0, 0);
            base = s;
        }
        return s;
    }

    private Safety single(int i) {
        Safety s = single[i];
        if (s == null) {
            s = safety(new long[] {subs[i]}, 1, men[i], weight[i]);
            single[i] = s;
        }
        return s;
    }

    /** The safety of the mover's royal man once special sub-moves are made. */
    private Safety safety(long[] specials, int size, long gone, int used) {
        if (!bound) {
            return Safety.NONE;
        }
        if (twoRoyals && !takesTwo()) {
            return mayBeStrict(specials, size) ? Safety.UNKNOWN : Safety.NONE;
        }
        if (twoRoyals && mayBeStrict(specials, size)) {
            return Safety.UNKNOWN;
        }
        Field made = field;
        int[] at = kings;
        if (size > 0) {
            made = field.copy();
            at = kings.clone();
            for (int i = 0; i < size; i++) {
                made.apply(specials[i]);
                for (int k = 0; k < at.length; k++) {
                    at[k] = Packed.from(specials[i]) == kings[k] ? landing(specials[i]) : at[k];
                }
            }
        }
        int most = prongs.most - used;
        Safety first = Safety.of(made, at[0], field.side, manAt, ~gone, most);
        return twoRoyals ? Safety.ofTwo(first, Safety.of(made, at[1], field.side, manAt, ~gone, most)) : first;
    }

    private static int landing(long m) {
        return Packed.kind(m) == Packed.REMOTE ? Packed.from(m) : Packed.to(m);
    }

    /** Whether castling is among sub-moves: while two royals live the castled king itself may have to be safe. */
    private static boolean mayBeStrict(long[] specials, int size) {
        for (int i = 0; i < size; i++) {
            if (Packed.kind(specials[i]) == Packed.CASTLE) {
                return true;
            }
        }
        return false;
    }

    // ---- the set ----------------------------------------------------------------------------------------------------

    @Override
    public Cursor cursor() {
        Chosen chosen = new Chosen();
        return new Cursor() {
            private int tried;

            @Override
            boolean next() {
                int start = chosen.size == 0 ? 0 : chosen.index[chosen.size - 1] + 1;
                while (true) {
                    if (find(start)) {
                        if ((++tried & 1023) == 0) {
                            stopIfInterrupted();
                        }
                        if (chosen.isSafe()) {
                            turn = chosen.turn;
                            size = chosen.size;
                            return true;
                        }
                        start = chosen.index[chosen.size - 1] + 1;
                    } else if (chosen.size == 0) {
                        return false;
                    } else {
                        start = chosen.pop() + 1;
                    }
                }
            }

            private boolean find(int start) {
                for (int i = start; chosen.used < prongs.most && i < subs.length; i++) {
                    if (chosen.push(i)) {
                        return true;
                    }
                }
                return false;
            }
        };
    }

    @Override
    public boolean contains(long[] turn) {
        Chosen chosen = new Chosen();
        int before = -1;
        for (long m : turn) {
            int i = Arrays.binarySearch(subs, m);
            if (i <= before || !chosen.push(i)) {
                return false;
            }
            before = i;
        }
        return chosen.size > 0 && chosen.isSafe();
    }

    @Override
    public boolean completes(BoardPosition of, long[] chosen) {
        ProngCompletion completion = new ProngCompletion(this);
        return completion.choose(chosen) && completion.completes();
    }

    @Override
    public long[] completions(BoardPosition of, long[] chosen) {
        ProngCompletion completion = new ProngCompletion(this);
        return completion.choose(chosen) ? completion.next() : new long[0];
    }

    @Override
    public long count() {
        return prongs.most <= 2 && !prongs.collision ? countUpToTwo() : countFrom(new Chosen(), 0, prongs.most);
    }

    /**
     * Counts turns of at most two sub-moves: the plain ones by formula, each special one with its plain partners by the
     * landings on the squares that matter, two special ones by making them.
     */
    private long countUpToTwo() {
        Safety safety = base();
        if (safety.overflow || !safety.isSimple()) {
            return countFrom(new Chosen(), 0, prongs.most);
        }
        SetCounter plain = new SetCounter(field.men.length, safety, 0);
        int[] landings = new int[field.men.length];
        for (int i = 0; i < subs.length; i++) {
            if (!special[i]) {
                plain.add(men[i], Packed.to(subs[i]), subs[i]);
                landings[Packed.to(subs[i])]++;
            }
        }
        long total = plain.count(prongs.most, false);
        if (prongs.collision && prongs.most == 2) {
            total -= colliding(plain, safety);
        }
        Chosen chosen = new Chosen();
        for (int i = 0; i < subs.length; i++) {
            if (special[i] && chosen.push(i)) {
                total += withSpecial(i, chosen, plain, landings);
                for (int j = i + 1; chosen.used < prongs.most && j < subs.length; j++) {
                    if (special[j] && chosen.push(j)) {
                        total += chosen.isSafe() ? 1 : 0;
                        chosen.pop();
                    }
                }
                chosen.pop();
            }
        }
        return total;
    }

    /** The safe pairs of plain sub-moves that would be turns if they did not collide. */
    private long colliding(SetCounter plain, Safety safety) {
        int[] way = new int[plain.size];
        for (int i = 0; i < way.length; i++) {
            way[i] = prongs.direction(field, plain.subMove[i]);
        }
        long total = 0;
        for (int i = 0; i < way.length; i++) {
            for (int j = i + 1; way[i] != Prongs.NOT_STRAIGHT && j < way.length; j++) {
                if (way[i] + way[j] == 2 * Prongs.NOT_STRAIGHT
                        && plain.man[i] != plain.man[j]
                        && plain.to[i] != plain.to[j]
                        && prongs.meet(plain.subMove[i], plain.subMove[j], way[i])) {
                    long answered = safety.answeredBy(plain.to[i]) | safety.answeredBy(plain.to[j]);
                    total += safety.allows(plain.man[i] | plain.man[j], answered) ? 1 : 0;
                }
            }
        }
        return total;
    }

    /** The safe turns of one special sub-move alone and with a plain partner. */
    private long withSpecial(int i, Chosen chosen, SetCounter plain, int[] landings) {
        Safety safety = single(i);
        boolean alone = safety.overflow ? chosen.isSafe() : safety.allows(0, 0);
        long total = alone ? 1 : 0;
        if (chosen.used == prongs.most) {
            return total;
        }
        if (safety == Safety.NONE && Packed.kind(subs[i]) == Packed.MOVE && !prongs.collision) {
            // every partner is safe: all of other men, but for those that go to the same square or take the same man
            int to = Packed.to(subs[i]);
            int taken = Packed.takenOn(subs[i]);
            total += plain.size - landings[to] - (taken >= 0 && taken != to ? landings[taken] : 0);
            for (int j = 0; j < plain.size; j++) {
                if (plain.man[j] == men[i] && plain.to[j] != to && plain.to[j] != taken) {
                    total--;
                }
            }
            return total;
        }
        if (safety.overflow) {
            return countPlain(chosen, 0, prongs.most);
        }
        for (int j = 0; j < plain.size; j++) {
            if ((plain.man[j] & men[i]) == 0 && prongs.areDisjoint(field, subs[i], plain.subMove[j])) {
                total += safety.allows(plain.man[j], safety.answeredBy(plain.to[j])) ? 1 : 0;
            }
        }
        return total;
    }

    @Override
    public boolean isEmpty() {
        for (int most = 1; most <= prongs.most; most++) {
            if (countFrom(new Chosen(), 0, most) > 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public long[] at(long index) {
        Chosen chosen = new Chosen();
        long left = index;
        int i = 0;
        while (i < subs.length) {
            if (!chosen.push(i)) {
                i++;
                continue;
            }
            long here = countFrom(chosen, i + 1, prongs.most);
            if (left >= here) {
                left -= here;
                chosen.pop();
            } else {
                if (chosen.isSafe() && left-- == 0) {
                    return Arrays.copyOf(chosen.turn, chosen.size);
                }
            }
            i++;
        }
        throw new IndexOutOfBoundsException("no turn at " + index);
    }

    /**
     * Counts the safe turns that are the chosen sub-moves and any of those from a place on, the chosen alone among them
     * unless nothing is chosen.
     */
    private long countFrom(Chosen chosen, int from, int most) {
        long total = countPlain(chosen, from, most);
        for (int i = from; i < subs.length; i++) {
            if (special[i] && chosen.used + weight[i] <= most && chosen.push(i)) {
                // the rest is special sub-moves after this one, and plain ones from the same place as before
                total = Math.addExact(total, countSpecials(chosen, i + 1, from, most));
                chosen.pop();
            }
        }
        return total;
    }

    private long countSpecials(Chosen chosen, int next, int from, int most) {
        stopIfInterrupted();
        long total = countPlain(chosen, from, most);
        for (int i = next; i < subs.length; i++) {
            if (special[i] && chosen.used + weight[i] <= most && chosen.push(i)) {
                total = Math.addExact(total, countSpecials(chosen, i + 1, from, most));
                chosen.pop();
            }
        }
        return total;
    }

    /** Counts the safe turns that are the chosen sub-moves and any plain ones from a place on. */
    private long countPlain(Chosen chosen, int from, int most) {
        long left = 0;
        for (int j = 0; j < chosen.size; j++) {
            left |= special[chosen.index[j]] ? 0 : men[chosen.index[j]];
        }
        Safety safety = safety(chosen);
        int budget = most - chosen.used;
        SetCounter counter = new SetCounter(field.men.length, safety, left);
        for (int j = 0; j < chosen.size; j++) {
            if (!special[chosen.index[j]]) {
                counter.answered |= safety.answeredBy(Packed.to(chosen.turn[j]));
            }
        }
        long pushed = chosen.taken;
        for (int i = from; budget > 0 && i < subs.length; i++) {
            if (!special[i] && (men[i] & pushed) == 0 && (chosen.size == 0 || !chosen.clashes(i))) {
                counter.add(men[i], Packed.to(subs[i]), subs[i]);
            }
        }
        if (safety.overflow || !safety.isSimple() || (prongs.collision && budget > 1)) {
            return countOneByOne(counter, chosen, safety, budget);
        }
        return counter.count(budget, chosen.size > 0);
    }

    /** Counts by going through the sets of plain sub-moves: where they do not multiply. */
    private long countOneByOne(SetCounter counter, Chosen chosen, Safety safety, int budget) {
        long total = 0;
        if (chosen.size > 0 && isSafe(counter, chosen, safety)) {
            total++;
        }
        return Math.addExact(total, oneByOne(counter, chosen, safety, 0, budget));
    }

    private long oneByOne(SetCounter counter, Chosen chosen, Safety safety, int start, int budget) {
        stopIfInterrupted();
        long total = 0;
        for (int i = start; budget > 0 && i < counter.size; i++) {
            int place = Arrays.binarySearch(subs, counter.subMove[i]);
            if (chosen.push(place)) {
                long answered = counter.answered;
                long left = counter.left;
                counter.answered |= safety.answeredBy(Packed.to(subs[place]));
                counter.left |= men[place];
                total += isSafe(counter, chosen, safety) ? 1 : 0;
                total = Math.addExact(total, oneByOne(counter, chosen, safety, i + 1, budget - 1));
                counter.answered = answered;
                counter.left = left;
                chosen.pop();
            }
        }
        return total;
    }

    private boolean isSafe(SetCounter counter, Chosen chosen, Safety safety) {
        return safety.overflow
                ? position.rules.isSafe(prongs, field, chosen.turn, chosen.size)
                : safety.allows(counter.left, counter.answered);
    }

    static void stopIfInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted while counting turns");
        }
    }
}

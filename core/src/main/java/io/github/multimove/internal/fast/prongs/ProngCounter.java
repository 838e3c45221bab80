package io.github.multimove.internal.fast.prongs;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.Arrays;

/**
 * Counts the safe turns of a {@link ProngTable}: for each set of special sub-moves that fits together the plain ones that
 * go with it, by {@link SetCounter} where they multiply and one by one where they do not.
 */
final class ProngCounter {
    private final ProngTable table;
    private final Prongs prongs;
    private final Field field;

    ProngCounter(ProngTable table) {
        this.table = table;
        this.prongs = table.prongs;
        this.field = table.field;
    }

    long count() {
        return prongs.most <= 2 ? countUpToTwo() : countFrom(new ProngChoice(table), 0, prongs.most);
    }

    /**
     * Counts turns of at most two sub-moves: the plain ones by formula, each special one with its plain partners by the
     * landings on the squares that matter, two special ones by making them.
     */
    private long countUpToTwo() {
        Safety safety = table.base();
        if (safety.overflow || !safety.isSimple()) {
            return countFrom(new ProngChoice(table), 0, prongs.most);
        }
        SetCounter plain = new SetCounter(field.tables.size, safety, 0);
        short[] landings = new short[field.tables.size];
        for (int i = 0; i < table.subs.length; i++) {
            if (!table.special[i]) {
                plain.add(table.men[i], Packed.to(table.subs[i]), table.subs[i]);
                landings[Packed.to(table.subs[i])]++;
            }
        }
        if (plain.isLongerThanListing(prongs.most)) {
            return countFrom(new ProngChoice(table), 0, prongs.most);
        }
        long total = plain.count(prongs.most, false);
        if (prongs.collision && prongs.most == 2) {
            total -= colliding(plain, safety);
        }
        ProngChoice chosen = new ProngChoice(table);
        for (int i = 0; i < table.subs.length; i++) {
            if (table.special[i] && chosen.push(i)) {
                total += withSpecial(i, chosen, plain, landings);
                for (int j = i + 1; chosen.used < prongs.most && j < table.subs.length; j++) {
                    if (table.special[j] && chosen.push(j)) {
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
    private long withSpecial(int i, ProngChoice chosen, SetCounter plain, short[] landings) {
        Safety safety = table.single(i);
        boolean alone = safety.overflow ? chosen.isSafe() : safety.allows(0, 0);
        long total = alone ? 1 : 0;
        if (chosen.used == prongs.most) {
            return total;
        }
        boolean meetsNobody = !prongs.collision || prongs.direction(field, table.subs[i]) == Prongs.NOT_STRAIGHT;
        if (safety == Safety.NONE && Packed.kind(table.subs[i]) == Packed.MOVE && meetsNobody) {
            // every partner is safe: all of other men, but for those that go to the same square or take the same man
            int to = Packed.to(table.subs[i]);
            int taken = Packed.takenOn(table.subs[i]);
            total += plain.size - landings[to] - (taken >= 0 && taken != to ? landings[taken] : 0);
            for (int j = 0; j < plain.size; j++) {
                if (plain.man[j] == table.men[i] && plain.to[j] != to && plain.to[j] != taken) {
                    total--;
                }
            }
            return total;
        }
        if (safety.overflow) {
            return countPlain(chosen, 0, prongs.most);
        }
        for (int j = 0; j < plain.size; j++) {
            if ((plain.man[j] & table.men[i]) == 0 && prongs.areDisjoint(field, table.subs[i], plain.subMove[j])) {
                total += safety.allows(plain.man[j], safety.answeredBy(plain.to[j])) ? 1 : 0;
            }
        }
        return total;
    }

    /**
     * Counts the safe turns that are the chosen sub-moves and any of those from a place on, the chosen alone among them
     * unless nothing is chosen.
     */
    long countFrom(ProngChoice chosen, int from, int most) {
        return countSpecials(chosen, from, from, most);
    }

    /** As {@link #countFrom}, special sub-moves from a place of their own on: those before it have had their turn. */
    private long countSpecials(ProngChoice chosen, int next, int from, int most) {
        Interruption.check();
        long total = countPlain(chosen, from, most);
        for (int i = next; i < table.subs.length; i++) {
            if (table.special[i] && chosen.used + table.weight[i] <= most && chosen.push(i)) {
                total = Math.addExact(total, countSpecials(chosen, i + 1, from, most));
                chosen.pop();
            }
        }
        return total;
    }

    /** Counts the safe turns that are the chosen sub-moves and any plain ones from a place on. */
    private long countPlain(ProngChoice chosen, int from, int most) {
        long left = 0;
        for (int j = 0; j < chosen.size; j++) {
            left |= table.special[chosen.index[j]] ? 0 : table.men[chosen.index[j]];
        }
        Safety safety = table.safety(chosen);
        int budget = most - chosen.used;
        SetCounter counter = new SetCounter(field.tables.size, safety, left);
        for (int j = 0; j < chosen.size; j++) {
            if (!table.special[chosen.index[j]]) {
                counter.answered |= safety.answeredBy(Packed.to(chosen.turn[j]));
            }
        }
        long pushed = chosen.taken;
        for (int i = from; budget > 0 && i < table.subs.length; i++) {
            if (!table.special[i] && (table.men[i] & pushed) == 0 && (chosen.size == 0 || !chosen.clashes(i))) {
                counter.add(table.men[i], Packed.to(table.subs[i]), table.subs[i]);
            }
        }
        if (safety.overflow
                || !safety.isSimple()
                || (prongs.collision && budget > 1)
                || counter.isLongerThanListing(budget)) {
            return countOneByOne(counter, chosen, safety, budget);
        }
        return counter.count(budget, chosen.size > 0);
    }

    /** Counts by going through the sets of plain sub-moves: where they do not multiply. */
    private long countOneByOne(SetCounter counter, ProngChoice chosen, Safety safety, int budget) {
        long total = 0;
        if (chosen.size > 0 && isSafe(counter, chosen, safety)) {
            total++;
        }
        return Math.addExact(total, oneByOne(counter, chosen, safety, 0, budget));
    }

    private long oneByOne(SetCounter counter, ProngChoice chosen, Safety safety, int start, int budget) {
        Interruption.check();
        long total = 0;
        for (int i = start; budget > 0 && i < counter.size; i++) {
            int place = Arrays.binarySearch(table.subs, counter.subMove[i]);
            if (chosen.push(place)) {
                long answered = counter.answered;
                long left = counter.left;
                counter.answered |= safety.answeredBy(Packed.to(table.subs[place]));
                counter.left |= table.men[place];
                total += isSafe(counter, chosen, safety) ? 1 : 0;
                total = Math.addExact(total, oneByOne(counter, chosen, safety, i + 1, budget - 1));
                counter.answered = answered;
                counter.left = left;
                chosen.pop();
            }
        }
        return total;
    }

    private boolean isSafe(SetCounter counter, ProngChoice chosen, Safety safety) {
        return safety.overflow
                ? table.position.rules().royal.isSafe(prongs, field, chosen.turn, chosen.size)
                : safety.allows(counter.left, counter.answered);
    }
}

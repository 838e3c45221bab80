package io.github.multimove.internal.fast.prongs;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.Arrays;

/**
 * Counts the safe turns of a {@link ProngTable}: for each set of special sub-moves that fits together the plain ones that
 * go with it, by {@link ConditionCounter} where they multiply and one by one where they do not.
 */
final class ProngCounter {
    private final ProngTable table;
    private final SimultaneousStructure prongs;
    private final BoardState field;

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
        RoyalSafety safety = table.base();
        if (safety.overflow || !safety.isSimple()) {
            return countFrom(new ProngChoice(table), 0, prongs.most);
        }
        ConditionCounter plain = new ConditionCounter(field.tables.size, safety, 0);
        short[] landings = new short[field.tables.size];
        for (int i = 0; i < table.subs.length; i++) {
            if (!table.special[i]) {
                plain.add(table.pieces[i], Packed.to(table.subs[i]), table.subs[i]);
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
    private long colliding(ConditionCounter plain, RoyalSafety safety) {
        int[] way = new int[plain.size];
        for (int i = 0; i < way.length; i++) {
            way[i] = prongs.direction(field, plain.subMove[i]);
        }
        long total = 0;
        for (int i = 0; i < way.length; i++) {
            for (int j = i + 1; way[i] != SimultaneousStructure.NOT_STRAIGHT && j < way.length; j++) {
                if (way[i] + way[j] == 2 * SimultaneousStructure.NOT_STRAIGHT
                        && plain.piece[i] != plain.piece[j]
                        && plain.to[i] != plain.to[j]
                        && prongs.meet(plain.subMove[i], plain.subMove[j], way[i])) {
                    long answered = safety.answeredBy(plain.to[i]) | safety.answeredBy(plain.to[j]);
                    total += safety.allows(plain.piece[i] | plain.piece[j], answered) ? 1 : 0;
                }
            }
        }
        return total;
    }

    /** The safe turns of one special sub-move alone and with a plain partner. */
    private long withSpecial(int i, ProngChoice chosen, ConditionCounter plain, short[] landings) {
        RoyalSafety safety = table.single(i);
        boolean alone = safety.overflow ? chosen.isSafe() : safety.allows(0, 0);
        long total = alone ? 1 : 0;
        if (chosen.used == prongs.most) {
            return total;
        }
        boolean meetsNoPiece =
                !prongs.collision || prongs.direction(field, table.subs[i]) == SimultaneousStructure.NOT_STRAIGHT;
        if (safety == RoyalSafety.NONE && Packed.kind(table.subs[i]) == Packed.MOVE && meetsNoPiece) {
            // every partner is safe: all of other pieces, but for those that go to the same square or take the same
            // piece
            int to = Packed.to(table.subs[i]);
            int taken = Packed.capturedOn(table.subs[i]);
            total += plain.size - landings[to] - (taken >= 0 && taken != to ? landings[taken] : 0);
            for (int j = 0; j < plain.size; j++) {
                if (plain.piece[j] == table.pieces[i] && plain.to[j] != to && plain.to[j] != taken) {
                    total--;
                }
            }
            return total;
        }
        if (safety.overflow) {
            return countPlain(chosen, 0, prongs.most);
        }
        for (int j = 0; j < plain.size; j++) {
            if ((plain.piece[j] & table.pieces[i]) == 0 && prongs.areDisjoint(field, table.subs[i], plain.subMove[j])) {
                total += safety.allows(plain.piece[j], safety.answeredBy(plain.to[j])) ? 1 : 0;
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
        RoyalSafety safety = table.safety(chosen);
        int budget = most - chosen.used;
        ConditionCounter counter = new ConditionCounter(field.tables.size, safety, chosen.left());
        counter.answered = chosen.answered(safety);
        long pushed = chosen.taken;
        for (int i = from; budget > 0 && i < table.subs.length; i++) {
            if (!table.special[i] && (table.pieces[i] & pushed) == 0 && (chosen.size == 0 || !chosen.clashes(i))) {
                counter.add(table.pieces[i], Packed.to(table.subs[i]), table.subs[i]);
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
    private long countOneByOne(ConditionCounter counter, ProngChoice chosen, RoyalSafety safety, int budget) {
        long total = chosen.size > 0 && chosen.failed(safety) < 0 ? 1 : 0;
        return Math.addExact(total, oneByOne(counter, chosen, safety, 0, budget));
    }

    private long oneByOne(ConditionCounter counter, ProngChoice chosen, RoyalSafety safety, int start, int budget) {
        Interruption.check();
        long total = 0;
        for (int i = start; budget > 0 && i < counter.size; i++) {
            int place = Arrays.binarySearch(table.subs, counter.subMove[i]);
            if (chosen.push(place)) {
                long answered = counter.answered;
                long left = counter.left;
                counter.answered |= safety.answeredBy(Packed.to(table.subs[place]));
                counter.left |= table.pieces[place];
                total += isSafe(counter, chosen, safety) ? 1 : 0;
                total = Math.addExact(total, oneByOne(counter, chosen, safety, i + 1, budget - 1));
                counter.answered = answered;
                counter.left = left;
                chosen.pop();
            }
        }
        return total;
    }

    private boolean isSafe(ConditionCounter counter, ProngChoice chosen, RoyalSafety safety) {
        return safety.overflow
                ? table.position.rules().royal.isSafe(prongs, field, chosen.turn, chosen.size)
                : safety.allows(counter.left, counter.answered);
    }
}

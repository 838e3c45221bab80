package io.github.multimove.internal.fast.simultaneous;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;

/**
 * Counts the safe turns of a {@link SimultaneousTable}: for each set of special sub-moves that fits together the plain ones that
 * go with it, by {@link ConditionCounter} where they multiply and one by one where they do not.
 */
final class SimultaneousCounter {
    private final SimultaneousTable table;
    private final SimultaneousStructure simultaneous;

    SimultaneousCounter(SimultaneousTable table) {
        this.table = table;
        this.simultaneous = table.simultaneous;
    }

    long count() {
        return countFrom(new SimultaneousChoice(table), 0, 0, simultaneous.most);
    }

    /**
     * Counts the safe turns that are the chosen sub-moves and any of those from a place on, special ones from a place of their own: those
     * before it have had their turn. The chosen alone are among them unless nothing is chosen.
     */
    long countFrom(SimultaneousChoice chosen, int next, int from, int most) {
        Interruption.check();
        long total = countPlain(chosen, from, most);
        for (int i = next; i < table.subs.length; i++) {
            if (table.special[i] && chosen.used + table.weight[i] <= most && chosen.push(i)) {
                total = Math.addExact(total, countFrom(chosen, i + 1, from, most));
                chosen.pop();
            }
        }
        return total;
    }

    /** Counts the safe turns that are the chosen sub-moves and any plain ones from a place on. */
    private long countPlain(SimultaneousChoice chosen, int from, int most) {
        RoyalSafety safety = table.safety(chosen);
        int budget = most - chosen.used;
        if (budget == 0) {
            return chosen.isSafe(safety) ? 1 : 0;
        }
        ConditionCounter counter =
                new ConditionCounter(table.subs.length - from, table.position.tables.size, safety, chosen.left());
        counter.answered = chosen.answered(safety);
        for (int i = from; i < table.subs.length; i++) {
            if (isPlainPartner(i, chosen)) {
                counter.add(table.pieces[i], Packed.to(table.subs[i]), i);
            }
        }
        if (table.crowded
                || safety.overflow
                || !safety.isSimple()
                || (simultaneous.collision && budget > 1)
                || counter.isLongerThanListing(budget)) {
            long total = chosen.size > 0 && chosen.isSafe(safety) ? 1 : 0;
            return Math.addExact(total, oneByOne(counter, chosen, safety, 0, budget));
        }
        return counter.count(budget, chosen.size > 0);
    }

    private boolean isPlainPartner(int i, SimultaneousChoice chosen) {
        return !table.special[i] && (table.pieces[i] & chosen.taken) == 0 && (chosen.size == 0 || !chosen.clashes(i));
    }

    /** Counts by going through the sets of plain sub-moves, none of them aside: where they do not multiply. */
    private long oneByOne(
            ConditionCounter counter, SimultaneousChoice chosen, RoyalSafety safety, int start, int budget) {
        Interruption.check();
        long total = 0;
        for (int i = start; budget > 0 && i < counter.size; i++) {
            if (chosen.push(counter.place[i])) {
                total += chosen.isSafe(safety) ? 1 : 0;
                total = Math.addExact(total, oneByOne(counter, chosen, safety, i + 1, budget - 1));
                chosen.pop();
            }
        }
        return total;
    }
}

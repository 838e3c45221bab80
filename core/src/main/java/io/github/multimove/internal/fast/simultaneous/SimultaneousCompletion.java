package io.github.multimove.internal.fast.simultaneous;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Interruption;
import java.util.Arrays;

/**
 * Which sub-moves complete those chosen to a legal turn of simultaneous ones, found without going through the turns.
 *
 * <p>The turn is added to only where it must be: a condition of {@link RoyalSafety} that it fails stays failed until some
 * sub-move lands on one of its answers, or a special one changes the safety altogether. So a search branches over those
 * that may answer one such condition, the one that only one sub-move may answer first; a branch that has failed is closed
 * to its later neighbours, since every turn with its sub-move has been tried.
 */
final class SimultaneousCompletion {
    private final SimultaneousTable table;
    private final SimultaneousChoice chosen;
    /** By place of the sub-move, how deep the branch stands that closed it, from 1; 0 if it is open. */
    private final int[] closed;
    /** By place, whether the sub-move stands in a legal turn with the chosen ones. */
    private final boolean[] found;
    /** The legal turn that was found last, the chosen sub-moves first. */
    private int[] turn = {};
    /** Whether the last search might have found more with more sub-moves. */
    private boolean isCut;

    SimultaneousCompletion(SimultaneousTable table, SimultaneousChoice chosen) {
        this.table = table;
        this.chosen = chosen;
        this.closed = new int[table.subs.length];
        this.found = new boolean[table.subs.length];
    }

    /** Chooses sub-moves, in whatever order, and answers whether they fit together. */
    boolean choose(long[] subMoves) {
        for (long m : subMoves) {
            int i = Arrays.binarySearch(table.subs, m);
            if (i < 0 || chosen.used >= table.simultaneous.most || !chosen.push(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether some legal turn is the chosen sub-moves and others from a place on. */
    boolean completesFrom(int from) {
        Arrays.fill(closed, 0, from, Integer.MAX_VALUE);
        boolean completes = completes();
        Arrays.fill(closed, 0, from, 0);
        return completes;
    }

    /** Whether some legal turn has the chosen sub-moves; the shortest are tried first. */
    boolean completes() {
        isCut = true;
        for (int most = Math.max(1, chosen.used); most <= table.simultaneous.most && isCut; most++) {
            isCut = false;
            if (search(most, 1)) {
                return true;
            }
        }
        return false;
    }

    /** The sub-moves that stand in some legal turn together with the chosen ones, ascending. */
    long[] next() {
        SubMoves next = new SubMoves();
        int already = chosen.size;
        if (!completes()) {
            return next.toArray();
        }
        int[] first = turn;
        for (int j = 0; j < already; j++) {
            closed[chosen.index[j]] = Integer.MAX_VALUE;
        }
        for (int i = 0; i < table.subs.length; i++) {
            if (closed[i] != 0) {
                continue;
            }
            found[i] |= joins(i, first, already);
            if (!found[i] && chosen.used < table.simultaneous.most && chosen.push(i)) {
                completes();
                chosen.pop();
            }
            if (found[i]) {
                next.add(table.subs[i]);
            } else {
                closed[i] = Integer.MAX_VALUE;
            }
        }
        return next.toArray();
    }

    /** Whether a sub-move can be added to a legal turn that begins with the chosen ones. */
    private boolean joins(int i, int[] known, int already) {
        for (int j = already; j < known.length; j++) {
            chosen.push(known[j]);
        }
        boolean joins = chosen.push(i) && chosen.isSafe();
        while (chosen.size > already) {
            chosen.pop();
        }
        return joins;
    }

    private boolean search(int most, int depth) {
        RoyalSafety safety = table.safety(chosen);
        boolean isSafe = chosen.isSafe(safety);
        if (isSafe && chosen.size > 0) {
            turn = Arrays.copyOf(chosen.index, chosen.size);
            for (int i : turn) {
                found[i] = true;
            }
            return true;
        }
        if (chosen.used >= most) {
            isCut = true;
            return false;
        }
        Interruption.check();
        RoyalSafety told = isSafe ? RoyalSafety.NONE : safety.overflow ? table.exposureAfter(chosen) : safety;
        long asked = told == safety ? told.failing(chosen.left(), chosen.answered(told)) : told.failing(0, 0);
        long[] answering = asked == 0 ? null : table.answering(told);
        if (answering != null && told.isSimple()) {
            asked = scarcest(asked, answering, told.able);
        }
        boolean done = false;
        int[] places = answering == null ? table.all : told.able;
        for (int k = 0; k < places.length && !done; k++) {
            int i = places[k];
            if (closed[i] != 0 || (answering != null && (answering[i] & asked) == 0)) {
                continue;
            }
            if (chosen.used + table.weight[i] > most) {
                isCut = true;
                continue;
            }
            closed[i] = depth;
            if (chosen.push(i)) {
                done = search(most, depth + 1);
                chosen.pop();
            }
        }
        for (int i : places) {
            closed[i] = closed[i] == depth ? 0 : closed[i];
        }
        return done;
    }

    /** Of conditions that fail one that a single sub-move may answer, if there is such a one; 0 if none may answer one of them. */
    private long scarcest(long failing, long[] answering, int[] able) {
        long some = 0;
        long several = 0;
        for (int i : able) {
            if (closed[i] == 0 && (table.pieces[i] & chosen.taken) == 0) {
                several |= some & answering[i];
                some |= answering[i];
            }
        }
        long one = failing & some & ~several;
        return (failing & ~some) != 0 ? 0 : Long.lowestOneBit(one != 0 ? one : failing);
    }
}

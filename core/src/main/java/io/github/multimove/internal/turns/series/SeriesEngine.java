package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.Guard;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.rules.Step;
import org.jspecify.annotations.Nullable;

/**
 * Answers for ordered turns by their beginnings: whether one can be completed, what may follow, how many turns begin so.
 * No question but the count goes through turns.
 */
public final class SeriesEngine implements TurnEngine {
    private final SeriesStructure structure;
    private final Field field;
    private final Guard guard;
    /** Whether every beginning that is allowed can be completed, and every end is as safe as its last sub-move. */
    private final boolean open;

    /** Makes the engine of a field under a royal rule. */
    public SeriesEngine(SeriesStructure structure, Field field, Guard guard) {
        this.structure = structure;
        this.field = field;
        this.guard = guard;
        this.open = structure.isOpen();
    }

    @Override
    public Cursor cursor() {
        return structure.legal(field, guard);
    }

    @Override
    public boolean isEmpty() {
        return guard.isOver(field) || !isCompletable(Prefix.start(field));
    }

    @Override
    public boolean contains(long[] turn) {
        if (guard.isOver(field) || turn.length == 0) {
            return false;
        }
        SeriesWalk walk = new SeriesWalk(structure, field, guard);
        for (long m : turn) {
            if (!walk.take(m)) {
                return false;
            }
        }
        return walk.isTurn();
    }

    /** The beginning that chosen sub-moves are, or null if they may not be made. */
    private @Nullable Prefix prefix(long[] chosen) {
        if (guard.isOver(field)) {
            return null;
        }
        Prefix prefix = Prefix.start(field);
        for (long m : chosen) {
            Continuations next = structure.continuations(prefix, guard);
            int at = next.indexOf(m);
            if (at < 0) {
                return null;
            }
            prefix = structure.then(prefix, m, next.step(at), next.newRound);
        }
        return prefix;
    }

    @Override
    public boolean completes(long[] chosen) {
        for (long[] order : structure.entries(field, chosen)) {
            Prefix prefix = prefix(order);
            if (prefix != null && isCompletable(prefix)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long[] completions(long[] chosen) {
        java.util.TreeSet<Long> found = new java.util.TreeSet<>();
        for (long[] order : structure.entries(field, chosen)) {
            Prefix prefix = prefix(order);
            if (prefix == null) {
                continue;
            }
            Continuations next = structure.continuations(prefix, guard);
            for (int i = 0; i < next.size(); i++) {
                if (isCompletable(structure.then(prefix, next.subMoves.at[i], next.step(i), next.newRound))) {
                    found.add(next.subMoves.at[i]);
                }
            }
        }
        return found.stream().mapToLong(Long::longValue).toArray();
    }

    private boolean isCompletable(Prefix prefix) {
        if (open && prefix.made > 0) {
            return true;
        }
        Interruption.check();
        Continuations next = structure.continuations(prefix, guard);
        if (next.stop != Continuations.Stop.NO && structure.mayEnd(prefix, next.stop, guard)) {
            return true;
        }
        for (int i = 0; i < next.size(); i++) {
            if (isCompletable(structure.then(prefix, next.subMoves.at[i], next.step(i), next.newRound))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long count() {
        return guard.isOver(field) ? 0 : count(Prefix.start(field));
    }

    /** The number of turns that have a beginning, itself among them. */
    private long count(Prefix prefix) {
        Interruption.check();
        Continuations next = structure.continuations(prefix, guard);
        long n = next.stop != Continuations.Stop.NO && structure.mayEnd(prefix, next.stop, guard) ? 1 : 0;
        if (open
                && next.size() > 0
                && next.step(0) == structure.length - 1
                && next.step(next.size() - 1) == next.step(0)) {
            return n + next.size();
        }
        for (int i = 0; i < next.size(); i++) {
            n = Math.addExact(n, count(structure.then(prefix, next.subMoves.at[i], next.step(i), next.newRound)));
        }
        return n;
    }

    /** Whether a step must be made by men whose safety is asked after it. */
    static boolean isSafeMove(Step step) {
        return step.kind() == Step.Kind.MOVE && step.isSafe();
    }
}

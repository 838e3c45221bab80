package io.github.multimove.internal.fast.simultaneous;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Interruption;

/** Some sub-moves of a {@link SimultaneousTable} that fit together, by their places, and what they use. */
final class SimultaneousChoice {
    private final SimultaneousTable table;
    /** The places in the table, and the sub-moves themselves. */
    final int[] index;

    final long[] turn;
    int size;
    int used;
    long taken;

    SimultaneousChoice(SimultaneousTable table) {
        this.table = table;
        index = new int[table.simultaneous.most];
        turn = new long[table.simultaneous.most];
    }

    boolean push(int i) {
        if ((table.pieces[i] & taken) != 0 || used + table.weight[i] > table.simultaneous.most || clashes(i)) {
            return false;
        }
        turn[size] = table.subs[i];
        index[size++] = i;
        used += table.weight[i];
        taken |= table.pieces[i];
        return true;
    }

    boolean clashes(int i) {
        if (table.knowsClashes() && !table.draws[i]) {
            for (int j = 0; j < size; j++) {
                if (table.clash(i, index[j])) {
                    return true;
                }
            }
            return false;
        }
        boolean hard = !table.lands[i] || table.simultaneous.collision;
        int to = Packed.to(table.subs[i]);
        for (int j = 0; j < size; j++) {
            if (hard || !table.lands[index[j]]) {
                return !table.simultaneous.fits(table.position, turn, size, table.subs[i]);
            }
            if (Packed.to(turn[j]) == to) {
                return true;
            }
        }
        return false;
    }

    int pop() {
        int i = index[--size];
        used -= table.weight[i];
        taken &= ~table.pieces[i];
        return i;
    }

    boolean isSafe() {
        return !table.bound || isSafe(table.safety(this));
    }

    /** Whether the chosen sub-moves fail no condition of theirs. */
    boolean isSafe(RoyalSafety safety) {
        if (safety.overflow) {
            Interruption.check();
            return size == 0 || table.position.rules().royal.isSafe(table.simultaneous, table.position, turn, size);
        }
        return safety == RoyalSafety.NONE || safety.failing(left(), answered(safety)) == 0;
    }

    /** The pieces of the chosen sub-moves that only land. */
    long left() {
        long left = 0;
        for (int j = 0; j < size; j++) {
            left |= table.special[index[j]] ? 0 : table.pieces[index[j]];
        }
        return left;
    }

    /** The conditions that these sub-moves answer by landing, one bit each. */
    long answered(RoyalSafety safety) {
        long answered = 0;
        for (int j = 0; j < size && safety.leaving.length > 0; j++) {
            answered |= table.special[index[j]] ? 0 : table.answering(safety)[index[j]];
        }
        return answered;
    }
}

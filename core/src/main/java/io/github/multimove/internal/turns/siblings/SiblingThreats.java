package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The turns behind a check of a king and its siblings: for each sub-move that captures one of them the first turn with it,
 * and the first turn that captures two (rules/common.md, Check; rules/twins.md, Check).
 *
 * <p>Each is looked for by itself among the turns that hold what it must hold, so that no turn without a capture of a
 * royal piece is gone through.
 */
final class SiblingThreats {
    private final SiblingStructure structure;
    private final BoardState field;
    private final int[] royals;
    private final byte[] sets;
    private final TreeSet<long[]> found = new TreeSet<>(Packed::compare);

    SiblingThreats(SiblingStructure structure, BoardState field, int[] royals) {
        this.structure = structure;
        this.field = field;
        this.royals = royals;
        this.sets = SiblingStructure.sets(field);
    }

    /** In the documented order. */
    List<long[]> list() {
        long[] first = null;
        int sets = 0;
        for (int s = 0; s < field.tables.size; s++) {
            sets = Math.max(sets, isOwn(s) ? this.sets[s] : 0);
        }
        for (int set = 0; set <= sets; set++) {
            first = earlier(first, ofSet(set));
        }
        if (first != null) {
            found.add(first);
        }
        return new ArrayList<>(found);
    }

    private boolean isOwn(int square) {
        return field.piece(square) != 0 && (field.piece(square) & 1) == field.side;
    }

    /** Adds the first turns with each capture by pieces of a set, and returns the first of the set that captures two pieces. */
    private long @Nullable [] ofSet(int set) {
        SiblingMoves moves = new SiblingMoves(structure, field, structure.options(), set);
        SiblingSolvers solvers = new SiblingSolvers(moves);
        int[] places = captures(moves);
        long[] two = null;
        for (int i = 0; i < places.length; i++) {
            long[] turn = first(moves, solvers, places[i]);
            if (turn == null) {
                continue;
            }
            found.add(turn);
            if (takes(moves.all.at[places[i]]) > 1) {
                two = earlier(two, turn);
                continue;
            }
            for (int j = i + 1; set != 0 && j < places.length; j++) {
                long a = moves.all.at[places[i]];
                long b = moves.all.at[places[j]];
                if (Packed.capturedOn(a) != Packed.capturedOn(b)) {
                    two = earlier(two, first(moves, solvers, places[i], places[j]));
                }
            }
        }
        return two;
    }

    private int[] captures(SiblingMoves moves) {
        int[] places = new int[moves.all.size];
        int n = 0;
        SubMoves all = moves.all;
        for (int i = 0; i < all.size; i++) {
            if (takes(all.at[i]) > 0) {
                places[n++] = i;
            }
        }
        return Arrays.copyOf(places, n);
    }

    private static long @Nullable [] first(SiblingMoves moves, SiblingSolvers solvers, int... wanted) {
        long[] held =
                Arrays.stream(wanted).mapToLong(place -> moves.all.at[place]).toArray();
        int from = Packed.from(held[0]);
        if (moves.sets[from] == 0) {
            return held;
        }
        SiblingCursor cursor = SiblingCursor.holding(moves, solvers, wanted);
        return solvers.of(from).mayHold(held) && cursor.next() ? cursor.toArray() : null;
    }

    private static long @Nullable [] earlier(long @Nullable [] a, long @Nullable [] b) {
        return a == null || (b != null && Packed.compare(b, a) < 0) ? b : a;
    }

    /** How many royal pieces a sub-move captures, those of a stack each. */
    private int takes(long m) {
        int on = Packed.capturedOn(m);
        int pieces = 0;
        for (int royal : royals) {
            pieces += royal == on ? 1 : 0;
        }
        return pieces;
    }
}

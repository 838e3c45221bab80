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
        for (int place : places) {
            long[] turn = first(moves, solvers, place);
            if (turn != null) {
                found.add(turn);
                two = set == 0 && takes(moves.all.at[place]) > 1 ? earlier(two, turn) : two;
            }
        }
        return set == 0 || places.length == 0 ? two : ofTwo(moves);
    }

    /** The first turn of siblings that captures two royal pieces: every such turn captures one elsewhere than where one falls. */
    private long @Nullable [] ofTwo(SiblingMoves moves) {
        SiblingSolvers solvers = new SiblingSolvers(moves, turn -> {
            if (takesTwo(turn, turn.length)) {
                return null;
            }
            SiblingCondition condition = new SiblingCondition();
            for (int royal : royals) {
                if (Arrays.stream(turn).noneMatch(m -> Packed.capturedOn(m) == royal)) {
                    condition.mayGoTo(royal);
                }
            }
            return condition;
        });
        SiblingCursor cursor = SiblingCursor.holding(moves, solvers, this::takesTwo);
        return cursor.next() ? cursor.toArray() : null;
    }

    private boolean takesTwo(long[] turn, int size) {
        int pieces = 0;
        for (int royal : royals) {
            for (int i = 0, before = pieces; i < size && pieces == before; i++) {
                pieces += Packed.capturedOn(turn[i]) == royal ? 1 : 0;
            }
        }
        return pieces > 1;
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

    /** The first turn with a sub-move, or another with it if looking for the first takes too long; null if none was found. */
    private static long @Nullable [] first(SiblingMoves moves, SiblingSolvers solvers, int place) {
        long m = moves.all.at[place];
        int from = Packed.from(m);
        if (moves.sets[from] == 0) {
            return new long[] {m};
        }
        SiblingSolver solver = solvers.of(from);
        long[] some = solver.find(m);
        if (some == null && solver.isSure()) {
            return null;
        }
        SiblingCursor cursor = SiblingCursor.holding(moves, solvers, (turn, size) -> true, place);
        return cursor.next() ? cursor.toArray() : some;
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

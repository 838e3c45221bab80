package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
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
        SiblingSearch search = null;
        long[] two = null;
        for (int i = 0; i < moves.all.size; i++) {
            long m = moves.all.at[i];
            int taken = takes(m);
            if (taken > 0 && structure.movesSingly(set)) {
                found.add(new long[] {m});
                two = taken > 1 ? earlier(two, new long[] {m}) : two;
            } else if (taken > 0) {
                search = search == null
                        ? new SiblingSearch(moves, set, new SiblingSearches.Order(turn -> true))
                        : search;
                long[] turn = search.first(m);
                if (turn != null) {
                    found.add(turn);
                }
            }
        }
        return search == null ? two : new SiblingSearch(moves, set, new Two()).first();
    }

    /** Asks that a turn captures two royal pieces: every such turn captures one elsewhere than where one falls. */
    private final class Two implements SiblingSearch.Judge {
        @Override
        public boolean isSought(SiblingMoves moves, long[] turn) {
            return SiblingSearches.Order.works(moves, turn) && takesTwo(turn, turn.length);
        }

        @Override
        public SiblingCondition reason(SiblingSearch search, long[] turn) {
            if (takesTwo(turn, turn.length)) {
                return SiblingOrder.reason(search, turn);
            }
            SiblingCondition condition = new SiblingCondition();
            for (int royal : royals) {
                if (Arrays.stream(turn).noneMatch(m -> Packed.capturedOn(m) == royal)) {
                    condition.mayGoTo(royal);
                }
            }
            return condition;
        }
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

package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Groups;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * The turns behind a check: for each sub-move that captures a royal piece the first turn with it, and the first turn that captures two
 * royal pieces or, where that is asked, of every group (rules/common.md, Check; rules/twins.md, Check).
 *
 * <p>Each is looked for by itself, so that no turn without a capture of a royal piece is gone through.
 */
final class SiblingThreats {
    private final SiblingStructure structure;
    private final BoardState state;
    private final int[][] groups;
    private final boolean ofAll;
    private final TreeSet<long[]> found = new TreeSet<>(Packed::compare);
    /** Of each set the first turn that captures several. */
    private final TreeSet<long[]> several = new TreeSet<>(Packed::compare);

    SiblingThreats(SiblingStructure structure, BoardState state, int[][] groups, boolean ofAll) {
        this.structure = structure;
        this.state = state;
        this.groups = groups;
        this.ofAll = ofAll;
        byte[] sets = SiblingStructure.sets(state);
        boolean[] seen = new boolean[256];
        for (int s = 0; s < sets.length; s++) {
            if (state.piece(s) != 0 && (state.piece(s) & 1) == state.side && !seen[sets[s]]) {
                seen[sets[s]] = true;
                ofSet(sets[s]);
            }
        }
    }

    /** In the documented order. */
    List<long[]> list() {
        if (!several.isEmpty()) {
            found.add(several.first());
        }
        return new ArrayList<>(found);
    }

    /** Whether some turn captures of every group. */
    boolean isAnyOfAll() {
        return !several.isEmpty();
    }

    /** Adds the first turns with each capture by pieces of a set. */
    private void ofSet(int set) {
        SiblingMoves moves = new SiblingMoves(structure, state, structure.options(), set);
        SiblingSearch search = null;
        for (int i = 0; i < moves.all.size; i++) {
            long m = moves.all.at[i];
            if (Groups.taken(m, groups) == 0) {
                continue;
            }
            long[] turn = {m};
            if (!structure.movesSingly(set)) {
                search = search == null ? new SiblingSearch(moves, set, new SiblingSearches.Order()) : search;
                turn = search.first(m);
            } else if (takesSeveral(turn)) {
                several.add(turn);
            }
            if (turn != null) {
                found.add(turn);
            }
        }
        long[] first = search == null ? null : new SiblingSearch(moves, set, new Several()).first();
        if (first != null) {
            several.add(first);
        }
    }

    private boolean takesSeveral(long[] turn) {
        return ofAll
                ? Groups.areCaptured(turn, turn.length, groups)
                : Arrays.stream(groups)
                                .flatMapToInt(Arrays::stream) // those of a stack each
                                .filter(royal -> takes(turn, royal))
                                .count()
                        > 1;
    }

    private static boolean takes(long[] turn, int square) {
        return Arrays.stream(turn).anyMatch(m -> Packed.capturedOn(m) == square);
    }

    /** Asks that a turn captures several: each such turn captures some piece of one group, or another than the one that falls. */
    private final class Several extends SiblingSearches.Order {
        @Override
        public boolean isSought(SiblingMoves moves, long[] turn) {
            return super.isSought(moves, turn) && takesSeveral(turn);
        }

        @Override
        public SiblingCondition reason(SiblingSearch search, long[] turn) {
            if (takesSeveral(turn)) {
                return super.reason(search, turn);
            }
            SiblingCondition condition = new SiblingCondition();
            for (int[] group : groups) {
                if (!ofAll || !Groups.areCaptured(turn, turn.length, group)) {
                    condition = ofAll ? new SiblingCondition() : condition;
                    Arrays.stream(group).filter(royal -> !takes(turn, royal)).forEach(condition::mayGoTo);
                }
            }
            return condition;
        }
    }
}

package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.RoyalGuard;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The searches of a board's sets of siblings, each made when it is first asked. Not safe to share between threads. */
public final class SiblingSearches {
    private final SiblingStructure structure;
    private final BoardState state;
    private final int options;
    private final SiblingSearch.Judge judge;
    private @Nullable SiblingSearch[] searches = {};

    /** For legal turns of a position, both sides of which may move siblings of the structure or not. */
    public SiblingSearches(SiblingStructure structure, BoardState state, RoyalGuard guard, boolean areBoth) {
        this(structure, state, structure.options(), new SiblingSafety(structure, state, guard, areBoth));
    }

    /** For pseudo-legal turns. */
    SiblingSearches(SiblingStructure structure, BoardState state) {
        this(structure, state, structure.options() | Generator.NO_CASTLING, new Order());
    }

    private SiblingSearches(SiblingStructure structure, BoardState state, int options, SiblingSearch.Judge judge) {
        this.structure = structure;
        this.state = state;
        this.options = options;
        this.judge = judge;
    }

    /** Asks that siblings can make their sub-moves in some order. */
    static class Order implements SiblingSearch.Judge {
        @Override
        public boolean isSought(SiblingMoves moves, long[] turn) {
            return !moves.structure.description.sequential() || SiblingOrder.works(moves, turn, turn.length);
        }

        @Override
        public SiblingCondition reason(SiblingSearch search, long[] turn) {
            return SiblingOrder.reason(search, turn);
        }
    }

    /** The search of the set of the piece on a square, which has siblings. */
    public SiblingSearch of(int square) {
        int set = SiblingStructure.sets(state)[square];
        if (set >= searches.length) {
            searches = Arrays.copyOf(searches, set + 4);
        }
        SiblingSearch search = searches[set];
        if (search == null) {
            search = new SiblingSearch(new SiblingMoves(structure, state, options, set), set, judge);
            searches[set] = search;
        }
        return search;
    }

    /** Returns a turn in which a piece captures on a square, alone or not, or null if there is none. */
    long @Nullable [] capturing(int from, int code, int on, boolean alone) {
        boolean isSingle = SiblingStructure.sets(state)[from] == 0;
        SiblingMoves moves = isSingle ? new SiblingMoves(structure, state, options, 0) : of(from).moves;
        for (int i = moves.begin[from]; i < moves.end[from]; i++) {
            long m = moves.all.at[i];
            if (Packed.type(m) == code >> 1 && Packed.capturedOn(m) == on) {
                long[] turn = isSingle || alone ? new long[] {m} : of(from).find(m);
                if (turn != null) {
                    return turn;
                }
            }
        }
        return null;
    }
}

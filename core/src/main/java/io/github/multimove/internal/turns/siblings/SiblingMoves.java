package io.github.multimove.internal.turns.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The sub-moves of the side to move, with the sets of siblings that they are made by. */
public final class SiblingMoves {
    final SiblingStructure structure;
    public final BoardState state;
    final int options;
    public final SubMoves all;
    /** By square, the places of its sub-moves in {@link #all}. */
    public final int[] begin;

    public final int[] end;
    final byte[] sets;
    /** By set, the squares of its pieces, ascending, a stacked piece's square repeated. */
    final int[][] members;
    /** By set, whether a sibling that must move cannot. */
    final boolean[] stuck;
    /** By place in {@link #all}, the way of a sub-move once it was asked for. */
    private @Nullable SiblingWay[] ways = {};

    /** The sub-moves of all pieces. */
    public SiblingMoves(SiblingStructure structure, BoardState state, int options) {
        this(structure, state, options, -1);
    }

    /** The sub-moves of the siblings of one set, 0 for all single pieces, -1 for all pieces. */
    public SiblingMoves(SiblingStructure structure, BoardState state, int options, int only) {
        this.structure = structure;
        this.state = state;
        this.options = options;
        this.all = new SubMoves();
        this.sets = SiblingStructure.sets(state);
        this.begin = new int[state.tables.size];
        this.end = new int[state.tables.size];
        int[][] found = new int[8][];
        for (int s = 0; s < state.tables.size; s++) {
            int piece = state.piece(s);
            begin[s] = all.size;
            if (piece != 0 && (piece & 1) == state.side && (only < 0 || sets[s] == only)) {
                from(structure, state, s, options, all);
                if (sets[s] != 0) {
                    found = member(found, sets[s], s);
                }
            }
            end[s] = all.size;
        }
        members = found;
        stuck = new boolean[members.length];
        for (int set = 0; set < stuck.length; set++) {
            stuck[set] = structure.together && members[set] != null && isAnyStuck(members[set]);
        }
    }

    private boolean isAnyStuck(int[] squares) {
        for (int square : squares) {
            if (begin[square] == end[square]) {
                return true;
            }
        }
        return false;
    }

    private int[][] member(int[][] found, int set, int square) {
        int[][] all = found.length > set ? found : Arrays.copyOf(found, set + 8);
        int[] old = all[set] == null ? new int[0] : all[set];
        int count = state.extras().length == 0 ? 1 : state.codes(square).length;
        int[] more = Arrays.copyOf(old, old.length + count);
        Arrays.fill(more, old.length, more.length, square);
        all[set] = more;
        return all;
    }

    /**
     * Adds the sub-moves from a square, in order, whatever place of a turn they are made in: where siblings move one
     * after the other, also those that a sibling must make way for.
     */
    public static void from(SiblingStructure structure, BoardState state, int square, int options, SubMoves out) {
        int start = out.size;
        Generator.from(boardFor(structure, state, square), square, options | Generator.NO_CASTLING, out);
        if ((options & Generator.NO_CASTLING) == 0 && state.castling != 0) {
            SubMoves now = new SubMoves();
            Generator.from(state, square, options, now);
            now.stream()
                    .filter(m -> Packed.kind(m) == Packed.CASTLE && structure.isFreeToCastle(state, m))
                    .forEach(out::add);
            out.sort(start);
        }
    }

    /** The board that a piece's sub-moves are judged on: without siblings elsewhere that may make way before. */
    public static BoardState boardFor(SiblingStructure structure, BoardState state, int square) {
        byte[] sets = SiblingStructure.sets(state);
        if (!structure.description.sequential() || structure.movesSingly(sets[square])) {
            return state;
        }
        BoardState alone = state.copy();
        for (int s = 0; s < sets.length; s++) {
            if (sets[s] == sets[square] && s != square) {
                alone.clear(s);
            }
        }
        return alone;
    }

    /** The way of the sub-move at a place in {@link #all}. */
    SiblingWay way(int place) {
        if (ways.length < all.size) {
            ways = new SiblingWay[all.size];
        }
        SiblingWay way = ways[place];
        if (way == null) {
            way = SiblingWay.of(state, all.at[place]);
            ways[place] = way;
        }
        return way;
    }

    /** The place in {@link #all} of a sub-move, which is there. */
    int place(long m) {
        int i = begin[Packed.from(m)];
        while (all.at[i] != m) {
            i++;
        }
        return i;
    }
}

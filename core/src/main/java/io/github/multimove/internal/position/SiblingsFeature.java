package io.github.multimove.internal.position;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.Setup;
import io.github.multimove.Square;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.board.SiblingSets;
import java.util.List;
import java.util.Objects;

/** The sets of siblings, and the pieces beyond the first on their squares (rules/twins.md, Position text). */
final class SiblingsFeature extends PositionFeature {
    private static final int MAX_SETS = Byte.MAX_VALUE;

    SiblingsFeature(Rules rules) {
        super(rules, rules.structures.facts.stacks());
    }

    // ---- text -------------------------------------------------------------------------------------------------------

    @Override
    String title() {
        return "the sets of siblings";
    }

    @Override
    void read(PositionText in, String field, int offset, PositionDraft draft) {
        draft.sets = SiblingSets.read(tables, field, (expected, at) -> in.refuse(expected, offset + at));
    }

    @Override
    void write(BoardPosition position, StringBuilder out) {
        out.append(SiblingSets.write(position));
    }

    // ---- bytes ------------------------------------------------------------------------------------------------------

    @Override
    void write(BoardPosition position, ByteWriter out) {
        short[] extras = position.extras();
        out.number(extras.length, 2);
        for (short extra : extras) {
            out.number(extra, 2);
        }
        byte[] sets = Objects.requireNonNull(position.sets());
        for (int w = 0; w < tables.words; w++) {
            for (long left = position.occupied(w); left != 0; left &= left - 1) {
                out.next(sets[w << 6 | Long.numberOfTrailingZeros(left)]);
            }
        }
    }

    @Override
    void read(ByteReader in, PositionDraft draft) {
        int count = in.number(2, "the number of pieces beyond the first on their squares");
        if (count > tables.mostPieces() - in.pieces) {
            throw in.refuse("at most " + tables.mostPieces() + " pieces on the board", 2);
        }
        short[] extras = new short[count];
        for (int i = 0; i < count; i++) {
            extras[i] = (short) in.number(2, "a piece beyond the first on its square");
            int square = (extras[i] & 0xffff) >> 6;
            int code = extras[i] & 63;
            int first = square < tables.size ? draft.pieces[square] : 0;
            boolean good = first != 0 && code < tables.codes && code >= first && (code & 1) == (first & 1);
            if (!good || (i > 0 && extras[i] < extras[i - 1])) {
                throw in.refuse("a piece of a stack, by squares and in the order of the piece list", 2);
            }
        }
        draft.extras = extras;
        byte[] sets = new byte[tables.size];
        int most = 0;
        byte[] pieces = draft.pieces;
        for (int s = 0; s < pieces.length; s++) {
            if (pieces[s] != 0) {
                int set = in.next("the set of siblings on a square") & 255;
                if (set > Math.min(most + 1, MAX_SETS)) {
                    throw in.refuse("a set of siblings from 0 to " + Math.min(most + 1, MAX_SETS), 1);
                }
                sets[s] = (byte) set;
                most = Math.max(most, set);
            }
        }
        draft.setBySquare = sets;
    }

    // ---- set-ups and what they say ----------------------------------------------------------------------------------

    @Override
    public void read(Setup setup, PositionDraft draft) {
        List<List<Square>> sets = setup.siblings().orElse(null);
        if (sets != null && isPresent) {
            draft.sets = sets.stream()
                    .map(set -> set.stream().map(Square::index).toList())
                    .toList();
        } else if (sets != null && !sets.isEmpty()) {
            draft.problem(Kind.SIBLINGS, "expected no siblings in this game, found " + sets);
        }
    }

    @Override
    public void write(PositionDraft draft, Setup.Builder setup) {
        List<List<Integer>> sets = draft.sets;
        if (sets != null) {
            setup.siblings(sets.stream()
                    .map(set -> set.stream().map(tables.board::square).toList())
                    .toList());
        }
    }

    @Override
    public void set(PositionDraft draft, BoardState state) {
        byte[] bySquare = draft.setBySquare;
        if (bySquare != null) {
            state.sets(bySquare);
            draft.sets = SiblingSets.list(state);
        }
        rules.structures.judge(0).siblings(state, draft);
    }

    @Override
    void setUnchecked(PositionDraft draft, BoardState state) {
        state.siblings(Objects.requireNonNull(draft.setBySquare));
    }
}

package io.github.multimove.internal.position;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.Setup;
import io.github.multimove.Square;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.PositionDraft;
import java.util.stream.IntStream;

/** The neutral piece (rules/duck.md), which stands in the placement. */
final class NeutralFeature extends PositionFeature {
    private final int squareBytes;

    NeutralFeature(Rules rules) {
        super(rules, rules.structures.placesNeutral());
        this.squareBytes = ByteLayout.square(tables);
    }

    /** Text of any game may name one. */
    @Override
    public boolean isRead() {
        return true;
    }

    @Override
    void write(BoardPosition position, ByteWriter out) {
        int square = position.neutral();
        out.number(square < 0 ? 0 : 1, 1);
        if (square >= 0) {
            out.number(square, squareBytes);
        }
    }

    @Override
    void read(ByteReader in, PositionDraft draft) {
        int stands = in.next("whether there is a neutral piece");
        if (stands != 0 && stands != 1) {
            throw in.refuse("0, or 1 for a neutral piece", 1);
        }
        if (stands == 1) {
            int square = in.square(-1, "the neutral piece's square");
            if (draft.pieces[square] != 0) {
                throw in.refuse("an empty square for the neutral piece", squareBytes);
            }
            draft.pieces[square] = BoardState.NEUTRAL;
        }
    }

    @Override
    public void read(Setup setup, PositionDraft draft) {
        for (Square square : setup.neutralSquares()) {
            if (tables.isHole(square.index())) {
                continue; // the same sign in text
            }
            if (draft.pieces[square.index()] != 0) {
                draft.problem(Kind.STACK, "expected the duck on a square of its own, found " + square + " taken");
            } else {
                draft.pieces[square.index()] = BoardState.NEUTRAL;
            }
        }
    }

    /** A position has one neutral piece at most, a set-up as many as its text names; a hole has the same sign there. */
    @Override
    public void write(PositionDraft draft, Setup.Builder setup) {
        setup.neutral(IntStream.range(0, draft.pieces.length)
                .filter(square -> draft.pieces[square] == BoardState.NEUTRAL || tables.isHole(square))
                .mapToObj(tables.board::square)
                .toArray(Square[]::new));
    }

    @Override
    public void set(PositionDraft draft, BoardState state) {
        int most = isPresent ? 1 : 0;
        int found = 0;
        for (int s = 0; state.neutral() >= 0 && s < tables.size; s++) {
            if (draft.pieces[s] == BoardState.NEUTRAL && ++found > most) {
                draft.problem(
                        Kind.PIECE_OUT_OF_PLACE,
                        "expected "
                                + (most == 0
                                        ? "no duck in this game, found one on "
                                        : "one duck at most, found another on ")
                                + tables.board.square(s));
            }
        }
    }
}

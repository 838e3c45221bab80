package io.github.multimove.internal.position;

import io.github.multimove.Piece;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.internal.board.PositionDraft;
import java.util.Objects;

/** The pieces in hand, which stand behind the placement. */
final class HandsFeature extends PositionFeature {
    HandsFeature(Rules rules) {
        super(rules, rules.tables.hands);
    }

    private boolean mayHold(int code) {
        return (tables.pawnsInHand || !tables.isPawn(code)) && !tables.types[code >> 1].isPromoted();
    }

    @Override
    void write(BoardPosition position, ByteWriter out) {
        byte[] hand = Objects.requireNonNull(position.hand());
        for (int code = 2; code < tables.codes; code++) {
            out.next(hand[code]);
        }
    }

    @Override
    void read(ByteReader in, PositionDraft draft) {
        for (int code = 2; code < tables.codes; code++) {
            int most = mayHold(code) ? Setup.MAX_IN_HAND : 0;
            int count = in.next("pieces in hand") & 255;
            if (count > most) {
                throw in.refuse("at most " + most + " of " + tables.pieces[code] + " in hand", 1);
            }
            draft.hand[code] = (byte) count;
        }
    }

    @Override
    public void read(Setup setup, PositionDraft draft) {
        for (Side side : Side.values()) {
            setup.hand(side).forEach((type, count) -> {
                Piece piece = new Piece(side, type);
                int code = tables.code(piece);
                if (!isPresent) {
                    draft.problem(Kind.HAND, "expected no pieces in hand in this game, found " + piece);
                } else if (code < 2 || !mayHold(code)) {
                    draft.problem(
                            Kind.HAND, "expected a piece that can be in hand, found " + piece + " (" + type + ")");
                } else {
                    draft.hand[code] = count.byteValue();
                }
            });
        }
    }

    @Override
    public void write(PositionDraft draft, Setup.Builder setup) {
        for (int code = 2; isPresent && code < tables.codes; code++) {
            Piece piece = tables.pieces[code];
            setup.hand(piece.side(), piece.type(), draft.hand[code]);
        }
    }
}

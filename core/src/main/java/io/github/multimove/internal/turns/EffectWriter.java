package io.github.multimove.internal.turns;

import io.github.multimove.Effect;
import io.github.multimove.Piece;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.internal.board.BoardState;
import java.util.List;
import java.util.Optional;

/** What a sub-move does to pieces and neutral piece on the board that it is made on. */
record EffectWriter(BoardState before, List<Effect> effects) {
    void add(SubMove made) {
        for (Piece piece : made.captured()) {
            effects.add(new Effect.Captured(piece, made.capturedOn()));
            byte[] held = before.tables.held;
            int code = held == null ? 0 : held[before.tables.code(piece)];
            if (code != 0) {
                effects.add(new Effect.Held(before.tables.pieces[code], made.capturedOn()));
            }
        }
        if (made instanceof SubMove.Castling castling) {
            moved(castling.piece(), castling.from(), castling.to());
            moved(castling.rook(), castling.rookFrom(), castling.rookTo());
        } else if (made instanceof SubMove.Drop drop) {
            effects.add(new Effect.Dropped(drop.piece(), drop.to()));
        } else if (made instanceof SubMove.RelocatingDrop drop) {
            Piece piece = before.tables.pieces[before.piece(drop.to().index())];
            effects.add(new Effect.Relocated(piece, drop.to(), drop.relocatedTo()));
            effects.add(new Effect.Dropped(drop.piece(), drop.to()));
        } else if (made instanceof SubMove.Push push) {
            effects.add(new Effect.Pushed(push.piece(), push.from(), push.to()));
        } else if (made instanceof SubMove.Choice choice) {
            effects.add(new Effect.Promoted(choice.piece(), choice.to(), List.of(choice.into())));
        } else if (made instanceof SubMove.Swap swap) {
            swapped(swap);
        } else if (made instanceof SubMove.Place placement) {
            effects.add(new Effect.Placed(
                    before.neutral() < 0 ? Optional.empty() : Optional.of(before.tables.board.square(before.neutral())),
                    placement.to()));
        } else if (!(made instanceof SubMove.RemoteCapture)) {
            Piece piece = made.actor().orElseThrow();
            moved(piece, made.start(), made.to());
            if (!made.promotion().isEmpty()) {
                effects.add(new Effect.Promoted(piece, made.to(), made.promotion()));
            }
        }
    }

    private void moved(Piece piece, Square from, Square to) {
        if (!from.equals(to)) {
            effects.add(new Effect.Moved(piece, from, to));
        }
    }

    private void swapped(SubMove.Swap swap) {
        effects.add(new Effect.Swapped(swap.piece(), swap.from(), swap.other(), swap.to()));
        if (!swap.into().isEmpty()) {
            boolean isFirst = before.tables.promotions.covers(
                    before.tables.code(swap.piece()), swap.to().index());
            effects.add(new Effect.Promoted(
                    isFirst ? swap.piece() : swap.other(), isFirst ? swap.to() : swap.from(), swap.into()));
        }
    }
}

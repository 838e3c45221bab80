package io.github.multimove.internal.turns;

import io.github.multimove.Effect;
import io.github.multimove.Piece;
import io.github.multimove.SubMove;
import io.github.multimove.internal.board.BoardState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a sub-move does to pieces and neutral piece, besides capturing. */
record EffectWriter(BoardState before) implements SubMove.Visitor<List<Effect>> {
    /** A piece goes from one square to another, and may become another piece there. */
    @Override
    public List<Effect> other(SubMove subMove) {
        List<Effect> effects = new ArrayList<>(2);
        Piece piece = subMove.actor().orElseThrow();
        effects.add(new Effect.Moved(piece, subMove.start(), subMove.to()));
        if (!subMove.promotion().isEmpty()) {
            effects.add(new Effect.Promoted(piece, subMove.to(), subMove.promotion()));
        }
        return effects;
    }

    @Override
    public List<Effect> castling(SubMove.Castling castling) {
        return Stream.of(
                        new Effect.Moved(castling.piece(), castling.from(), castling.to()),
                        new Effect.Moved(castling.rook(), castling.rookFrom(), castling.rookTo()))
                .filter(moved -> !moved.from().equals(moved.to()))
                .map(Effect.class::cast)
                .toList();
    }

    @Override
    public List<Effect> drop(SubMove.Drop drop) {
        return List.of(new Effect.Dropped(drop.piece(), drop.to()));
    }

    @Override
    public List<Effect> relocatingDrop(SubMove.RelocatingDrop drop) {
        Piece piece = before.tables.pieces[before.piece(drop.to().index())];
        return List.of(
                new Effect.Relocated(piece, drop.to(), drop.relocatedTo()),
                new Effect.Dropped(drop.piece(), drop.to()));
    }

    @Override
    public List<Effect> remoteCapture(SubMove.RemoteCapture capture) {
        return List.of();
    }

    @Override
    public List<Effect> push(SubMove.Push push) {
        return List.of(new Effect.Pushed(push.piece(), push.from(), push.to()));
    }

    @Override
    public List<Effect> choice(SubMove.Choice choice) {
        return List.of(new Effect.Promoted(choice.piece(), choice.to(), List.of(choice.into())));
    }

    @Override
    public List<Effect> swap(SubMove.Swap swap) {
        List<Effect> effects = new ArrayList<>(2);
        effects.add(new Effect.Swapped(swap.piece(), swap.from(), swap.other(), swap.to()));
        if (!swap.into().isEmpty()) {
            boolean isFirst = before.tables.promotesOn(
                    before.tables.code(swap.piece()), swap.to().index());
            effects.add(new Effect.Promoted(
                    isFirst ? swap.piece() : swap.other(), isFirst ? swap.to() : swap.from(), swap.into()));
        }
        return effects;
    }

    @Override
    public List<Effect> placement(SubMove.Placement placement) {
        return List.of(new Effect.Placed(
                before.neutral() < 0 ? Optional.empty() : Optional.of(before.tables.board.square(before.neutral())),
                placement.to()));
    }
}

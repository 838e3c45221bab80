package io.github.multimove.testkit;

import io.github.multimove.Effect;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The men of a position, to which effects can be applied one by one as a board on screen would. */
final class EffectBoard {
    private static final Comparator<Piece> ORDER = Comparator.comparing(Piece::toString);

    private final Map<Square, List<Piece>> men = new TreeMap<>();
    private final Map<Piece, Integer> hand = new HashMap<>();

    EffectBoard(Position position) {
        position.men().forEach((square, pieces) -> pieces.forEach(piece -> put(piece, square)));
        for (Side side : Side.values()) {
            position.hand(side).forEach((type, number) -> hand.put(new Piece(side, type), number));
        }
    }

    void apply(Effect effect) {
        if (effect instanceof Effect.Moved moved) {
            remove(moved.piece(), moved.from());
            put(moved.piece(), moved.to());
        } else if (effect instanceof Effect.Dropped dropped) {
            hand.computeIfPresent(dropped.piece(), (piece, number) -> number == 1 ? null : number - 1);
            put(dropped.piece(), dropped.on());
        } else if (effect instanceof Effect.Taken taken) {
            remove(taken.piece(), taken.on());
        } else if (effect instanceof Effect.Struck struck) {
            remove(struck.piece(), struck.on());
        } else if (effect instanceof Effect.RemovedWithSibling removed) {
            remove(removed.piece(), removed.on());
        } else if (effect instanceof Effect.Relocated relocated) {
            remove(relocated.piece(), relocated.from());
            put(relocated.piece(), relocated.to());
        } else if (effect instanceof Effect.Promoted promoted) {
            remove(promoted.piece(), promoted.on());
            for (PieceType type : promoted.into()) {
                put(new Piece(promoted.piece().side(), type), promoted.on());
            }
        }
    }

    private void put(Piece piece, Square square) {
        List<Piece> there = men.computeIfAbsent(square, s -> new ArrayList<>());
        there.add(piece);
        there.sort(ORDER);
    }

    private void remove(Piece piece, Square square) {
        List<Piece> there = men.getOrDefault(square, new ArrayList<>());
        if (!there.remove(piece)) {
            throw new AssertionError("expected " + piece + " on " + square + " for an effect, found " + men);
        }
        if (there.isEmpty()) {
            men.remove(square);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof EffectBoard board && men.equals(board.men) && hand.equals(board.hand);
    }

    @Override
    public int hashCode() {
        return men.hashCode();
    }

    @Override
    public String toString() {
        return men + " " + hand;
    }
}

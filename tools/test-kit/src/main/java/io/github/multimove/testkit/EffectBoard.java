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
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The pieces of a position, to which effects can be applied one by one as a graphical board would. */
final class EffectBoard {
    private static final Comparator<Piece> ORDER = Comparator.comparing(Piece::toString);

    private final Map<Square, List<Piece>> pieces = new TreeMap<>();
    private final Map<Piece, Integer> hand = new HashMap<>();
    private final Set<Square> neutral = new TreeSet<>();

    EffectBoard(Position position) {
        position.pieces().forEach((square, pieces) -> pieces.forEach(piece -> put(piece, square)));
        neutral.addAll(position.neutralSquares());
        for (Side side : Side.values()) {
            position.hand(side).forEach((type, number) -> hand.put(new Piece(side, type), number));
        }
    }

    /** Does what each kind of effect says; a kind that is missing here is a fault. */
    void apply(Effect effect) {
        if (effect instanceof Effect.Moved moved) {
            move(moved.piece(), moved.from(), moved.to());
        } else if (effect instanceof Effect.Pushed pushed) {
            move(pushed.piece(), pushed.from(), pushed.to());
        } else if (effect instanceof Effect.Swapped swapped) {
            remove(swapped.piece(), swapped.from());
            move(swapped.other(), swapped.to(), swapped.from());
            put(swapped.piece(), swapped.to());
        } else if (effect instanceof Effect.Placed placed) {
            placed.from().ifPresent(from -> {
                if (!neutral.remove(from)) {
                    throw new AssertionError("expected the neutral piece on " + from + ", found " + neutral);
                }
            });
            neutral.add(placed.to());
        } else if (effect instanceof Effect.Dropped dropped) {
            hand.computeIfPresent(dropped.piece(), (piece, number) -> number == 1 ? null : number - 1);
            put(dropped.piece(), dropped.on());
        } else if (effect instanceof Effect.Captured taken) {
            remove(taken.piece(), taken.on());
        } else if (effect instanceof Effect.Held held) {
            hand.merge(held.piece(), 1, Integer::sum);
        } else if (effect instanceof Effect.Struck struck) {
            remove(struck.piece(), struck.on());
        } else if (effect instanceof Effect.RemovedWithSibling removed) {
            remove(removed.piece(), removed.on());
        } else if (effect instanceof Effect.Relocated relocated) {
            move(relocated.piece(), relocated.from(), relocated.to());
        } else if (effect instanceof Effect.Promoted promoted) {
            remove(promoted.piece(), promoted.on());
            for (PieceType type : promoted.into()) {
                put(new Piece(promoted.piece().side(), type), promoted.on());
            }
        } else {
            throw new AssertionError("expected an effect that the laws know, found " + effect);
        }
    }

    private void move(Piece piece, Square from, Square to) {
        remove(piece, from);
        put(piece, to);
    }

    private void put(Piece piece, Square square) {
        List<Piece> there = pieces.computeIfAbsent(square, s -> new ArrayList<>());
        there.add(piece);
        there.sort(ORDER);
    }

    private void remove(Piece piece, Square square) {
        List<Piece> there = pieces.getOrDefault(square, new ArrayList<>());
        if (!there.remove(piece)) {
            throw new AssertionError("expected " + piece + " on " + square + " for an effect, found " + pieces);
        }
        if (there.isEmpty()) {
            pieces.remove(square);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof EffectBoard board
                && pieces.equals(board.pieces)
                && hand.equals(board.hand)
                && neutral.equals(board.neutral);
    }

    @Override
    public int hashCode() {
        return pieces.hashCode();
    }

    @Override
    public String toString() {
        return pieces + " " + hand + (neutral.isEmpty() ? "" : " " + neutral);
    }
}

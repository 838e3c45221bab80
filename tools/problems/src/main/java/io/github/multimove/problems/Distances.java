package io.github.multimove.problems;

import io.github.multimove.Board;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Kind;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How many moves a side's pieces need at least to be a certain piece on a certain square: on an empty board, where every
 * component may be used from everywhere, and promoting on the way.
 */
final class Distances {
    /** So far is what cannot be reached. */
    static final int NEVER = 1000;

    private final Board board;
    private final List<PieceType> types;
    /** By letter, which tells the kinds of a game apart, the place among the kinds. */
    private final Map<Character, Integer> places = new HashMap<>();
    /** By piece and square, the pieces and squares from which it is one move away. */
    private final List<List<Integer>> before = new ArrayList<>();

    Distances(BaseGame base, Side side) {
        board = base.board();
        types = base.types();
        types.forEach(type -> places.put(type.letter(), places.size()));
        int squares = board.squares().size();
        for (int i = 0; i < types.size() * squares; i++) {
            before.add(new ArrayList<>());
        }
        for (PieceType type : types) {
            List<Promotion> promotions = base.promotions().stream()
                    .filter(promotion ->
                            promotion.from().equals(type) && promotion.sides().contains(side))
                    .toList();
            for (Square from : board.squares()) {
                for (Square to : reached(type, side, from)) {
                    before.get(state(type, to)).add(state(type, from));
                    for (Promotion promotion : promotions) {
                        if (happens(promotion, side, to)) {
                            promotion
                                    .into()
                                    .forEach(into -> before.get(state(into, to)).add(state(type, from)));
                        }
                    }
                }
            }
        }
    }

    /** Whether a side's piece promotes on a square, or on its mirror image. */
    private boolean happens(Promotion promotion, Side side, Square to) {
        int rank = side == Side.WHITE ? to.rank() : board.ranks() - 1 - to.rank();
        return Stream.of(promotion.may(), promotion.must())
                .flatMap(Set::stream)
                .anyMatch(square -> square.rank() == rank
                        && (square.file() == to.file() || square.file() == board.files() - 1 - to.file()));
    }

    /** Whether pieces move by their components alone, on a board of one level. */
    static boolean areSound(BaseGame base) {
        return base.drops().isEmpty()
                && base.board().levels() == 1
                && base.types().stream()
                        .flatMap(type -> type.movement().components().stream())
                        .allMatch(component -> component.kind() != Kind.HOME);
    }

    /** Returns the place of a piece on a square in what {@link #to} returns. */
    int state(PieceType type, Square square) {
        return Objects.requireNonNull(places.get(type.letter()))
                        * board.squares().size()
                + square.index();
    }

    /** The squares one move away; of a component and its mirror image both, since games differ in what Black's is. */
    private List<Square> reached(PieceType type, Side side, Square from) {
        List<Square> found = new ArrayList<>();
        for (Component component : type.movement().components()) {
            int ranks = side == Side.WHITE
                    ? component.vector().ranks()
                    : -component.vector().ranks();
            for (int mirrored : new int[] {1, -1}) {
                for (int steps = 1;
                        component.range() == 0 || component.isScreened() || steps <= component.range();
                        steps++) {
                    var to = board.square(
                            from.file() + mirrored * steps * component.vector().files(),
                            from.rank() + steps * ranks,
                            from.level() + steps * component.vector().levels());
                    if (to.isEmpty() || to.get().equals(from)) {
                        break;
                    }
                    found.add(to.get());
                }
            }
        }
        return found;
    }

    /** Returns by piece and square the number of moves to be that piece on that square. */
    int[] to(Piece piece, Square square) {
        int[] distances = new int[before.size()];
        Arrays.fill(distances, NEVER);
        Deque<Integer> open = new ArrayDeque<>();
        int end = state(piece.type(), square);
        distances[end] = 0;
        open.add(end);
        while (!open.isEmpty()) {
            int state = open.remove();
            for (int earlier : before.get(state)) {
                if (distances[earlier] == NEVER) {
                    distances[earlier] = distances[state] + 1;
                    open.add(earlier);
                }
            }
        }
        return distances;
    }
}

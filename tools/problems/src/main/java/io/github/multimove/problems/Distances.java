package io.github.multimove.problems;

import io.github.multimove.Board;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Kind;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * How many moves a side's pieces need at least to be a certain piece on a certain square: on a board that is empty but for
 * squares where nothing ever moves, where every component may be used from everywhere, but initial ones only from the ranks
 * where the array has such pieces, and promoting on the way.
 */
final class Distances {
    /** So far is what cannot be reached. */
    static final int NEVER = 1000;

    private final BaseGame base;
    private final Board board;
    private final Side side;
    /** The squares where nothing ever moves. */
    private final Set<Square> fixed;
    /** By letter, which tells the kinds of a game apart, the place among the kinds. */
    private final int[] places;
    /** By piece and square, the pieces and squares that are one move away. */
    private final int[][] after;
    /** By piece and square, the pieces and squares from which it is one move away. */
    private final int[][] before;
    /** By piece and square, the pieces and squares that are one capture away. */
    private final int[][] captures;
    /** How many moves a castling may save. */
    private final Map<CastlingRight, Integer> saved = new HashMap<>();

    /** Makes the distances of a side that captures, or of one that does not, past squares where nothing ever moves. */
    Distances(RuleSet rules, Side side, Set<Square> fixed, boolean isCapturing) {
        base = rules.base();
        board = base.board();
        this.side = side;
        this.fixed = fixed;
        places = new int[base.types().stream().mapToInt(PieceType::letter).max().orElse(0) + 1];
        for (PieceType type : base.types()) {
            places[type.letter()] = base.types().indexOf(type);
        }
        Position initial = rules.initialPosition();
        List<Set<Integer>> next = states();
        List<Set<Integer>> previous = states();
        List<Set<Integer>> captured = states();
        for (PieceType type : base.types()) {
            Set<Integer> ranks = initialRanks(initial, type);
            for (Square from : board.squares()) {
                int state = state(type, from);
                Predicate<Component> moves = component ->
                        (isCapturing || component.toEmpty()) && (!component.initial() || ranks.contains(from.rank()));
                for (Square to : reached(type, from, moves).keySet()) {
                    for (PieceType into : arriving(type, to)) {
                        next.get(state).add(state(into, to));
                        previous.get(state(into, to)).add(state);
                    }
                }
                for (Square to : reached(type, from, Component::capturing).keySet()) {
                    arriving(type, to).forEach(into -> captured.get(state).add(state(into, to)));
                }
            }
        }
        after = arrays(next);
        before = arrays(previous);
        captures = arrays(captured);
        for (CastlingRight right : base.castlingRights()) {
            if (right.side() == side) {
                int king = way(initial, right.king(), right.kingTo());
                saved.put(right, king + way(initial, right.rook(), right.rookTo()) - 1);
            }
        }
    }

    /** Whether pieces move one a turn and by their components alone, on a board of one level. */
    static boolean areSound(RuleSet rules) {
        BaseGame base = rules.base();
        return rules.structure().equals(TurnStructure.one())
                && base.drops().isEmpty()
                && base.board().levels() == 1
                && base.types().stream().noneMatch(PieceType::isPromoted) // they have the letters of others
                && base.promotions().stream().noneMatch(Promotion::isLeaving)
                && base.types().stream()
                        .flatMap(type -> type.movement().components().stream())
                        .allMatch(component -> component.kind() != Kind.HOME);
    }

    private List<Set<Integer>> states() {
        return Stream.generate(() -> (Set<Integer>) new HashSet<Integer>())
                .limit((long) base.types().size() * board.size())
                .toList();
    }

    private static int[][] arrays(List<Set<Integer>> sets) {
        return sets.stream()
                .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /** The ranks from which initial moves may begin, and perhaps more. */
    private Set<Integer> initialRanks(Position initial, PieceType type) {
        boolean said = base.initialFrom().isEmpty() && base.initialRanks().isEmpty();
        Set<Integer> found = new HashSet<>();
        for (Square square : board.squares()) {
            if (!said || initial.pieces(square).contains(new Piece(side, type))) {
                found.add(square.rank());
            }
        }
        return found;
    }

    private int way(Position initial, Square from, Square to) {
        List<Piece> pieces = initial.pieces(from);
        return pieces.isEmpty()
                ? NEVER
                : to(pieces.get(0).type(), to)[state(pieces.get(0).type(), from)];
    }

    /** What a piece may be when it has come to a square. */
    private List<PieceType> arriving(PieceType type, Square to) {
        List<PieceType> found = new ArrayList<>(List.of(type));
        for (Promotion promotion : base.promotions()) {
            if (promotion.from().equals(type) && promotion.sides().contains(side) && happens(promotion, to)) {
                found.addAll(promotion.into());
            }
        }
        return found;
    }

    /** Whether a side's piece promotes on a square, or on its mirror image. */
    private boolean happens(Promotion promotion, Square to) {
        int rank = side == Side.WHITE ? to.rank() : board.ranks() - 1 - to.rank();
        return Stream.of(promotion.may(), promotion.must())
                .flatMap(Set::stream)
                .anyMatch(square -> square.rank() == rank
                        && (square.file() == to.file() || square.file() == board.files() - 1 - to.file()));
    }

    /** Returns the place of a piece on a square in what {@link #to} and {@link #from} return. */
    int state(PieceType type, Square square) {
        return places[type.letter()] * board.size() + square.index();
    }

    /**
     * Returns the squares one move away by some of the components, each with the squares that a slide passes on its way; of
     * a component and its mirror image both, since games differ in what Black's is.
     */
    Map<Square, List<Square>> reached(PieceType type, Square from, Predicate<Component> counted) {
        Map<Square, List<Square>> found = new LinkedHashMap<>();
        for (Component component : type.movement().components()) {
            if (counted.test(component)) {
                slide(component, 1, from, found);
                slide(component, -1, from, found);
            }
        }
        return found;
    }

    private void slide(Component component, int mirrored, Square from, Map<Square, List<Square>> found) {
        int ranks = side == Side.WHITE
                ? component.vector().ranks()
                : -component.vector().ranks();
        boolean isEndless = component.range() == 0 || component.screened();
        List<Square> passed = new ArrayList<>();
        for (int steps = 1; isEndless || steps <= component.range(); steps++) {
            var to = board.square(
                    from.file() + mirrored * steps * component.vector().files(),
                    from.rank() + steps * ranks,
                    from.level() + steps * component.vector().levels());
            if (to.isEmpty() || to.get().equals(from) || (fixed.contains(to.get()) && !component.screened())) {
                return;
            }
            List<Square> way = component.screened() ? List.of() : List.copyOf(passed);
            found.merge(
                    to.get(),
                    way,
                    (one, other) -> one.stream().filter(other::contains).toList());
            passed.add(to.get());
        }
    }

    /** Returns the pieces and squares that are one move away from a piece on a square. */
    int[] after(int state) {
        return after[state];
    }

    /** Returns by piece and square the number of moves to be that piece on that square. */
    int[] to(PieceType type, Square square) {
        return distances(state(type, square), before);
    }

    /** Returns by piece and square the number of moves that a piece on a square needs to be that. */
    int[] from(int state) {
        return distances(state, after);
    }

    /** Returns by piece and square the number of moves that a piece on a square needs to be that by a capture. */
    int[] capturing(int state) {
        int[] from = from(state);
        int[] found = new int[from.length];
        Arrays.fill(found, NEVER);
        for (int k = 0; k < from.length; k++) {
            for (int arrived : captures[k]) {
                found[arrived] = Math.min(found[arrived], from[k] + 1);
            }
        }
        return found;
    }

    /** Returns by piece and square whether one of some pieces may come to be that, not staying where it is. */
    boolean[] entered(List<Integer> starts) {
        boolean[] found = new boolean[after.length];
        Deque<Integer> open = new ArrayDeque<>(starts);
        while (!open.isEmpty()) {
            for (int next : after[open.remove()]) {
                if (!found[next]) {
                    found[next] = true;
                    open.add(next);
                }
            }
        }
        return found;
    }

    private static int[] distances(int start, int[][] neighbours) {
        int[] distances = new int[neighbours.length];
        Arrays.fill(distances, NEVER);
        int[] open = new int[neighbours.length];
        int size = 1;
        open[0] = start;
        distances[start] = 0;
        for (int i = 0; i < size; i++) {
            for (int next : neighbours[open[i]]) {
                if (distances[next] == NEVER) {
                    distances[next] = distances[open[i]] + 1;
                    open[size++] = next;
                }
            }
        }
        return distances;
    }

    /** Returns how many moves a castling of the side may save. */
    int castling(Position position) {
        int most = 0;
        for (CastlingRight right : position.castlingRights()) {
            most = right.side() == side ? Math.max(most, saved.getOrDefault(right, NEVER)) : most;
        }
        return most;
    }
}

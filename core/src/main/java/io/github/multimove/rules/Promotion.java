package io.github.multimove.rules;

import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Where a piece type promotes and to what.
 *
 * <p>Immutable, equal by value. It promotes nowhere until {@link #must} or {@link #may} names squares:
 *
 * {@snippet class="io.github.multimove.docs.PartsOfGames" region="promotion"}
 */
public final class Promotion {
    private final PieceType from;
    private final List<PieceType> into;
    private final Set<Square> may;
    private final Set<Square> must;
    private final boolean fromCaptured;
    private final Map<PieceType, Integer> limits;
    private final Set<Side> sides;
    private final boolean leaving;
    private final boolean capturing;

    private Promotion(
            PieceType from,
            List<PieceType> into,
            Set<Square> may,
            Set<Square> must,
            boolean fromCaptured,
            Map<PieceType, Integer> limits,
            Set<Side> sides,
            boolean leaving,
            boolean capturing) {
        this.from = Objects.requireNonNull(from, "from");
        this.into = List.copyOf(into);
        this.may = Set.copyOf(may);
        this.must = Set.copyOf(must);
        this.fromCaptured = fromCaptured;
        this.limits = Map.copyOf(limits);
        this.sides = Set.copyOf(sides);
        this.leaving = leaving;
        this.capturing = capturing;
    }

    /**
     * Returns a promotion that happens nowhere yet.
     *
     * @param from the kind that promotes
     * @param into the kinds that it may become
     */
    public static Promotion of(PieceType from, PieceType... into) {
        return of(from, List.of(Objects.requireNonNull(into, "into")));
    }

    /** Returns a promotion that happens nowhere yet, like {@link #of(PieceType, PieceType...)}. */
    public static Promotion of(PieceType from, List<PieceType> into) {
        Objects.requireNonNull(into, "into");
        return new Promotion(from, into, Set.of(), Set.of(), false, Map.of(), Set.of(Side.values()), false, false);
    }

    /** Returns this promotion with those kinds that the piece may become, instead of the ones before. */
    public Promotion into(List<PieceType> kinds) {
        Objects.requireNonNull(kinds, "kinds");
        return new Promotion(from, kinds, may, must, fromCaptured, limits, sides, leaving, capturing);
    }

    /** Returns this promotion with the squares on whose arrival White's piece may promote (Black's are mirrored). */
    public Promotion may(Set<Square> squares) {
        Objects.requireNonNull(squares, "squares");
        return new Promotion(from, into, squares, must, fromCaptured, limits, sides, leaving, capturing);
    }

    /** Returns this promotion with the squares on whose arrival White's piece must promote (Black's are mirrored). */
    public Promotion must(Set<Square> squares) {
        Objects.requireNonNull(squares, "squares");
        return new Promotion(from, into, may, squares, fromCaptured, limits, sides, leaving, capturing);
    }

    /** Returns this promotion, only to a kind of which the side has fewer pieces on the board and in hand than in the array. */
    public Promotion onlyToCaptured() {
        return new Promotion(from, into, may, must, true, limits, sides, leaving, capturing);
    }

    /**
     * Returns this promotion, to a kind only while the side has fewer pieces of it on the board than a number.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    public Promotion atMost(PieceType kind, int pieces) {
        Objects.requireNonNull(kind, "kind");
        if (pieces < 0) {
            throw new IllegalArgumentException("expected 0 pieces or more, found " + pieces);
        }
        Map<PieceType, Integer> more = new HashMap<>(limits);
        more.put(kind, pieces);
        return new Promotion(from, into, may, must, fromCaptured, more, sides, leaving, capturing);
    }

    /**
     * Returns this promotion for the pieces of one side alone. A kind whose sides promote differently has a promotion for each;
     * Black's squares are mirrored here as well.
     */
    public Promotion only(Side side) {
        Objects.requireNonNull(side, "side");
        return new Promotion(from, into, may, must, fromCaptured, limits, Set.of(side), leaving, capturing);
    }

    /** Returns this promotion, which happens on its squares and also by a move that begins on one of them, as in shogi. */
    public Promotion orLeaving() {
        return new Promotion(from, into, may, must, fromCaptured, limits, sides, true, capturing);
    }

    /** Returns this promotion, by a capture alone. */
    public Promotion onlyCapturing() {
        return new Promotion(from, into, may, must, fromCaptured, limits, sides, leaving, true);
    }

    /** Returns the kind that promotes. */
    public PieceType from() {
        return from;
    }

    /** Returns the kinds that it may become. */
    public List<PieceType> into() {
        return into;
    }

    /** Returns the squares on whose arrival White's piece may promote. */
    public Set<Square> may() {
        return may;
    }

    /** Returns the squares on whose arrival White's piece must promote. */
    public Set<Square> must() {
        return must;
    }

    /** Returns whether it may only become a kind of which its side has fewer pieces on the board than in the array. */
    public boolean isOnlyToCaptured() {
        return fromCaptured;
    }

    /** Returns of which kinds, beyond {@link #isOnlyToCaptured()}, its side must have fewer pieces on the board than a number. */
    public Map<PieceType, Integer> limits() {
        return limits;
    }

    /** Returns the sides whose pieces promote so: both, or one. */
    public Set<Side> sides() {
        return sides;
    }

    /** Returns whether a move that begins on its squares promotes as well. */
    public boolean isLeaving() {
        return leaving;
    }

    /** Returns whether a capture alone promotes. */
    public boolean isOnlyCapturing() {
        return capturing;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Promotion promotion
                && from.equals(promotion.from)
                && into.equals(promotion.into)
                && may.equals(promotion.may)
                && must.equals(promotion.must)
                && fromCaptured == promotion.fromCaptured
                && limits.equals(promotion.limits)
                && sides.equals(promotion.sides)
                && leaving == promotion.leaving
                && capturing == promotion.capturing;
    }

    @Override
    public int hashCode() {
        return Objects.hash(from, into, may, must, fromCaptured, limits, sides, leaving, capturing);
    }

    /** Returns what promotes, to what and where, for messages. */
    @Override
    public String toString() {
        return from + " to " + into + ", may on " + may + ", must on " + must
                + (leaving ? ", or leaving them" : "")
                + (capturing ? ", by captures" : "")
                + (fromCaptured ? ", only to captured pieces" : "")
                + limits.entrySet().stream()
                        .map(limit -> ", at most " + limit.getValue() + " " + limit.getKey())
                        .sorted()
                        .collect(Collectors.joining())
                + (sides.size() == 1 ? ", " + sides.iterator().next() : "");
    }
}

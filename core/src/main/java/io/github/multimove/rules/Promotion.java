package io.github.multimove.rules;

import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.Parts.Kinds;
import io.github.multimove.rules.Parts.Part;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Where a piece type promotes and to what.
 *
 * <p>Immutable, equal by value. It promotes nowhere until {@link #must} or {@link #may} names squares:
 *
 * {@snippet class="io.github.multimove.docs.PartsOfGames" region="promotion"}
 */
public final class Promotion extends Described {
    private static final Kinds KINDS = new Kinds();
    private static final Part<Set<Square>> MAY = KINDS.part("may", Set.of());
    private static final Part<Set<Square>> MUST = KINDS.part("must", Set.of());
    private static final Part<Boolean> OR_LEAVING = KINDS.part("orLeaving()", false);
    private static final Part<Boolean> ONLY_CAPTURING = KINDS.part("onlyCapturing()", false);
    private static final Part<Boolean> ONLY_TO_CAPTURED = KINDS.part("onlyToCaptured()", false);
    private static final Part<Map<PieceType, Integer>> AT_MOST = KINDS.part("atMost", Map.of());
    private static final Part<Set<Side>> ONLY = KINDS.part("only", Set.of(Side.values()));
    private static final Parts USUAL = KINDS.usual();

    private final PieceType from;
    private final List<PieceType> into;

    private Promotion(PieceType from, List<PieceType> into, Parts parts) {
        super(List.of(Objects.requireNonNull(from, "from"), List.copyOf(into)), parts);
        this.from = from;
        this.into = List.copyOf(into);
    }

    private <T> Promotion with(Part<T> part, T value) {
        return new Promotion(from, into, parts.with(part, value));
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
        return new Promotion(from, into, USUAL);
    }

    /** Returns this promotion with those kinds that the piece may become, instead of the ones before. */
    public Promotion into(List<PieceType> kinds) {
        Objects.requireNonNull(kinds, "kinds");
        return new Promotion(from, kinds, parts);
    }

    /** Returns this promotion with the squares on whose arrival White's piece may promote (Black's are mirrored). */
    public Promotion may(Set<Square> squares) {
        Objects.requireNonNull(squares, "squares");
        return with(MAY, Set.copyOf(squares));
    }

    /** Returns this promotion with the squares on whose arrival White's piece must promote (Black's are mirrored). */
    public Promotion must(Set<Square> squares) {
        Objects.requireNonNull(squares, "squares");
        return with(MUST, Set.copyOf(squares));
    }

    /** Returns this promotion, only to a kind of which the side has fewer pieces on the board and in hand than in the array. */
    public Promotion onlyToCaptured() {
        return with(ONLY_TO_CAPTURED, true);
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
        return new Promotion(from, into, parts.with(AT_MOST, kind, pieces));
    }

    /**
     * Returns this promotion for the pieces of one side alone. A kind whose sides promote differently has a promotion for each;
     * Black's squares are mirrored here as well.
     */
    public Promotion only(Side side) {
        Objects.requireNonNull(side, "side");
        return with(ONLY, Set.of(side));
    }

    /** Returns this promotion, which happens on its squares and also by a move that begins on one of them, as in shogi. */
    public Promotion orLeaving() {
        return with(OR_LEAVING, true);
    }

    /** Returns this promotion, by a capture alone. */
    public Promotion onlyCapturing() {
        return with(ONLY_CAPTURING, true);
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
        return parts.get(MAY);
    }

    /** Returns the squares on whose arrival White's piece must promote. */
    public Set<Square> must() {
        return parts.get(MUST);
    }

    /** Returns whether it may only become a kind of which its side has fewer pieces on the board than in the array. */
    public boolean isOnlyToCaptured() {
        return parts.get(ONLY_TO_CAPTURED);
    }

    /** Returns of which kinds, beyond {@link #isOnlyToCaptured()}, its side must have fewer pieces on the board than a number. */
    public Map<PieceType, Integer> limits() {
        return parts.get(AT_MOST);
    }

    /** Returns the sides whose pieces promote so: both, or one. */
    public Set<Side> sides() {
        return parts.get(ONLY);
    }

    /** Returns whether a move that begins on its squares promotes as well. */
    public boolean isLeaving() {
        return parts.get(OR_LEAVING);
    }

    /** Returns whether a capture alone promotes. */
    public boolean isOnlyCapturing() {
        return parts.get(ONLY_CAPTURING);
    }

    /** Returns what promotes, to what, and the calls that say where. */
    @Override
    public String toString() {
        return from + " to " + into + parts;
    }
}

package io.github.multimove.rules;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * How pieces in hand are dropped. Ranks are counted from 0 at the owner's side.
 *
 * <p>Immutable, equal by value. As {@link #of} gives it, every kind may be dropped on every empty square of the ranks; the
 * other methods restrict that, or let pieces be dropped on friendly pieces (rules/geminus.md, Drop phase):
 *
 * {@snippet class="io.github.multimove.docs.PartsOfGames" region="drops"}
 */
public final class Drops {
    private final Set<Integer> zone;
    private final Map<PieceType, Set<Integer>> only;
    private final Set<PieceType> oppositeColours;
    private final Optional<PieceType> on;
    private final Set<Integer> onRanks;
    private final OptionalInt relocatedTo;
    private final Map<Piece, Set<Square>> within;
    private final Set<PieceType> oneToAFile;
    private final Set<PieceType> notMating;

    private Drops(
            Set<Integer> zone,
            Map<PieceType, Set<Integer>> only,
            Set<PieceType> oppositeColours,
            Optional<PieceType> on,
            Set<Integer> onRanks,
            OptionalInt relocatedTo,
            Map<Piece, Set<Square>> within,
            Set<PieceType> oneToAFile,
            Set<PieceType> notMating) {
        this.zone = Set.copyOf(zone);
        this.only = Map.copyOf(only);
        this.oppositeColours = Set.copyOf(oppositeColours);
        this.on = on;
        this.onRanks = Set.copyOf(onRanks);
        this.relocatedTo = relocatedTo;
        this.within = Map.copyOf(within);
        this.oneToAFile = Set.copyOf(oneToAFile);
        this.notMating = Set.copyOf(notMating);
    }

    /** Returns drops of every kind on the empty squares of those ranks. */
    public static Drops of(Integer... ranks) {
        Objects.requireNonNull(ranks, "ranks");
        return new Drops(
                Set.of(ranks),
                Map.of(),
                Set.of(),
                Optional.empty(),
                Set.of(),
                OptionalInt.empty(),
                Map.of(),
                Set.of(),
                Set.of());
    }

    /** Returns these drops with a kind that may be dropped, on empty squares or not, on those ranks alone. */
    public Drops only(PieceType kind, Integer... ranks) {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(ranks, "ranks");
        Map<PieceType, Set<Integer>> more = new LinkedHashMap<>(only);
        more.put(kind, Set.of(ranks));
        return new Drops(zone, more, oppositeColours, on, onRanks, relocatedTo, within, oneToAFile, notMating);
    }

    /** Returns these drops with the kinds of which no two of a side may stand on squares of one colour. */
    public Drops oppositeColours(PieceType... kinds) {
        Objects.requireNonNull(kinds, "kinds");
        return new Drops(zone, only, Set.of(kinds), on, onRanks, relocatedTo, within, oneToAFile, notMating);
    }

    /**
     * Returns these drops, also on friendly pieces, which are then relocated.
     *
     * @param kind the kind of friendly piece that may be dropped on
     * @param ranks the ranks on which such a piece may be dropped on
     * @param to the rank on whose empty squares it is relocated
     */
    public Drops relocating(PieceType kind, Set<Integer> ranks, int to) {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(ranks, "ranks");
        return new Drops(
                zone,
                only,
                oppositeColours,
                Optional.of(kind),
                ranks,
                OptionalInt.of(to),
                within,
                oneToAFile,
                notMating);
    }

    /** Returns these drops with a kind that a side drops on those squares alone, as far as the ranks allow it. */
    public Drops within(Side side, PieceType kind, Set<Square> squares) {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(squares, "squares");
        Map<Piece, Set<Square>> more = new LinkedHashMap<>(within);
        more.put(new Piece(side, kind), Set.copyOf(squares));
        return new Drops(zone, only, oppositeColours, on, onRanks, relocatedTo, more, oneToAFile, notMating);
    }

    /** Returns these drops with the kinds that are dropped on no file where a piece of the kind and side stands. */
    public Drops oneToAFile(PieceType... kinds) {
        Objects.requireNonNull(kinds, "kinds");
        return new Drops(zone, only, oppositeColours, on, onRanks, relocatedTo, within, Set.of(kinds), notMating);
    }

    /**
     * Returns these drops with the kinds by whose drop a turn does not mate: a turn that ends with such a drop, or holds one where
     * sub-moves are made at once, is illegal where the other side is in check after it and has no legal turn, as in shogi.
     */
    public Drops notMating(PieceType... kinds) {
        Objects.requireNonNull(kinds, "kinds");
        return new Drops(zone, only, oppositeColours, on, onRanks, relocatedTo, within, oneToAFile, Set.of(kinds));
    }

    /** Returns the ranks on which pieces are dropped on empty squares. */
    public Set<Integer> zone() {
        return zone;
    }

    /** Returns the kinds that may be dropped, on empty squares or not, on fewer ranks than others. */
    public Map<PieceType, Set<Integer>> only() {
        return only;
    }

    /** Returns the kinds of which no two of a side may stand on squares of one colour. */
    public Set<PieceType> oppositeColours() {
        return oppositeColours;
    }

    /** Returns the kind of friendly piece that may be dropped on, if there is one. */
    public Optional<PieceType> on() {
        return on;
    }

    /** Returns the ranks on which such a piece may be dropped on. */
    public Set<Integer> onRanks() {
        return onRanks;
    }

    /** Returns the rank on whose empty squares such a piece is relocated, if pieces may be dropped on. */
    public OptionalInt relocatedTo() {
        return relocatedTo;
    }

    /** Returns the squares on which a side may drop a kind; what has no entry may be dropped everywhere. */
    public Map<Piece, Set<Square>> within() {
        return within;
    }

    /** Returns the kinds that are dropped on no file where a piece of the kind and side stands. */
    public Set<PieceType> oneToAFile() {
        return oneToAFile;
    }

    /** Returns the kinds by whose drop a turn does not mate. */
    public Set<PieceType> notMating() {
        return notMating;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Drops drops
                && zone.equals(drops.zone)
                && only.equals(drops.only)
                && oppositeColours.equals(drops.oppositeColours)
                && on.equals(drops.on)
                && onRanks.equals(drops.onRanks)
                && relocatedTo.equals(drops.relocatedTo)
                && within.equals(drops.within)
                && oneToAFile.equals(drops.oneToAFile)
                && notMating.equals(drops.notMating);
    }

    @Override
    public int hashCode() {
        return Objects.hash(zone, only, oppositeColours, on, onRanks, relocatedTo, within, oneToAFile, notMating);
    }

    /** Returns the parts, for messages. */
    @Override
    public String toString() {
        return "drops on empty squares of ranks " + zone + ", kinds on other ranks " + only + ", opposite colours "
                + oppositeColours + ", on pieces " + on + " of ranks " + onRanks + ", relocated to rank " + relocatedTo
                + (within.isEmpty() ? "" : ", within " + within)
                + (oneToAFile.isEmpty() ? "" : ", one to a file " + oneToAFile)
                + (notMating.isEmpty() ? "" : ", not mating " + notMating);
    }
}

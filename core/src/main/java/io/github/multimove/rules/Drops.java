package io.github.multimove.rules;

import io.github.multimove.PieceType;
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

    private Drops(
            Set<Integer> zone,
            Map<PieceType, Set<Integer>> only,
            Set<PieceType> oppositeColours,
            Optional<PieceType> on,
            Set<Integer> onRanks,
            OptionalInt relocatedTo) {
        this.zone = Set.copyOf(zone);
        this.only = Map.copyOf(only);
        this.oppositeColours = Set.copyOf(oppositeColours);
        this.on = on;
        this.onRanks = Set.copyOf(onRanks);
        this.relocatedTo = relocatedTo;
    }

    /** Returns drops of every kind on the empty squares of those ranks. */
    public static Drops of(Integer... ranks) {
        Objects.requireNonNull(ranks, "ranks");
        return new Drops(Set.of(ranks), Map.of(), Set.of(), Optional.empty(), Set.of(), OptionalInt.empty());
    }

    /** Returns these drops with a kind that may be dropped, on empty squares or not, on those ranks alone. */
    public Drops only(PieceType kind, Integer... ranks) {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(ranks, "ranks");
        Map<PieceType, Set<Integer>> more = new LinkedHashMap<>(only);
        more.put(kind, Set.of(ranks));
        return new Drops(zone, more, oppositeColours, on, onRanks, relocatedTo);
    }

    /** Returns these drops with the kinds of which no two of a side may stand on squares of one colour. */
    public Drops oppositeColours(PieceType... kinds) {
        Objects.requireNonNull(kinds, "kinds");
        return new Drops(zone, only, Set.of(kinds), on, onRanks, relocatedTo);
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
        return new Drops(zone, only, oppositeColours, Optional.of(kind), ranks, OptionalInt.of(to));
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

    @Override
    public boolean equals(Object other) {
        return other instanceof Drops drops
                && zone.equals(drops.zone)
                && only.equals(drops.only)
                && oppositeColours.equals(drops.oppositeColours)
                && on.equals(drops.on)
                && onRanks.equals(drops.onRanks)
                && relocatedTo.equals(drops.relocatedTo);
    }

    @Override
    public int hashCode() {
        return Objects.hash(zone, only, oppositeColours, on, onRanks, relocatedTo);
    }

    /** Returns the parts, for messages. */
    @Override
    public String toString() {
        return "drops on empty squares of ranks " + zone + ", kinds on other ranks " + only + ", opposite colours "
                + oppositeColours + ", on pieces " + on + " of ranks " + onRanks + ", relocated to rank " + relocatedTo;
    }
}

package io.github.multimove.rules;

import io.github.multimove.PieceType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * One single piece, or siblings of one set (rules/twins.md).
 *
 * <p>Which pieces are siblings comes from position text, from {@link #kin} where the text does not say, and from
 * {@link #arraySets} in the array; a rule set whose structure says neither is refused.
 *
 * <p>Immutable, equal by value.
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="twins"}
 */
public final class Siblings extends TurnStructure {
    private final SiblingBond bond;
    private final boolean sharing;
    private final boolean sequential;
    private final SiblingPromotion promotion;
    private final List<Set<PieceType>> kin;
    private final String arraySets;

    private Siblings(
            SiblingBond bond,
            boolean sharing,
            boolean sequential,
            SiblingPromotion promotion,
            List<Set<PieceType>> kin,
            String arraySets) {
        this.bond = Objects.requireNonNull(bond, "bond");
        this.sharing = sharing;
        this.sequential = sequential;
        this.promotion = Objects.requireNonNull(promotion, "promotion");
        this.kin = kin;
        this.arraySets = Objects.requireNonNull(arraySets, "arraySets");
    }

    /**
     * Returns siblings so bound: on squares of their own, moving at once, promotion at the player's choice, with neither
     * kin nor sets of the array yet.
     */
    public static Siblings of(SiblingBond bond) {
        return new Siblings(bond, false, false, SiblingPromotion.EITHER, List.of(), "");
    }

    /** Returns this structure, in which siblings may or may not stand on one square at any time. */
    public Siblings sharing(boolean allowed) {
        return new Siblings(bond, allowed, sequential, promotion, kin, arraySets);
    }

    /** Returns this structure, in which siblings move one after the other, in whatever order works, or at once. */
    public Siblings sequential(boolean ordered) {
        return new Siblings(bond, sharing, ordered, promotion, kin, arraySets);
    }

    /** Returns this structure with another effect of promotions. */
    public Siblings promotion(SiblingPromotion effect) {
        Objects.requireNonNull(effect, "effect");
        return new Siblings(bond, sharing, sequential, effect, kin, arraySets);
    }

    /**
     * Returns this structure with groups of kinds: where position text does not name the sets, a side's pieces of the kinds
     * of one group are one set; empty if position text must name them.
     *
     * @throws IllegalArgumentException if a kind is in two groups
     */
    public Siblings kin(List<Set<PieceType>> groups) {
        List<PieceType> seen = new ArrayList<>();
        for (Set<PieceType> group : groups) {
            for (PieceType kind : group) {
                if (seen.contains(kind)) {
                    throw new IllegalArgumentException(
                            "expected every kind in one group of kin at most, found " + kind + " in two");
                }
                seen.add(kind);
            }
        }
        return new Siblings(
                bond,
                sharing,
                sequential,
                promotion,
                groups.stream().map(Set::copyOf).toList(),
                arraySets);
    }

    /** Returns this structure with the sets of the array, as position text names them: {@code a1+h1,a8+h8}. */
    public Siblings arraySets(String sets) {
        Objects.requireNonNull(sets, "sets");
        return new Siblings(bond, sharing, sequential, promotion, kin, sets);
    }

    /** Returns how siblings are bound. */
    public SiblingBond bond() {
        return bond;
    }

    /** Returns whether siblings may stand on one square at any time. */
    public boolean sharing() {
        return sharing;
    }

    /** Returns whether siblings move one after the other instead of at once. */
    public boolean sequential() {
        return sequential;
    }

    /** Returns how promoted pieces join siblings. */
    public SiblingPromotion promotion() {
        return promotion;
    }

    /** Returns the groups of kinds that are siblings where nothing else is said. */
    public List<Set<PieceType>> kin() {
        return kin;
    }

    /** Returns the sets of the array, empty if {@link #kin} says which they are. */
    public String arraySets() {
        return arraySets;
    }

    /** Returns false: a turn is the set of its sub-moves, also where they are made one after the other. */
    @Override
    public boolean isOrdered() {
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Siblings siblings
                && bond == siblings.bond
                && sharing == siblings.sharing
                && sequential == siblings.sequential
                && promotion == siblings.promotion
                && kin.equals(siblings.kin)
                && arraySets.equals(siblings.arraySets);
    }

    @Override
    public int hashCode() {
        return Objects.hash(bond, sharing, sequential, promotion, kin, arraySets);
    }

    @Override
    public String toString() {
        return "siblings(" + bond + (sharing ? ", sharing" : "") + (sequential ? ", sequential" : "") + ", promotion "
                + promotion + ", kin " + kin + (arraySets.isEmpty() ? "" : ", " + arraySets) + ")";
    }
}

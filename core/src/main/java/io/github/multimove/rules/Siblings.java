package io.github.multimove.rules;

import io.github.multimove.PieceType;
import io.github.multimove.rules.Parts.Kinds;
import io.github.multimove.rules.Parts.Part;
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
    private static final Kinds KINDS = new Kinds();
    private static final Part<Boolean> SHARING = KINDS.part("sharing", false);
    private static final Part<Boolean> SEQUENTIAL = KINDS.part("sequential", false);
    private static final Part<SiblingPromotion> PROMOTION = KINDS.part("promotion", SiblingPromotion.EITHER);
    private static final Part<List<Set<PieceType>>> KIN = KINDS.part("kin", List.of());
    private static final Part<String> ARRAY_SETS = KINDS.part("arraySets", "");
    private static final Parts USUAL = KINDS.usual();

    private final SiblingBond bond;

    private Siblings(SiblingBond bond, Parts parts) {
        super(Objects.requireNonNull(bond, "bond"), parts);
        this.bond = bond;
    }

    private <T> Siblings with(Part<T> part, T value) {
        return new Siblings(bond, parts.with(part, value));
    }

    /**
     * Returns siblings so bound: on squares of their own, moving at once, promotion at the player's choice, with neither
     * kin nor sets of the array yet.
     */
    public static Siblings of(SiblingBond bond) {
        return new Siblings(bond, USUAL);
    }

    /** Returns this structure, in which siblings may or may not stand on one square at any time. */
    public Siblings sharing(boolean allowed) {
        return with(SHARING, allowed);
    }

    /** Returns this structure, in which siblings move one after the other, in whatever order works, or at once. */
    public Siblings sequential(boolean ordered) {
        return with(SEQUENTIAL, ordered);
    }

    /** Returns this structure with another effect of promotions. */
    public Siblings promotion(SiblingPromotion promotion) {
        return with(PROMOTION, promotion);
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
        return with(KIN, groups.stream().map(Set::copyOf).toList());
    }

    /** Returns this structure with the sets of the array, as position text names them: {@code a1+h1,a8+h8}. */
    public Siblings arraySets(String sets) {
        Objects.requireNonNull(sets, "sets");
        return with(ARRAY_SETS, sets);
    }

    /** Returns how siblings are bound. */
    public SiblingBond bond() {
        return bond;
    }

    /** Returns whether siblings may stand on one square at any time. */
    public boolean sharing() {
        return parts.get(SHARING);
    }

    /** Returns whether siblings move one after the other instead of at once. */
    public boolean sequential() {
        return parts.get(SEQUENTIAL);
    }

    /** Returns how promoted pieces join siblings. */
    public SiblingPromotion promotion() {
        return parts.get(PROMOTION);
    }

    /** Returns the groups of kinds that are siblings where nothing else is said. */
    public List<Set<PieceType>> kin() {
        return parts.get(KIN);
    }

    /** Returns the sets of the array, empty if {@link #kin} says which they are. */
    public String arraySets() {
        return parts.get(ARRAY_SETS);
    }

    /** Returns false: a turn is the set of its sub-moves, also where they are made one after the other. */
    @Override
    public boolean isOrdered() {
        return false;
    }

    /** Returns the bond and the calls that say what is not as usual. */
    @Override
    public String toString() {
        return "siblings(" + bond + ")" + parts;
    }
}

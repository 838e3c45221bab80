package io.github.multimove.rules;

import io.github.multimove.PieceType;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Which sub-moves, in what relation, make up one turn, and what else happens when the turn ends: a description, which
 * the library turns into generators.
 *
 * <p>Immutable, equal by value. Structures compose in time: {@code opening(upTo(1)).then(upTo(2))},
 * {@code whileInHand(twoDrops()).then(pawnThenPiece(true))}.
 */
public sealed interface TurnStructure {
    /** One sub-move. */
    record One() implements TurnStructure {}

    /**
     * Up to so many different men at once, each judged on the board before the turn. Castling counts as two men.
     *
     * @param most the largest number of men, 1 to 8
     * @param collision whether two men may not travel toward each other over common squares
     */
    record UpTo(int most, boolean collision) implements TurnStructure {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is not 1 to 8
         */
        public UpTo {
            if (most < 1 || most > 8) {
                throw new IllegalArgumentException("expected 1 to 8 men a turn, found " + most);
            }
        }
    }

    /**
     * A pawn move and then a move of another man (rules/twinmove.md).
     *
     * @param compelled whether a turn begins with a pawn move as long as there is one
     */
    record PawnThenPiece(boolean compelled) implements TurnStructure {}

    /** A pawn move alone; where no pawn can move, one move of another man. */
    record PawnAlone() implements TurnStructure {}

    /** Two drops, one after the other (rules/geminus.md, Drop phase). */
    record TwoDrops() implements TurnStructure {}

    /**
     * One structure for the first turn of the side that begins, another from then on. The first turn is recognised by
     * turn number, side to move and, unless men in hand come first, the placement of the array.
     *
     * @param first the structure of the first turn
     * @param then the structure of all others, and the one that check is judged by
     */
    record Opening(TurnStructure first, TurnStructure then) implements TurnStructure {}

    /**
     * One structure while the side to move has men in hand, another afterwards; no check exists while either side has.
     *
     * @param drops the structure while there are men in hand
     * @param then the structure afterwards
     */
    record WhileInHand(TurnStructure drops, TurnStructure then) implements TurnStructure {}

    /**
     * One single man, or siblings of one set (rules/twins.md).
     *
     * @param bond how siblings are bound
     * @param sharing whether siblings may stand on one square at any time
     * @param sequential whether siblings move one after the other, in whatever order works, instead of at once
     * @param promotion how promoted men join siblings
     * @param kin groups of kinds: where position text does not name the sets, a side's men of the kinds of one group are
     *     one set; empty if position text must name them
     * @param arraySets the sets of the array, as position text names them; empty if {@code kin} says which they are
     */
    record Siblings(
            Bond bond,
            boolean sharing,
            boolean sequential,
            SiblingPromotion promotion,
            List<Set<PieceType>> kin,
            String arraySets)
            implements TurnStructure {
        /**
         * Copies the groups and checks them.
         *
         * @throws IllegalArgumentException if a kind is in two groups, or if nothing says which men of the array are
         *     siblings
         */
        public Siblings {
            Objects.requireNonNull(bond);
            Objects.requireNonNull(promotion);
            kin = kin.stream().map(Set::copyOf).toList();
            Set<PieceType> seen = new HashSet<>();
            for (Set<PieceType> group : kin) {
                for (PieceType kind : group) {
                    if (!seen.add(kind)) {
                        throw new IllegalArgumentException(
                                "expected every kind in one group of kin at most, found " + kind + " in two");
                    }
                }
            }
            if (kin.isEmpty() && arraySets.isEmpty()) {
                throw new IllegalArgumentException(
                        "expected groups of kin or the sets of the array, such as a1+h1,a8+h8, found neither");
            }
        }
    }

    /** How siblings are bound to each other (rules/twins.md, Variations). */
    enum Bond {
        /** They move together and die together. */
        CONJOINED,
        /** One, some or all of a set move; they die together. */
        SEPARATED,
        /** Exactly one man moves; they die together. */
        SEPARATED_SINGLE,
        /** They move together, and each dies alone. */
        IDENTICAL
    }

    /** What a promotion of a game with siblings may give (rules/twins.md, 4). */
    enum SiblingPromotion {
        /** One man, sibling of all friendly men of the kind. */
        SIBLING,
        /** Two men on the square, siblings of each other only. */
        TWINS,
        /** The player's choice. */
        EITHER,
        /** One man, sibling of nobody. */
        SINGLE
    }

    /** Returns the structure of one sub-move a turn. */
    static TurnStructure one() {
        return new One();
    }

    /**
     * Returns the structure of up to that many different men at once.
     *
     * @throws IllegalArgumentException if the number is not 1 to 8
     */
    static UpTo upTo(int most) {
        return new UpTo(most, false);
    }

    /** Returns the structure of a pawn move and then a piece move. */
    static TurnStructure pawnThenPiece(boolean compelled) {
        return new PawnThenPiece(compelled);
    }

    /** Returns the structure of a pawn move alone. */
    static TurnStructure pawnAlone() {
        return new PawnAlone();
    }

    /** Returns the structure of two drops. */
    static TurnStructure twoDrops() {
        return new TwoDrops();
    }

    /** Begins a structure whose first turn is of another kind. */
    static Then opening(TurnStructure first) {
        return then -> new Opening(first, then);
    }

    /** Begins a structure that differs while the side to move has men in hand. */
    static Then whileInHand(TurnStructure drops) {
        return then -> new WhileInHand(drops, then);
    }

    /** The second part of a structure that changes in time. */
    @FunctionalInterface
    interface Then {
        /** Returns the structure that goes on like that. */
        TurnStructure then(TurnStructure later);
    }
}

package io.github.multimove.rules;

import io.github.multimove.rules.Parts.Kinds;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * Which sub-moves, in what relation, make up one turn, and what else happens when the turn ends: a description, which
 * the library turns into generators.
 *
 * <p>Immutable, equal by value. Structures compose in time: {@code opening(upTo(1)).then(upTo(2))},
 * {@code whileInHand(twoDrops()).then(pawnThenPiece(true))}.
 *
 * <p>The family grows: a program that asks what a structure is needs a default case for kinds that it does not know.
 *
 * {@snippet class="io.github.multimove.docs.OwnVariant" region="compose"}
 */
public abstract class TurnStructure extends Described {
    private static final Parts NONE = new Kinds().usual();

    /** No kinds but the library's. */
    TurnStructure(Object of, Parts parts) {
        super(of, parts);
    }

    /**
     * Returns whether the sub-moves of a turn are made one after the other, so that their order is part of the turn
     * (rules/series.md, 2). A structure that changes in time answers for its last part.
     */
    public abstract boolean isOrdered();

    /** One sub-move. */
    public static final class One extends TurnStructure {
        private static final One ONE = new One();

        private One() {
            super("one", NONE);
        }

        @Override
        public boolean isOrdered() {
            return false;
        }

        @Override
        public String toString() {
            return "one()";
        }
    }

    /**
     * Up to so many different pieces at once, each judged on the board before the turn. Castling counts as two pieces, unless
     * {@link #castlesAsOne(boolean)} says otherwise.
     *
     * <p>Each piece that moves has a place of its own in the turn, and a place may be kept for pawns or for other pieces (see
     * {@link #places}). In which order the places are named says nothing, and any of them may stay empty.
     */
    public static final class UpTo extends TurnStructure {
        /** The largest number of pieces a turn: more than a side has in any game of the library. */
        public static final int MAX_PIECES = 64;

        private final List<Step.Pieces> places;
        private final boolean collision;
        private final boolean castlesAsOne;

        private UpTo(List<Step.Pieces> places, boolean collision, boolean castlesAsOne) {
            super(List.of(places.stream().sorted().toList(), collision, castlesAsOne), NONE);
            if (places.isEmpty() || places.size() > MAX_PIECES) {
                throw new IllegalArgumentException(
                        "expected 1 to " + MAX_PIECES + " pieces a turn, found " + places.size());
            }
            this.places = places.stream().sorted().toList();
            this.collision = collision;
            this.castlesAsOne = castlesAsOne;
        }

        /** Returns the largest number of pieces, 1 to {@value #MAX_PIECES}. */
        public int most() {
            return places.size();
        }

        /** Returns which pieces each place of a turn is for, those for all pieces first. */
        public List<Step.Pieces> places() {
            return places;
        }

        /**
         * Returns this structure with places that are kept for some pieces. A turn is any set of different pieces for which
         * there are different places; castling needs a place for the king and, unless it counts as one, another for the rook.
         *
         * <p>{@code upTo(2).places(Step.Pieces.ALL, Step.Pieces.PAWNS)}: one piece of any kind, or two of which at least one is a
         * pawn. Which pieces are pawns is the base game's to say.
         *
         * @param kept one entry for each place
         * @throws IllegalArgumentException if there are not as many as {@link #most()}, or a place is for royal pieces alone,
         *     for pieces that are neither pawns nor royal, or for types
         */
        public UpTo places(Step.Pieces... kept) {
            Objects.requireNonNull(kept, "kept");
            for (Step.Pieces pieces : kept) {
                if (pieces.compareTo(Step.Pieces.ROYALS) >= 0) {
                    throw new IllegalArgumentException("expected places for ALL, PAWNS or OTHERS, found " + pieces);
                }
            }
            if (kept.length != most()) {
                throw new IllegalArgumentException("expected " + most() + " places, found " + kept.length);
            }
            return new UpTo(List.of(kept), collision, castlesAsOne);
        }

        /** Returns whether two pieces may not travel toward each other over common squares. */
        public boolean collision() {
            return collision;
        }

        /** Returns this structure, in which two pieces may or may not travel toward each other over common squares. */
        public UpTo collision(boolean forbidden) {
            return new UpTo(places, forbidden, castlesAsOne);
        }

        /** Returns whether castling counts as one piece. */
        public boolean castlesAsOne() {
            return castlesAsOne;
        }

        /** Returns this structure, in which castling counts as one piece, or as two. */
        public UpTo castlesAsOne(boolean one) {
            return new UpTo(places, collision, one);
        }

        @Override
        public boolean isOrdered() {
            return false;
        }

        @Override
        public String toString() {
            boolean kept = places.stream().anyMatch(pieces -> pieces != Step.Pieces.ALL);
            return "upTo(" + most() + ")"
                    + (kept ? ".places" + places.toString().replace('[', '(').replace(']', ')') : "")
                    + (collision ? ".collision(true)" : "") + (castlesAsOne ? ".castlesAsOne(true)" : "");
        }
    }

    /** Two structures in time. */
    abstract static class InTime extends TurnStructure {
        private final String name;
        final TurnStructure before;
        private final TurnStructure then;

        InTime(String name, TurnStructure before, TurnStructure then) {
            super(List.of(name, before, Objects.requireNonNull(then, "then")), NONE);
            this.name = name;
            this.before = before;
            this.then = then;
        }

        /** Returns the structure of all other turns, and the one that check is judged by. */
        public TurnStructure then() {
            return then;
        }

        @Override
        public boolean isOrdered() {
            return before.isOrdered() || then.isOrdered();
        }

        @Override
        public String toString() {
            return name + "(" + before + ").then(" + then + ")";
        }
    }

    /**
     * One structure for the first turn of the side that begins, another from then on. The first turn is recognised by
     * turn number, side to move and, unless pieces in hand come first, the placement of the array.
     *
     * <p>Within another opening it is for the turn after that one's: {@code opening(a).then(opening(b).then(c))} has {@code a} for
     * the first turn of the game, {@code b} for the second, which turn number and side to move alone tell, and {@code c} for all
     * others. {@link io.github.multimove.RuleSet#of} refuses siblings there, replies, and lengths that the game tells.
     */
    public static final class Opening extends InTime {
        private Opening(TurnStructure first, TurnStructure then) {
            super("opening", first, then);
        }

        /** Returns the structure of the first turn. */
        public TurnStructure first() {
            return before;
        }
    }

    /** One structure while the side to move has pieces in hand, another afterwards; no check exists while either side has. */
    public static final class WhileInHand extends InTime {
        private WhileInHand(TurnStructure drops, TurnStructure then) {
            super("whileInHand", drops, then);
        }

        /** Returns the structure while there are pieces in hand. */
        public TurnStructure drops() {
            return before;
        }
    }

    /** Returns the structure of one sub-move a turn. */
    public static TurnStructure one() {
        return One.ONE;
    }

    /**
     * Returns the structure of up to that many different pieces at once.
     *
     * @throws IllegalArgumentException if the number is not 1 to {@value UpTo#MAX_PIECES}
     */
    public static UpTo upTo(int most) {
        return new UpTo(
                Collections.nCopies(Math.min(Math.max(most, 0), UpTo.MAX_PIECES + 1), Step.Pieces.ALL), false, false);
    }

    /**
     * Returns the structure of a pawn move and then a move of another piece (rules/twinmove.md).
     *
     * @param compelled whether a turn begins with a pawn move as long as there is one
     */
    public static Series pawnThenPiece(boolean compelled) {
        Step pawn = Step.move().pawns().duty(compelled ? Step.Duty.IF_POSSIBLE : Step.Duty.OPTIONAL);
        return Series.of(pawn, Step.move().others().duty(Step.Duty.IF_POSSIBLE));
    }

    /** Returns the structure of a pawn move alone; where no pawn can move, one move of another piece. */
    public static Series pawnAlone() {
        return Series.of(
                Step.move().pawns().duty(Step.Duty.IF_POSSIBLE).endsTurn(),
                Step.move().others().duty(Step.Duty.IF_POSSIBLE));
    }

    /** Returns the structure of two drops, one after the other (rules/geminus.md, Drop phase). */
    public static Series twoDrops() {
        return Series.of(Step.drop(), Step.drop()).commuting();
    }

    /** Begins a structure whose first turn is of another kind. */
    public static Then opening(TurnStructure first) {
        Objects.requireNonNull(first, "first");
        return then -> new Opening(first, then);
    }

    /** Begins a structure that differs while the side to move has pieces in hand. */
    public static Then whileInHand(TurnStructure drops) {
        Objects.requireNonNull(drops, "drops");
        return then -> new WhileInHand(drops, then);
    }

    /** The second part of a structure that changes in time. */
    @FunctionalInterface
    public interface Then {
        /** Returns the structure that goes on like that. */
        TurnStructure then(TurnStructure later);
    }
}

package io.github.multimove;

import java.util.List;
import java.util.Optional;

/**
 * One thing that a turn does to the board: what a graphical board animates, in order.
 *
 * <p>Immutable, equal by value. The family is closed, and more kinds may come in a minor version: a {@link Visitor} has a
 * default case for those that it does not know.
 *
 * {@snippet class="io.github.multimove.docs.TurnsExample" region="effects"}
 */
public sealed interface Effect permits EffectKind {
    /** Calls the visitor's method for this kind. */
    <R> R accept(Visitor<R> visitor);

    /**
     * Tells kinds of effects apart. Every method falls back to {@link #other}.
     *
     * @param <R> what the visitor answers
     */
    interface Visitor<R> {
        /** Visits every kind that has no method of its own here or in the implementation. */
        R other(Effect effect);

        /** Visits a piece that goes from one square to another. */
        default R moved(Moved effect) {
            return other(effect);
        }

        /** Visits a piece put on the board from the hand. */
        default R dropped(Dropped effect) {
            return other(effect);
        }

        /** Visits a piece captured. */
        default R taken(Captured effect) {
            return other(effect);
        }

        /** Visits a captor struck by a sibling of the piece that it took. */
        default R struck(Struck effect) {
            return other(effect);
        }

        /** Visits a piece removed with a sibling. */
        default R removedWithSibling(RemovedWithSibling effect) {
            return other(effect);
        }

        /** Visits a piece that was dropped on and goes elsewhere. */
        default R relocated(Relocated effect) {
            return other(effect);
        }

        /** Visits a pawn that becomes another piece, or two. */
        default R promoted(Promoted effect) {
            return other(effect);
        }

        /** Visits an enemy pawn that is pushed. */
        default R pushed(Pushed effect) {
            return other(effect);
        }

        /** Visits two pieces that change places. */
        default R swapped(Swapped effect) {
            return other(effect);
        }

        /** Visits the neutral piece that is set on a square. */
        default R placed(Placed effect) {
            return other(effect);
        }
    }

    /** A piece goes from one square to another; in castling king and rook each. */
    record Moved(Piece piece, Square from, Square to) implements EffectKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.moved(this);
        }
    }

    /** A piece is put on the board from the hand. */
    record Dropped(Piece piece, Square on) implements EffectKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.dropped(this);
        }
    }

    /** A piece is captured. */
    record Captured(Piece piece, Square on) implements EffectKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.taken(this);
        }
    }

    /** A captor is struck by a sibling of the piece that it took (rules/twins.md, 3b). */
    record Struck(Piece piece, Square on) implements EffectKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.struck(this);
        }
    }

    /** A piece is removed with a sibling (rules/twins.md, 3c and 3d). */
    record RemovedWithSibling(Piece piece, Square on) implements EffectKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.removedWithSibling(this);
        }
    }

    /** A piece that was dropped on goes elsewhere (rules/geminus.md). */
    record Relocated(Piece piece, Square from, Square to) implements EffectKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.relocated(this);
        }
    }

    /** A pawn becomes another piece, or two, on the square that it has reached or, where a promotion was owed, stands on. */
    record Promoted(Piece piece, Square on, List<PieceType> into) implements EffectKind {
        /** Copies the list. */
        public Promoted {
            into = List.copyOf(into);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.promoted(this);
        }
    }

    /** An enemy pawn is pushed (rules/avalanche.md). */
    record Pushed(Piece piece, Square from, Square to) implements EffectKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pushed(this);
        }
    }

    /**
     * Two pieces change places (rules/more-series.md, Balanced Swap Chess); if one promotes, a {@link Promoted} follows.
     *
     * @param piece the piece of the side to move
     * @param from where it stood
     * @param other the other piece
     * @param to where that one stood
     */
    record Swapped(Piece piece, Square from, Piece other, Square to) implements EffectKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.swapped(this);
        }
    }

    /** The neutral piece goes from the square that it stood on, if it was on the board, to another (rules/duck.md). */
    record Placed(Optional<Square> from, Square to) implements EffectKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.placed(this);
        }
    }
}

package io.github.multimove;

import java.util.List;

/**
 * Why a turn, or a text, is not a legal turn of a position: the rule, where, and the values that show it.
 *
 * <p>Immutable, equal by value. A turn that breaks several rules is refused for the first that is found, in this order: the
 * game is over ({@link io.github.multimove.explain.GeneralRefusal}); a sub-move cannot be made where it stands in the turn ({@link io.github.multimove.explain.SubMoveRefusal}); the sub-moves do not make
 * up a turn ({@link io.github.multimove.explain.TurnRefusal}, of one after the other {@link io.github.multimove.explain.StepRefusal} and
 * {@link io.github.multimove.explain.MissingStep}); a royal piece is not safe ({@link io.github.multimove.explain.RoyalRefusal}).
 *
 * <p>Only the library makes refusals, and more kinds may come in a minor version: {@link #rule()} tells them apart roughly,
 * their class and its {@code kind()} exactly, with a default case for those that a program does not know.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="refusal"}
 *
 * @see Position#refusal(Turn)
 */
public interface Refusal {
    /** Returns the rule that is broken. */
    Rule rule();

    /** Returns the squares of the pieces that break it, the most telling first; may be empty. */
    List<Square> squares();

    /** Returns one sentence that says why, without the text of the turn. */
    String sentence();

    /** The rule that a turn breaks, roughly. More may come in a minor version: a {@code switch} needs a default. */
    enum Rule {
        /** The text is not of the form of a turn; only of a text, never of an {@link IllegalTurnException}. */
        FORM,
        /** The game is over. */
        GAME_OVER,
        /** A sub-move begins on a square without a piece of the side to move, or drops a piece that is not in hand. */
        NO_PIECE,
        /** The piece does not move like that, or its way is not free. */
        MOVEMENT,
        /** The text could mean several sub-moves. */
        AMBIGUOUS,
        /** The piece is frozen by an enemy. */
        FROZEN,
        /** The sub-move is described for another position: another piece, or other pieces captured. */
        FOREIGN,
        /** The sub-moves do not fit together in one turn. */
        COMBINATION,
        /** The number or kind of sub-moves is not a turn, such as a second move on White's first turn. */
        STRUCTURE,
        /** The sub-moves are not in the canonical order. */
        ORDER,
        /** Castling out of, through or into attack. */
        CASTLING_ATTACKED,
        /** One's own royal pieces would be left to be captured. */
        ROYAL_LEFT_ATTACKED
    }
}

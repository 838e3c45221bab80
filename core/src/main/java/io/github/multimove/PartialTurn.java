package io.github.multimove;

import io.github.multimove.internal.play.EnteredTurn;
import java.util.List;
import java.util.Map;

/**
 * A turn on its way: the sub-moves entered so far, for boards on screen on which a player enters one sub-move after the
 * other. {@link RuleSet#begin(Position)} gives the empty one.
 *
 * {@snippet class="io.github.multimove.docs.BoardOnScreen" region="walk"}
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Every sub-move that {@link #next()} offers can be
 * completed to a legal turn, and by what it offers exactly the legal turns are reached. Where a turn is a set of sub-moves (rules/notation.md,
 * Turns: coordinate form) they are offered in any order; where their order matters, in that order. Two are equal when
 * their positions are and the same sub-moves have been entered in the same order. {@code toString()} is the text of
 * what has been entered, which {@link RuleSet#begin(Position, String)} reads back: with the position's text a
 * half-entered turn can be stored.
 *
 * <h2>Cost</h2>
 *
 * {@link #next()} lists no turns, but on the path of {@link io.github.multimove.spi.Reference}: it looks for one witness for each
 * sub-move, in a number of steps that grows with the sub-moves and not with the turns. It is worked out when first asked
 * for and then kept.
 */
public sealed interface PartialTurn permits EnteredTurn {
    /** Returns the position that the turn begins from. */
    Position position();

    /** Returns the sub-moves entered, in the order of entry; empty at the beginning. */
    List<SubMove> entered();

    /**
     * Returns the sub-moves that may be entered next, in the documented order: those that some legal turn completes.
     * Empty if the turn cannot go on, and at the beginning exactly if there is no legal turn.
     */
    List<SubMove> next();

    /** Returns the sub-moves among {@link #next()} that begin on a square; a drop is put on it. */
    List<SubMove> from(Square square);

    /**
     * Returns the turn with one more sub-move entered.
     *
     * @throws IllegalTurnException if no legal turn goes on like that; it says why the turn would not be legal
     */
    PartialTurn then(SubMove subMove);

    /**
     * Returns the turn without the sub-move entered last.
     *
     * @throws IllegalStateException if nothing has been entered
     */
    PartialTurn back();

    /** Returns whether what has been entered is a legal turn by itself. */
    boolean mayStop();

    /** Returns whether what has been entered is a legal turn and no sub-move can be added. */
    boolean mustStop();

    /**
     * Returns the legal turn that has been entered, its sub-moves in canonical order.
     *
     * @throws IllegalStateException if what has been entered is not a legal turn yet ({@link #mayStop()})
     */
    Turn turn();

    /**
     * Returns the board as it looks with the sub-moves entered and nothing else done: the occupied squares in the
     * board's order, each with its men. What happens when a turn ends (rules/twins.md, 3) has not happened yet.
     */
    Map<Square, List<Piece>> placement();

    /** Returns the men of a side that are in hand with the sub-moves entered, in the order of the piece list. */
    Map<PieceType, Integer> hand(Side side);

    /** Returns the coordinate texts of the sub-moves entered, in the order of entry, joined by commas; may be empty. */
    @Override
    String toString();
}

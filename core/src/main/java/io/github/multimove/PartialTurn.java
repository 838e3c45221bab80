package io.github.multimove;

import io.github.multimove.internal.position.PartialPlacement;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A partial turn: the sub-moves entered so far, for graphical boards on which a player enters one sub-move after the
 * other. {@link Position#begin()} gives the empty one.
 *
 * {@snippet class="io.github.multimove.docs.GraphicalBoard" region="walk"}
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Every sub-move that {@link #next()} offers can be
 * completed to a legal turn, and every legal turn can be reached by sub-moves that it offers. Where a turn is a set of sub-moves (rules/notation.md,
 * Turns: coordinate form) they are offered in any order; where their order matters, in that order. Two are equal when
 * their positions are and the same sub-moves have been entered in the same order. {@code toString()} is the text of
 * what has been entered, which {@link Position#begin(String)} reads back: with the position's text a
 * partial turn can be stored.
 *
 * <h2>Cost</h2>
 *
 * {@link #next()} does not enumerate turns (only {@link io.github.multimove.spi.Reference} does): it looks for one legal turn with
 * each sub-move, in a number of steps that grows with the sub-moves and not with the turns. It is computed when first asked for and
 * then kept.
 */
public sealed interface PartialTurn extends Placement permits PartialPlacement {
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
     * Returns {@link #from(Square)} for the square of that name, such as {@code e2}.
     *
     * @throws TurnFormatException if the board has no square of that name
     */
    default List<SubMove> from(String square) {
        return from(position().board().square(square));
    }

    /** Returns the squares of the pieces that may move next, in the board's order; drops and placements have none. */
    List<Square> origins();

    /**
     * Returns the squares that a piece on a square may go to next, in the board's order; empty if none may move from there.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    List<Square> targets(Square origin);

    /**
     * Returns {@link #targets(Square)} for the square of that name, such as {@code e2}.
     *
     * @throws TurnFormatException if the board has no square of that name
     */
    default List<Square> targets(String square) {
        return targets(position().board().square(square));
    }

    /** Returns the piece types in hand that may be dropped next, in the order of the piece list. */
    List<PieceType> drops();

    /** Returns the sub-moves among {@link #next()} that drop a piece of a type, also onto a piece that is then relocated. */
    List<SubMove> drops(PieceType kind);

    /**
     * Returns the sub-moves that fit squares touched one after the other: those among {@link #next()} whose
     * {@link SubMove#clicks()} begin with these squares; all for an empty list. When one is left it can be entered. When several
     * are left whose clicks are all made, ask the player: which piece of a stack, which type to promote to or to drop.
     *
     * @throws IllegalArgumentException if a square is of another board
     */
    List<SubMove> clicked(List<Square> squares);

    /**
     * Returns the turn with one more sub-move entered.
     *
     * @throws IllegalTurnException if no legal turn continues so; it says why, like {@link #refusal(SubMove)}
     */
    PartialTurn then(SubMove subMove);

    /**
     * Returns the turn with one more sub-move entered, the one at an index of {@link #next()}. It is not looked for, and takes 40
     * bytes beside the sub-moves entered.
     *
     * @throws IndexOutOfBoundsException if there is none
     */
    PartialTurn then(int index);

    /**
     * Returns the 64-bit key of the position and of what has been entered, for tables of a program that searches sub-move by
     * sub-move. Partial turns that are equal have equal keys. Where a turn is a set of sub-moves the order of entry changes
     * nothing; where a turn is ordered it does. With nothing entered it is not {@link Position#hash()}, which is of the position
     * between turns. It is the same in every run, and may differ between versions.
     */
    long hash();

    /**
     * Returns the turn with one more sub-move entered, in coordinate form or as its {@link #label}.
     *
     * @throws TurnFormatException if the text is not of the form of a sub-move, or not as it is written
     * @throws IllegalTurnException if no legal turn continues so; it says why, like {@link #refusal(SubMove)}
     */
    PartialTurn then(String subMove);

    /**
     * Returns why a sub-move does not fit what has been entered, or nothing if it may be entered next. Unlike
     * {@link Position#refusal(Turn)} it does not ask for a whole turn: of a sub-move that breaks no rule itself,
     * and that nothing legal can follow, it says so ({@link io.github.multimove.explain.NoContinuation}).
     */
    Optional<Refusal> refusal(SubMove subMove);

    /**
     * Returns why a text cannot be entered next, or nothing if it can: what {@link #then(String)} throws, without throwing
     * it. A text that is not of the form gives a {@link io.github.multimove.explain.GeneralRefusal} of {@link Refusal.Rule#FORM}.
     */
    Optional<Refusal> refusal(String subMove);

    /**
     * Returns why squares touched one after the other fit no sub-move: nothing if {@link #clicked} finds one, and otherwise why
     * the sub-move from the first square to the last cannot be entered; a single square is both.
     *
     * @throws IllegalArgumentException if no square is given, or one is of another board
     */
    Optional<Refusal> refusal(List<Square> squares);

    /**
     * Returns the algebraic form of a sub-move that may be entered next, as {@link Position#algebraic} writes it in every
     * turn that continues so: {@code Nf3}, {@code exd5}, {@code O-O}. Different sub-moves have different labels, and
     * {@link #then(String)} reads them.
     *
     * @throws IllegalTurnException if no legal turn continues so
     */
    String label(SubMove subMove);

    /**
     * Returns the turn without the sub-move entered last.
     *
     * @throws GameException if nothing has been entered
     */
    PartialTurn back();

    /**
     * Returns what the side to move may do now, in one or two sentences for a line beside a board: what moves next, which
     * sub-move of how many that is, whether the turn may end before it, and which events end the turn; of a turn that is
     * complete, why it is. The words come from the turn structure in force and from what has been entered.
     *
     * {@snippet class="io.github.multimove.docs.GraphicalBoard" region="instruction"}
     */
    String instruction();

    /** Returns whether what has been entered is a legal turn by itself. */
    boolean mayStop();

    /** Returns whether what has been entered is a legal turn and no sub-move can be added. */
    boolean mustStop();

    /**
     * Returns the legal turn that has been entered, its sub-moves in canonical order.
     *
     * @throws GameException if what has been entered is not a legal turn yet ({@link #mayStop()})
     */
    Turn turn();

    /**
     * Returns the board as it looks with the sub-moves entered and nothing else done, which is what {@link Placement} reads
     * here: the same as {@link #pieces()}. What happens when a turn ends (rules/twins.md, 3) has not happened yet.
     */
    default Map<Square, List<Piece>> placement() {
        return pieces();
    }

    /** Returns the coordinate texts of the sub-moves entered, in the order of entry, joined by commas; may be empty. */
    @Override
    String toString();
}

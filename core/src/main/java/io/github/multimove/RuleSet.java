package io.github.multimove;

import io.github.multimove.internal.play.Composition;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.io.Serializable;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The rules of one game: a base game, a turn structure and a royal rule.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Two rule sets are equal when their ids and their three parts are. Every
 * method that captures a position throws {@link IllegalArgumentException}, naming both rule sets, if the position is of
 * another one.
 *
 * <h2>Serialization</h2>
 *
 * A rule set is written as its id and read back through {@link RuleSets#of(String)}, with the context class loader of the
 * reading thread. One whose id does not lead back to an equal rule set, because a program made it by {@link #of} and no
 * {@link io.github.multimove.spi.RuleSetProvider} announces it, is refused on writing with
 * {@link java.io.NotSerializableException}, which names the id; so are its positions and their turns.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.GettingStarted" region="first"}
 *
 * <h2>What is not looked at</h2>
 *
 * Half-turn clock and repetition end a game, never a position: {@link #outcome} and {@link #legalTurns} do not look at
 * them (rules/common.md, Draws).
 */
public sealed interface RuleSet extends Serializable permits Composition {
    /**
     * Composes a rule set.
     *
     * @param id its id, chosen by the program; ids of published variants are those of {@link RuleSets}
     * @param base the base game
     * @param structure the turn structure
     * @param royal the royal rule
     * @throws IllegalArgumentException if the parts do not fit together, such as drops over a game without hands
     */
    static RuleSet of(String id, BaseGame base, TurnStructure structure, RoyalRule royal) {
        return Composition.of(id, Objects.requireNonNull(base, "base"), structure, royal);
    }

    /**
     * Composes a rule set with the base game's own royal rule.
     *
     * @throws IllegalArgumentException if the parts do not fit together
     */
    static RuleSet of(String id, BaseGame base, TurnStructure structure) {
        return of(id, base, structure, base.royalRule());
    }

    /** Returns the id: the variant's name with every option that differs from its default, sorted, in brackets. */
    String id();

    /** Returns the base game. */
    BaseGame base();

    /** Returns the turn structure. */
    TurnStructure structure();

    /** Returns the royal rule. */
    RoyalRule royalRule();

    /** Returns the position that the game begins with. */
    Position initialPosition();

    /**
     * Returns the position that a text describes (rules/notation.md, Positions). Clock and turn number may be missing.
     *
     * @throws PositionException if the text is not of the form or the position is impossible; it lists every problem
     */
    Position position(String text);

    /**
     * Returns the position of bytes that {@link Position#toBytes} or {@link Position#toBytesWithCounters} has written
     * under an equal rule set. It is equal to the position that was written; without counters its half-turn clock is 0, and
     * its turn number is any under which its turns are the same. Nothing but canonical bytes is captured: writing the
     * position again gives the same bytes. What bytes mean under another rule set is another position or none; they
     * do not name the rule set.
     *
     * @throws PositionException if the bytes are not of the form, saying what was expected, what was found and at which
     *     byte, or if the position is impossible, listing every problem
     */
    Position position(byte[] bytes);

    /**
     * Returns the position of bytes that {@link Position#toBytes} or {@link Position#toBytesWithCounters} has written
     * under an equal rule set, for bytes that are known to come from there. Unlike {@link #position(byte[])} it neither asks
     * whether the position is possible nor whether the bytes are canonical: what it returns for other bytes of the form is
     * undefined, and questions to that position may have any answer or throw.
     *
     * @throws PositionException if the bytes are not of the form
     */
    Position positionUnchecked(byte[] bytes);

    /**
     * Returns what a position's text says without asking whether the position is possible, for a position editor.
     *
     * @throws PositionException if the text is not of the form
     */
    Setup setup(String text);

    /**
     * Returns the position of a set-up. A square passed by a pawn is kept only if an enemy pawn stands ready to capture
     * there, as in position text.
     *
     * @throws PositionException if the position is impossible; it lists every problem
     * @throws IllegalArgumentException if the set-up is of another board
     */
    Position position(Setup setup);

    /**
     * Returns everything that is wrong with a set-up, each problem with its kind, in the order of position text; empty
     * exactly if {@link #position(Setup)} accepts it. Whether the side not to move could be captured is only looked at if
     * nothing else is wrong.
     *
     * @throws IllegalArgumentException if the set-up is of another board
     */
    Set<PositionException.Problem> problems(Setup setup);

    /** Returns the legal turns; nothing is computed until it is asked for. */
    LegalTurns legalTurns(Position position);

    /**
     * Begins a turn that is entered sub-move by sub-move, as on a graphical board; unlike {@link #legalTurns} it answers
     * which sub-moves may come next.
     */
    PartialTurn begin(Position position);

    /**
     * Returns the partial turn that a text describes: the sub-moves entered so far, in coordinate form and joined by
     * commas, as {@link PartialTurn#toString()} writes them; empty for none.
     *
     * @throws TurnFormatException if the text is not of the form
     * @throws IllegalTurnException if it is, and no legal turn goes on like that
     */
    PartialTurn begin(Position position, String text);

    /**
     * Returns the position after a turn.
     *
     * @throws IllegalTurnException if the turn is not legal; it says which rule refuses and where
     */
    Position play(Position position, Turn turn);

    /**
     * Returns the position after a turn that {@link #legalTurns} has handed out for this very position. Unlike
     * {@link #play} it checks nothing: what another turn leads to is undefined.
     */
    Position playUnchecked(Position position, Turn turn);

    /**
     * Returns whether a royal piece of the side to move stands in check: whether the opponent, were it its turn, could
     * make a turn that captures it (rules/common.md, Check). With several royal pieces that may bind to nothing.
     */
    boolean isCheck(Position position);

    /**
     * Returns whether the side to move is bound by check: whether the opponent, were it its turn, could capture by one turn
     * all royal pieces that it has left. With one royal the same as {@link #isCheck}.
     */
    boolean isBoundByCheck(Position position);

    /**
     * Returns whether the side to move is mated. In games won by checkmate: bound by check and without a legal turn. In
     * games won by capturing the king: it has a turn, every turn lets its king be captured on the next, and none captures
     * the enemy king; that ends nothing.
     */
    boolean isCheckmate(Position position);

    /** Returns whether the side to move has no legal turn, is not bound by check, and the game is not already over. */
    boolean isStalemate(Position position);

    /**
     * Returns whether both royal pieces of the side to move are in check, it has a legal turn, and after each of them the
     * opponent has a legal turn that captures a royal and leaves the last one checkmated (rules/double-king.md, 2K
     * checkmate). Always false where a side has one royal.
     */
    boolean isDoubleCheckmate(Position position);

    /** Returns how the game has ended with this position, or nothing if it goes on. */
    Optional<Outcome> outcome(Position position);

    /**
     * Explains a check by turns of the opponent, were it its turn: for each sub-move that captures a royal in some turn, the
     * first such turn in order, and where several royal pieces can fall together the first turn that captures them all. Empty
     * exactly when {@link #isCheck} is false.
     */
    List<Turn> threats(Position position);

    /**
     * Returns the turns by which a side, were it its turn, could capture a piece of the other side on a square: for each sub-move
     * that captures it in some turn the first such turn in order, as {@link #threats(Position)} does of kings. The safety of
     * that side's own royal pieces is ignored, no opening rule is in force and no reply is owed; captures en passant are there for
     * the side to move alone. Empty if no piece of the other side stands on the square, and while pieces are to be dropped. In
     * ordered turns of many sub-moves, where a piece can be reached by many ways, it may take long, and in long series without
     * end; it answers interruption of its thread with a {@link java.util.concurrent.CancellationException}.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    List<Turn> threats(Position position, Square square, Side by);

    /**
     * Returns the sub-moves by which a side, were it its turn, could capture a piece of the other side on a square: those that
     * capture it in {@link #threats(Position, Square, Side)}, each once.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    List<SubMove> capturers(Position position, Square square, Side by);

    /**
     * Returns the squares of the pieces of a side that attack a square, ascending: who could capture there by one sub-move on the
     * board as it stands, were a piece of the other side there. Unlike {@link #threats(Position, Square, Side)} it answers for
     * any square, empty, with a piece of either side; it asks how pieces move and which stands in between, and neither what else a
     * turn must have nor whether a royal is left exposed. Captures en passant are left aside.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    Set<Square> attackers(Position position, Square square, Side by);

    /**
     * Returns a position with a side to move: itself if that side is to move; else the same pieces, hands, castling rights,
     * siblings and both counters, nothing to capture en passant and no reply owed. What hangs on side and turn number, such as
     * an opening rule or the length of a series, is that of the new side to move at the same number. Nothing if that position
     * is impossible, for the most part because the side to move is in check and could then be captured.
     */
    Optional<Position> withSideToMove(Position position, Side side);

    /**
     * Returns the pieces that a legal turn captures, in order: what {@link #effects} lists as captured, and not that falls with them.
     *
     * @throws IllegalTurnException if the turn is not legal
     */
    List<Effect.Captured> captures(Position position, Turn turn);

    /**
     * Returns a turn of {@link #threats(Position)} or {@link #threats(Position, Square, Side)} in algebraic form, as the side
     * would write it that makes it. A sub-move names as much of its origin as tells it from all others of that side, legal
     * or not; there is no sign of check or mate, since nothing is played.
     *
     * @throws IllegalArgumentException if neither side has such sub-moves in the position
     */
    String algebraicThreat(Position position, Turn threat);

    /**
     * Returns why a turn is not legal in a position, or nothing if it is: the refusal that {@link #play} throws in an
     * {@link IllegalTurnException}, without throwing it. See {@link Refusal} for which comes first of several.
     */
    Optional<Refusal> refusal(Position position, Turn turn);

    /**
     * Returns why a text is not a legal turn of a position, or nothing if it is: what {@link #parseTurn} throws, without
     * throwing it. A text that is not of the form of a turn gives a {@link io.github.multimove.explain.GeneralRefusal.Form}.
     */
    Optional<Refusal> refusal(Position position, String text);

    /**
     * Returns everything that binds the side to move: first what binds all its pieces, a check to be answered or a duty of the
     * turn structure, then pins, then what binds pieces one by one, in the order of their squares. Empty when the game is
     * over. Each {@link Constraint} states something of every legal turn; some have to go through them.
     */
    List<Constraint> constraints(Position position);

    /**
     * Returns everything that would bind a side, were it its turn: {@link #constraints(Position)} of the position with that side to
     * move, as {@link #withSideToMove} describes it. Unlike there the other side may stand in check.
     */
    List<Constraint> constraints(Position position, Side side);

    /**
     * Returns what binds the pieces on a square, of {@link #constraints(Position)}: what names the square, and what binds the whole
     * side. Empty if no piece of the side to move stands there.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    List<Constraint> constraints(Position position, Square square);

    /**
     * Returns the legal turn that a text means, in coordinate or algebraic form (rules/notation.md, Turns). Algebraic
     * form is read as {@link #algebraic} writes it, neither with a letter more nor with a check mark less; only the order
     * of sub-moves is free where a turn is a set. For text from elsewhere see {@link #parseTurnLeniently}.
     *
     * @throws TurnFormatException if the text is not of the form
     * @throws IllegalTurnException if it is, and the turn is not legal or not unambiguous
     */
    Turn parseTurn(Position position, String text);

    /**
     * Returns the legal turn that a text means, like {@link #parseTurn}, but reads algebraic form as people and other
     * programs write it: with more of the origin than is needed ({@code Ngf3}, {@code Ng1f3}, {@code e2e4}), a {@code -}
     * or {@code x} too many or too few, {@code e8Q} for {@code e8=Q}, {@code 0-0} for {@code O-O}, and with check marks
     * missing or wrong.
     *
     * <p>A text that is no legal turn even so is read as strangers write: with spaces, {@code ;} or {@code /} between
     * sub-moves, capitals and small letters exchanged ({@code nf3}, {@code E2E4}, {@code e8=q}), {@code o-o}, castling as the
     * king's way to the rook ({@code e1h1}), {@code exd6ep} and {@code exd6 e.p.}, marks after each sub-move, {@code :} for
     * {@code x}. If what it may stand for is one legal turn, that is the turn; several are refused as ambiguous.
     *
     * @throws TurnFormatException if the text is not even of that form
     * @throws IllegalTurnException if it is, and the turn is not legal or not unambiguous
     */
    Turn parseTurnLeniently(Position position, String text);

    /**
     * Returns the legal turn of those sub-moves, which may come in any order where a turn is a set.
     *
     * @throws IllegalTurnException if there is no such legal turn
     */
    Turn turn(Position position, Collection<SubMove> subMoves);

    /**
     * Returns the turn in algebraic form (rules/notation.md, Turns: algebraic form). A sub-move names as much of its
     * origin as tells it from the others that stand in some legal turn (in ordered turns: in some that begins alike):
     * nothing, the file, the rank, or both; in three dimensions nothing, one of level, file and rank, two of them, or all.
     * A pawn's capture always names the file. {@code +} says that the side to move next stands in check, {@code #} that
     * it is mated or, in games won by capture, that its king has been captured.
     *
     * @throws IllegalTurnException if the turn is not legal
     */
    String algebraic(Position position, Turn turn);

    /**
     * Returns what a legal turn does, in order: pieces captured, moved, promoted, relocated, struck, and removed with a sibling.
     *
     * @throws IllegalTurnException if the turn is not legal
     */
    List<Effect> effects(Position position, Turn turn);
}

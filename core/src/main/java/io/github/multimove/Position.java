package io.github.multimove;

import io.github.multimove.internal.play.Composition;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.rules.CastlingRight;
import java.io.Serializable;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * A position of a rule set, always between turns: placement, side to move, castling rights, en passant squares,
 * hands, sets of siblings and the two counters.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Its pieces are read as {@link Placement} says. A position has been validated:
 * it comes from a {@link RuleSet} and only from there. {@code toString()} is the canonical text (rules/notation.md, Positions), which
 * {@link RuleSet#position(String)} reads back.
 *
 * <h2>Cost</h2>
 *
 * {@link #legalTurns()} computes nothing until it is asked; see {@link LegalTurns}. {@link #play} checks that the turn is legal and
 * makes one new position. {@link #isCheck()} looks at the opponent's next turn, {@link #outcome()}, {@link #isCheckmate()} and
 * {@link #isStalemate()} stop at the first legal turn. Answers are not kept: a program that needs one twice keeps it. In long
 * series and with many pieces a turn some positions take seconds; these questions answer interruption of their thread with a
 * {@link java.util.concurrent.CancellationException}, and the guide's page on limits lists them.
 *
 * <h2>Equality</h2>
 *
 * Two positions are equal when they are of one rule set, their texts agree apart from half-turn clock and turn number,
 * both or neither stand under an opening rule, and their turn numbers agree where the length of a series depends on them or
 * an opening rule comes with a later turn: exactly what a repetition asks (rules/common.md, Draws). {@link #toBytes()} says
 * the same in bytes.
 *
 * <h2>Serialization</h2>
 *
 * A position is written as the id of its rule set and its canonical text and nothing else; what is read back is equal, has
 * the same counters, and went through the same validation. Anything but what would be written, such as another text, an
 * unknown id or an object with fields of its own, is refused with {@link java.io.InvalidObjectException}. Positions read
 * from one stream share one rule set. See {@link RuleSet} for those that can be written. A stream that is itself damaged
 * gives the exceptions of {@link java.io.ObjectInputStream#readObject()}, and on some bytes the JDK's reader throws
 * {@link NullPointerException}: a program that reads untrusted streams catches {@link RuntimeException} too.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.PositionsAndText" region="read"}
 */
public sealed interface Position extends Placement, Serializable permits BoardPosition {
    /** Returns the rule set that this position is of. */
    RuleSet ruleSet();

    /**
     * Returns the position's bytes without its counters: equal for two positions of one rule set exactly when the positions
     * are equal. {@link RuleSet#position(byte[])} reads them back, and {@link RuleSet#positionUnchecked} does so faster. An
     * orthodox position with all its pieces takes 27 bytes.
     *
     * <h4>Layout</h4>
     *
     * Version 1 of the form, in this order; numbers of several bytes begin with the highest. A square is its place in the
     * board's order, in one byte, or two on boards of more than 256 squares. A piece is twice the place of its kind in the
     * piece list, from 0, and 1 more if it is Black's.
     *
     * <ol>
     *   <li>one byte: 16 for the version, and 1 if Black is to move, 2 if counters follow, 4 if a turn number follows,
     *       8 if a reply is owed
     *   <li>castling rights, the lowest bit of the first byte for the first of {@code rules.base().castlingRights()}
     *   <li>occupied squares, the lowest bit of the first byte for the first square; a neutral piece occupies none
     *   <li>by occupied square the first piece there: four bits each, the lower half of a byte first, or one byte each in
     *       games of more than eight kinds
     *   <li>the number of en passant squares, in as many bytes as a square has, and the squares, ascending
     *   <li>in games where pieces share squares, the number of pieces beyond the first on their squares, in two bytes, and those
     *       pieces: 64 times the square, and the piece plus 2, in two bytes each, ascending; and then by occupied square the
     *       number of its set of siblings in one byte, from 1 in the order of their first squares, 0 for none
     *   <li>in games with a neutral piece, one byte 0, or 1 and its square
     *   <li>in games with hands, by piece how many are in hand, one byte each
     *   <li>by number that the turn structure keeps, its value, in as many bytes as the largest one takes; none for a reply
     *       owed
     *   <li>the turn number in four bytes, only where something depends on it: in games whose series grow, while pieces are to
     *       be dropped, under an opening rule, and before one that comes with a later turn
     * </ol>
     */
    byte[] toBytes();

    /**
     * Returns the bytes with the counters: as {@link #toBytes}, but ending in the half-turn clock and the turn number, four bytes
     * each, in place of the turn number alone. {@link RuleSet#position(byte[])} reads both forms.
     */
    byte[] toBytesWithCounters();

    /** Returns the side to move. */
    Side side();

    /** Returns the castling rights of both sides, in the order of position text. They need not be usable now. */
    List<CastlingRight> castlingRights();

    /**
     * Returns the en passant squares, ascending: squares that a pawn has just crossed and on which a pawn of the side to move can
     * pseudo-legally capture it. The pawn that is captured does not stand on them.
     */
    Set<Square> enPassant();

    /**
     * Returns the living sets of two or more siblings: the squares of each ascending, a stacked piece's square repeated;
     * empty in games without siblings (rules/twins.md, Position text).
     */
    List<List<Square>> siblings();

    /** Returns the turns, of both sides, since the last capture, pawn move or drop. */
    int halfTurnClock();

    /** Returns the number of the turn, from 1, up after Black. */
    int turnNumber();

    /** Returns whether an opening rule, such as a single first turn, is in force. */
    boolean isUnderOpeningRule();

    /**
     * Returns the 64-bit key of everything that equality asks, apart from the rule set and from the turn number before an
     * opening rule that is to come: the same in every run and every version.
     *
     * <h4>Formula</h4>
     *
     * The key is the sum, modulo 2<sup>64</sup>, of a key for each feature. A feature's key is {@code mix(fnv(name))}, where
     * {@code fnv} is the 64-bit FNV-1a hash of its ASCII name and {@code mix} is one step of SplitMix64:
     *
     * <pre>{@code
     * long mix(long value) {
     *     long z = value + 0x9e3779b97f4a7c15L;
     *     z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
     *     z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
     *     return z ^ (z >>> 31);
     * }
     * }</pre>
     *
     * The features and their names are:
     *
     * <ul>
     *   <li>each piece on a square: {@code N@g1}, or {@code n@g1} if it is Black's; the neutral piece: {@code *@g1}
     *   <li>each piece in hand: {@code n@hand}, once for each of several
     *   <li>Black to move: {@code side=b}
     *   <li>each castling right: {@code castling=wK}, the side and the letter or the squares of position text
     *   <li>each square of the text's en passant field: {@code passed=e3}
     *   <li>an opening rule in force: {@code opening}
     *   <li>a reply owed: {@code reply}; another number that position text has, other than 0: {@code name=3}
     *   <li>the turn number, in games whose series grow with it, and up to the last turn number that has a series of its own:
     *       {@code turn=4}
     *   <li>each set of siblings: no name; its key is {@code mix} of the sum of the keys of {@code sibling=a1} over its squares,
     *       once each
     * </ul>
     */
    long hash();

    // ---- what the rules say of this position -----------------------------------------------------------------

    /** Returns the legal turns; nothing is computed until it is asked for. */
    default LegalTurns legalTurns() {
        return ruleSet().legalTurns(this);
    }

    /**
     * Returns the position after a turn.
     *
     * @throws IllegalTurnException if the turn is not legal; it says which rule refuses and where
     */
    default Position play(Turn turn) {
        return ruleSet().play(this, turn);
    }

    /**
     * Returns the position after a turn that {@link #legalTurns} has handed out for this very position. Unlike {@link #play(Turn)} it
     * checks nothing: what another turn leads to is undefined.
     */
    default Position playUnchecked(Turn turn) {
        return ruleSet().playUnchecked(this, turn);
    }

    /**
     * Returns the position after the turn that a text means: {@link #parseTurn(String)} and then {@link #play(Turn)}.
     *
     * @throws TurnFormatException if the text is not of the form
     * @throws IllegalTurnException if it is, and the turn is not legal or not unambiguous
     */
    default Position play(String text) {
        return ruleSet().playUnchecked(this, parseTurn(text));
    }

    /**
     * Begins a turn that is entered sub-move by sub-move, as on a graphical board; unlike {@link #legalTurns} it answers
     * which sub-moves may come next.
     */
    default PartialTurn begin() {
        return ruleSet().begin(this);
    }

    /**
     * Returns the partial turn that a text describes: the sub-moves entered so far, joined by commas, each as
     * {@link PartialTurn#then(String)} reads it; empty for none. {@link PartialTurn#toString()} writes such texts. A whole turn
     * may have its sign of check.
     *
     * @throws TurnFormatException if the text is not of the form
     * @throws IllegalTurnException if it is, and no legal turn goes on like that
     */
    default PartialTurn begin(String text) {
        return begin(text, Reading.STRICT);
    }

    /**
     * Returns the partial turn that a text describes, as {@link #parseTurn(String, Reading)} reads the texts of whole turns.
     *
     * @throws TurnFormatException if the text is not even of the form
     * @throws IllegalTurnException if it is, and no legal turn goes on like that, or it could mean several beginnings
     */
    default PartialTurn begin(String text, Reading reading) {
        return Composition.of(this).begin(this, text, reading);
    }

    /**
     * Returns whether a royal piece of the side to move stands in check: whether the opponent, were it its turn, could
     * make a turn that captures it (rules/common.md, Check). With several royal pieces that may bind to nothing.
     */
    default boolean isCheck() {
        return ruleSet().isCheck(this);
    }

    /**
     * Returns whether the side to move is bound by check: whether the opponent, were it its turn, could capture by one turn
     * all royal pieces that it has left. With one royal the same as {@link #isCheck}. Where the royal rule says so
     * ({@link io.github.multimove.rules.RoyalRule.Bound}), one royal piece attacked is enough, or each has to be attacked.
     */
    default boolean isBoundByCheck() {
        return ruleSet().isBoundByCheck(this);
    }

    /**
     * Returns whether the side to move is mated. In games won by checkmate: bound by check and without a legal turn. In
     * games won by capturing the king: it has a turn, every turn lets its king be captured on the next, and none captures
     * the enemy king; that ends nothing.
     */
    default boolean isCheckmate() {
        return ruleSet().isCheckmate(this);
    }

    /**
     * Returns whether the side to move has no legal turn, is not bound by check, and the game is not already over. That is a
     * draw, or lost where the royal rule says so ({@link Outcome.Reason#NO_TURN_LOSES}); false where the side has won by it.
     */
    default boolean isStalemate() {
        return ruleSet().isStalemate(this);
    }

    /**
     * Returns whether both royal pieces of the side to move are in check, it has a legal turn, and after each of them the
     * opponent has a legal turn that captures a royal and leaves the last one checkmated (rules/double-king.md, 2K
     * checkmate). Always false where a side has one royal.
     */
    default boolean isDoubleCheckmate() {
        return ruleSet().isDoubleCheckmate(this);
    }

    /**
     * Returns how the game has ended with this position, or nothing if it goes on. Repetition and the half-turn clock end a
     * {@link Game} only. It costs what {@link #isCheckmate()} does; where a 2K checkmate is scored and both kings are in check, also what
     * {@link #isDoubleCheckmate()} does.
     */
    default Optional<Outcome> outcome() {
        return ruleSet().outcome(this);
    }

    /**
     * Returns whether a side can still win: whether some sequence of legal turns of both sides, the opponent helping, leads to a
     * position that it has won (FIDE Laws of Chess, 5.2.2 and 6.9). Never wrong, and not always known: what is proved, and by
     * what, says the guide's page on check and mate. It costs what {@link #outcome()} does.
     *
     * {@snippet class="io.github.multimove.docs.CheckAndMate" region="can-win"}
     */
    default Outcome.CanWin canWin(Side side) {
        return Composition.of(this).canWin(this, side);
    }

    /**
     * Explains a check by turns of the opponent, were it its turn: for each sub-move that captures a royal in some turn, the
     * first such turn in order, and where several royal pieces can fall together the first turn that captures two or more. Empty
     * exactly when {@link #isCheck} is false, but for what several royal pieces ask of a turn that captures one of them (guide/decided.md).
     */
    default List<Turn> threats() {
        return ruleSet().threats(this);
    }

    /**
     * Returns the turns by which a side, were it its turn, could capture a piece of the other side on a square: for each sub-move
     * that captures it in some turn the first such turn in order, as {@link #threats()} does for royal pieces.
     *
     * <ul>
     *   <li>The safety of that side's own royal pieces is ignored, and so is a rule that no turn may give check.
     *   <li>Neither an opening rule nor the series of a turn number is in force, and no reply is owed.
     *   <li>Captures en passant are possible for the side to move alone.
     *   <li>The answer is empty if no piece of the other side stands on the square, and while pieces are to be dropped.
     * </ul>
     *
     * @throws IllegalArgumentException if the square is of another board
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    default List<Turn> threats(Square square, Side by) {
        return Composition.of(this).threats(this, square, by);
    }

    /**
     * Returns {@link #threats(Square, Side)} for the square of that name.
     *
     * @throws TurnFormatException if the board has no square of that name
     */
    default List<Turn> threats(String square, Side by) {
        Objects.requireNonNull(by, "by");
        return threats(board().square(square), by);
    }

    /**
     * Returns the squares of the pieces of a side that attack a square, ascending: those that could capture there by one sub-move on the
     * board as it stands, were a piece of the other side there. Unlike {@link #threats(Square, Side)} it answers for
     * any square, empty, with a piece of either side; it asks how pieces move and what stands in between, and neither what else a
     * turn must have nor whether a royal is left exposed. Captures en passant are left aside.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    default Set<Square> attackers(Square square, Side by) {
        return Composition.of(this).attackers(this, square, by);
    }

    /**
     * Returns {@link #attackers(Square, Side)} for the square of that name.
     *
     * @throws TurnFormatException if the board has no square of that name
     */
    default Set<Square> attackers(String square, Side by) {
        Objects.requireNonNull(by, "by");
        return attackers(board().square(square), by);
    }

    /**
     * Returns what the side to move gains on a square by capturing there, if both sides go on capturing there as long as it pays and
     * may stop at any turn: static exchange evaluation, by the game's own turns. 0 where no capture pays.
     *
     * <p>Of the turns that capture there by the same sub-moves the shortest one is looked at, and of several the first: what else a
     * turn does counts for nothing. Only what is captured on the square counts, not what is promoted to.
     *
     * {@snippet class="io.github.multimove.docs.Questions" region="exchange"}
     *
     * @param worth what a piece of a type is worth, in any unit; of a royal piece more than all others together
     * @param mostTurns how many turns are looked at most: with many pieces at once and in long series there may be millions
     * @return nothing if there are more turns to be looked at
     * @throws IllegalArgumentException if the square is of another board
     */
    default OptionalInt exchangeValue(Square square, ToIntFunction<PieceType> worth, int mostTurns) {
        return Composition.of(this).exchangeValue(this, square, worth, mostTurns);
    }

    /**
     * Returns whether a side has more pieces, on the board and in hand, than can come from the array: more of a kind that nothing
     * promotes to, such as pawns, or more pieces beyond those of the array than pieces that are gone can have promoted to. No
     * game reaches such a position. Always false in games with siblings, which refuse it ({@link
     * PositionException.Kind#TOO_MUCH_MATERIAL}).
     *
     * <p>A server that answers whatever its users set up refuses it: all questions are answered truly there too, but some take long.
     */
    default boolean hasTooMuchMaterial() {
        return Composition.of(this).hasTooMuchMaterial(this);
    }

    /**
     * Returns this position with a side to move: itself if that side is to move; else the same pieces, hands, castling rights,
     * siblings and both counters, nothing to capture en passant and no reply owed. What hangs on side and turn number, such as
     * an opening rule or the length of a series, is that of the new side to move at the same number. Nothing if that position
     * is impossible, for the most part because the side to move is in check and could then be captured.
     */
    default Optional<Position> withSideToMove(Side side) {
        return Composition.of(this).withSideToMove(this, side);
    }

    /**
     * Returns everything that binds the side to move: first what binds all its pieces, a check to be answered or a duty of the
     * turn structure, then pins, then what binds pieces one by one, in the order of their squares. Empty when the game is
     * over. Each {@link Constraint} holds in every legal turn.
     */
    default List<Constraint> constraints() {
        return Composition.of(this).constraints(this);
    }

    /**
     * Returns everything that would bind a side, were it its turn: {@link #constraints()} of the position with that side to
     * move, as {@link #withSideToMove} describes it. Unlike there the other side may stand in check.
     */
    default List<Constraint> constraints(Side side) {
        return Composition.of(this).constraints(this, side);
    }

    /**
     * Returns what binds the pieces on a square, of {@link #constraints()}: what names the square, and what binds the whole
     * side. Empty if no piece of the side to move stands there.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    default List<Constraint> constraints(Square square) {
        return Composition.of(this).constraints(this, square);
    }

    /**
     * Returns {@link #constraints(Square)} for the square of that name.
     *
     * @throws TurnFormatException if the board has no square of that name
     */
    default List<Constraint> constraints(String square) {
        return constraints(board().square(square));
    }

    /**
     * Returns the legal turn that a text means, read as {@link Reading#STRICT} says.
     *
     * @throws TurnFormatException if the text is not of the form
     * @throws IllegalTurnException if it is, and the turn is not legal or not unambiguous
     */
    default Turn parseTurn(String text) {
        return ruleSet().parseTurn(this, text);
    }

    /**
     * Returns the legal turn that a text means, in coordinate or algebraic form (rules/notation.md, Turns).
     *
     * @param reading how much the text may differ from what the library writes
     * @throws TurnFormatException if the text is not even of that form
     * @throws IllegalTurnException if it is, and the turn is not legal or not unambiguous
     */
    default Turn parseTurn(String text, Reading reading) {
        return Composition.of(this).parseTurn(this, text, reading);
    }

    /**
     * Returns the legal turn of those sub-moves, which may come in any order where a turn is a set.
     *
     * @throws IllegalTurnException if there is no such legal turn
     */
    default Turn turn(Collection<SubMove> subMoves) {
        return Composition.of(this).turn(this, subMoves);
    }

    /**
     * Returns the turn in algebraic form (rules/notation.md, Turns: algebraic form). A sub-move names as much of its
     * origin as tells it from the others that stand in some legal turn (in ordered turns: in some that begins alike):
     * nothing, the file, the rank, or both; in three dimensions nothing, one of level, file and rank, two of them, or all.
     * A pawn's capture always names the file. {@code +} says that the side to move next stands in check, {@code #} that
     * it is mated or, in games won by capture, that its king has been captured.
     *
     * <p>A turn of {@link #threats()} or {@link #threats(Square, Side)}, and any other whose sub-moves a side has here, is
     * written as that side would write it: a sub-move names as much of its origin as tells it from all others of that side,
     * legal or not, and there is no sign of check or mate, since nothing is played.
     *
     * @throws IllegalTurnException if the turn is not legal and neither side has such sub-moves
     */
    default String algebraic(Turn turn) {
        return Composition.of(this).algebraic(this, turn);
    }

    /**
     * Returns what a legal turn does, in order: pieces captured, moved, promoted, relocated, struck, and removed with a sibling.
     *
     * @throws IllegalTurnException if the turn is not legal
     */
    default List<Effect> effects(Turn turn) {
        return ruleSet().effects(this, turn);
    }

    /**
     * Returns why a turn is not legal, or nothing if it is: the refusal that {@link #play} throws in an
     * {@link IllegalTurnException}, without throwing it. See {@link Refusal} for which comes first of several.
     */
    default Optional<Refusal> refusal(Turn turn) {
        return Composition.of(this).refusal(this, turn);
    }

    /**
     * Returns why a text is not a legal turn, or nothing if it is: what {@link #parseTurn(String)} throws, without
     * throwing it. A text that is not of the form of a turn gives a {@link io.github.multimove.explain.GeneralRefusal} of {@link Refusal.Rule#FORM}.
     */
    default Optional<Refusal> refusal(String text) {
        return Composition.of(this).refusal(this, text);
    }
}

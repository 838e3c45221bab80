package io.github.multimove;

import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ByteOrder;
import io.github.multimove.rules.CastlingRight;
import java.io.Serializable;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A position of a rule set, always between turns: placement, side to move, castling rights, en passant squares,
 * hands, sets of siblings and the two counters.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. A position has been validated: it comes from a {@link RuleSet} and only
 * from there. {@code toString()} is the canonical text (rules/notation.md, Positions), which
 * {@link RuleSet#position(String)} reads back.
 *
 * <h2>Equality</h2>
 *
 * Two positions are equal when they are of one rule set, their texts agree apart from half-turn clock and turn number,
 * both or neither stand under an opening rule, and their turn numbers agree where the length of a series depends on them or
 * an opening rule comes with a later turn: exactly what a repetition asks (rules/common.md, Draws). {@link #toBytes()} says
 * the same in bytes, and {@link #byteOrder()} puts positions in order.
 *
 * <h2>Serialization</h2>
 *
 * A position is written as the id of its rule set and its canonical text and nothing else; what is read back is equal, has
 * the same counters, and went through the same validation. Anything but what would be written, such as another text, an
 * unknown id or an object with fields of its own, is refused with {@link java.io.InvalidObjectException}. Positions read
 * from one stream share one rule set. See {@link RuleSet} for those that can be written.
 */
public sealed interface Position extends Serializable permits BoardPosition {
    /** Returns the rule set that this position is of. */
    RuleSet ruleSet();

    /**
     * Returns the position's bytes without its counters: equal for two positions of one rule set exactly when the positions
     * are equal. {@link RuleSet#position(byte[])} reads them back, and {@link RuleSet#positionUnchecked} does so sooner. An
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
     *   <li>by number that the turn structure keeps, its value, in as many bytes as the largest one captures; none for a reply
     *       owed
     *   <li>the turn number in four bytes, only where something depends on it: in games whose series grow, while pieces are to
     *       be dropped, under an opening rule, and before one that comes with a later turn
     * </ol>
     */
    byte[] toBytes();

    /**
     * Returns the position's bytes with its counters: as {@link #toBytes}, but ending in the half-turn clock and the turn
     * number, four bytes each, in place of the turn number alone. {@link RuleSet#position(byte[])} reads both forms.
     */
    byte[] toBytesWithCounters();

    /**
     * Returns the order of positions by their bytes: those of rule sets with lower ids first, and those of one rule set in
     * the order of {@link #toBytes}, bytes taken as unsigned. It is the same in every run, and among positions of one rule
     * set it is consistent with {@code equals}.
     */
    static Comparator<Position> byteOrder() {
        return ByteOrder.BY_ID_AND_BYTES;
    }

    /** Returns the side to move. */
    Side side();

    /** Returns the board. */
    Board board();

    /**
     * Returns the pieces on a square: none, one, or several where the rules let pieces share it, in the order of the piece
     * list.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    List<Piece> pieces(Square square);

    /** Returns the occupied squares in the board's order, each with its pieces. */
    Map<Square, List<Piece>> pieces();

    /** Returns the squares with pieces of a side, ascending. */
    Set<Square> squares(Side side);

    /** Returns the squares with a piece of that side and kind, ascending; a square of two of them is there once. */
    Set<Square> squares(Piece piece);

    /** Returns the number of a side's pieces on the board, those in hand aside. */
    int count(Side side);

    /** Returns the number of pieces of that side and kind on the board, those in hand aside. */
    int count(Piece piece);

    /**
     * Returns the squares of neutral pieces, which belong to neither side and are no {@link Piece}s: at most one in Duck Chess,
     * none in other games.
     */
    Set<Square> neutralSquares();

    /** Returns the pieces of a side in hand and how many of each, in the order of the piece list; empty in most games. */
    Map<PieceType, Integer> hand(Side side);

    /** Returns the castling rights of both sides, in the order of position text. They need not be usable now. */
    List<CastlingRight> castlingRights();

    /** Returns the squares on which an enemy pawn stands ready to capture en passant, ascending. */
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
     * opening rule that is to come: the same in every run and
     * every version. It is the sum, modulo 2<sup>64</sup>, of a key for each feature; a feature's key is the SplitMix64
     * finaliser of the 64-bit FNV-1a hash of its name: {@code N@g1} a piece on a square, {@code n@hand} a piece in hand,
     * {@code side=b}, {@code castling=wK}, {@code passed=e3}, {@code opening}, {@code reply}, and for each set of siblings the
     * finaliser of the sum of the keys of {@code sibling=a1} over its squares, once each.
     */
    long hash();

    // ---- what the rule set answers of this position -----------------------------------------------------------------

    /** Returns the legal turns, like {@link RuleSet#legalTurns}; nothing is computed until it is asked for. */
    default LegalTurns legalTurns() {
        return ruleSet().legalTurns(this);
    }

    /**
     * Returns the position after a turn, like {@link RuleSet#play}.
     *
     * @throws IllegalTurnException if the turn is not legal; it says which rule refuses and where
     */
    default Position play(Turn turn) {
        return ruleSet().play(this, turn);
    }

    /**
     * Returns the position after the turn that a text means: {@link #parseTurn} and then {@link #play(Turn)}.
     *
     * @throws TurnFormatException if the text is not of the form
     * @throws IllegalTurnException if it is, and the turn is not legal or not unambiguous
     */
    default Position play(String text) {
        return ruleSet().playUnchecked(this, parseTurn(text));
    }

    /** Begins a turn that is entered sub-move by sub-move, like {@link RuleSet#begin(Position)}. */
    default PartialTurn begin() {
        return ruleSet().begin(this);
    }

    /**
     * Returns the partial turn that a text describes, like {@link RuleSet#begin(Position, String)}.
     *
     * @throws TurnFormatException if the text is not of the form
     * @throws IllegalTurnException if it is, and no legal turn goes on like that
     */
    default PartialTurn begin(String text) {
        return ruleSet().begin(this, text);
    }

    /** Returns whether a royal piece of the side to move stands in check, like {@link RuleSet#isCheck}. */
    default boolean isCheck() {
        return ruleSet().isCheck(this);
    }

    /** Returns whether the side to move is bound by check, like {@link RuleSet#isBoundByCheck}. */
    default boolean isBoundByCheck() {
        return ruleSet().isBoundByCheck(this);
    }

    /** Returns whether the side to move is mated, like {@link RuleSet#isCheckmate}. */
    default boolean isCheckmate() {
        return ruleSet().isCheckmate(this);
    }

    /** Returns whether the side to move is stalemated, like {@link RuleSet#isStalemate}. */
    default boolean isStalemate() {
        return ruleSet().isStalemate(this);
    }

    /** Returns whether both royal pieces of the side to move are mated, like {@link RuleSet#isDoubleCheckmate}. */
    default boolean isDoubleCheckmate() {
        return ruleSet().isDoubleCheckmate(this);
    }

    /** Returns how the game has ended with this position, or nothing if it goes on, like {@link RuleSet#outcome}. */
    default Optional<Outcome> outcome() {
        return ruleSet().outcome(this);
    }

    /** Explains a check by turns of the opponent, like {@link RuleSet#threats}. */
    default List<Turn> threats() {
        return ruleSet().threats(this);
    }

    /** Returns everything that binds the side to move, like {@link RuleSet#constraints(Position)}. */
    default List<Constraint> constraints() {
        return ruleSet().constraints(this);
    }

    /**
     * Returns what binds the pieces on a square, like {@link RuleSet#constraints(Position, Square)}.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    default List<Constraint> constraints(Square square) {
        return ruleSet().constraints(this, square);
    }

    /**
     * Returns the turns by which a side could capture the piece on a square, like {@link RuleSet#threats(Position, Square, Side)}.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    default List<Turn> threats(Square square, Side by) {
        return ruleSet().threats(this, square, by);
    }

    /**
     * Returns the sub-moves by which a side could capture the piece on a square, like {@link RuleSet#capturers}.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    default List<SubMove> capturers(Square square, Side by) {
        return ruleSet().capturers(this, square, by);
    }

    /**
     * Returns the squares of the pieces of a side that attack a square, like {@link RuleSet#attackers}.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    default Set<Square> attackers(Square square, Side by) {
        return ruleSet().attackers(this, square, by);
    }

    /** Returns everything that would bind a side, were it its turn, like {@link RuleSet#constraints(Position, Side)}. */
    default List<Constraint> constraints(Side side) {
        return ruleSet().constraints(this, side);
    }

    /** Returns this position with a side to move, if it is possible, like {@link RuleSet#withSideToMove}. */
    default Optional<Position> withSideToMove(Side side) {
        return ruleSet().withSideToMove(this, side);
    }

    /**
     * Returns the pieces that a legal turn captures, like {@link RuleSet#captures}.
     *
     * @throws IllegalTurnException if the turn is not legal
     */
    default List<Effect.Captured> captures(Turn turn) {
        return ruleSet().captures(this, turn);
    }

    /**
     * Returns a turn of {@link #threats()} or {@link #threats(Square, Side)} in algebraic form, like
     * {@link RuleSet#algebraicThreat}.
     *
     * @throws IllegalArgumentException if neither side has such sub-moves here
     */
    default String algebraicThreat(Turn threat) {
        return ruleSet().algebraicThreat(this, threat);
    }

    /**
     * Returns the legal turn that a text means, like {@link RuleSet#parseTurn}.
     *
     * @throws TurnFormatException if the text is not of the form
     * @throws IllegalTurnException if it is, and the turn is not legal or not unambiguous
     */
    default Turn parseTurn(String text) {
        return ruleSet().parseTurn(this, text);
    }

    /**
     * Returns the legal turn that a text means, like {@link RuleSet#parseTurnLeniently}.
     *
     * @throws TurnFormatException if the text is not even of that form
     * @throws IllegalTurnException if it is, and the turn is not legal or not unambiguous
     */
    default Turn parseTurnLeniently(String text) {
        return ruleSet().parseTurnLeniently(this, text);
    }

    /**
     * Returns the legal turn of those sub-moves, like {@link RuleSet#turn}.
     *
     * @throws IllegalTurnException if there is no such legal turn
     */
    default Turn turn(Collection<SubMove> subMoves) {
        return ruleSet().turn(this, subMoves);
    }

    /**
     * Returns a turn in algebraic form, like {@link RuleSet#algebraic}.
     *
     * @throws IllegalTurnException if the turn is not legal
     */
    default String algebraic(Turn turn) {
        return ruleSet().algebraic(this, turn);
    }

    /**
     * Returns what a legal turn does, in order, like {@link RuleSet#effects}.
     *
     * @throws IllegalTurnException if the turn is not legal
     */
    default List<Effect> effects(Turn turn) {
        return ruleSet().effects(this, turn);
    }

    /** Returns why a turn is not legal, or nothing if it is, like {@link RuleSet#refusal(Position, Turn)}. */
    default Optional<Refusal> refusal(Turn turn) {
        return ruleSet().refusal(this, turn);
    }

    /** Returns why a text is not a legal turn, or nothing if it is, like {@link RuleSet#refusal(Position, String)}. */
    default Optional<Refusal> refusal(String text) {
        return ruleSet().refusal(this, text);
    }
}

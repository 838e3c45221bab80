package io.github.multimove;

import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.rules.CastlingRight;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A position of a rule set, always between turns: placement, side to move, castling rights, squares passed by pawns,
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
 * and both or neither stand under an opening rule: exactly what a repetition asks (rules/common.md, Draws).
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

    /** Returns the side to move. */
    Side side();

    /** Returns the board. */
    Board board();

    /**
     * Returns the men on a square: none, one, or several where the rules let men share it, in the order of the piece
     * list.
     *
     * @throws IllegalArgumentException if the square is of another board
     */
    List<Piece> men(Square square);

    /** Returns the occupied squares in the board's order, each with its men. */
    Map<Square, List<Piece>> men();

    /** Returns the men of a side in hand and how many of each, in the order of the piece list; empty in most games. */
    Map<PieceType, Integer> hand(Side side);

    /** Returns the castling rights of both sides, in the order of position text. They need not be usable now. */
    List<CastlingRight> castlingRights();

    /** Returns the squares on which an enemy pawn stands ready to capture in passing, ascending. */
    Set<Square> enPassant();

    /**
     * Returns the living sets of two or more siblings: the squares of each ascending, a stacked man's square repeated;
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
     * Returns the 64-bit key of everything that equality asks, apart from the rule set: the same in every run and
     * every version. It is the sum, modulo 2<sup>64</sup>, of a key for each feature; a feature's key is the SplitMix64
     * finaliser of the 64-bit FNV-1a hash of its name: {@code N@g1} a man on a square, {@code n@hand} a man in hand,
     * {@code side=b}, {@code castling=wK}, {@code passed=e3}, {@code opening}, and for each set of siblings the
     * finaliser of the sum of the keys of {@code sibling=a1} over its squares, once each.
     */
    long hash();
}

package io.github.multimove.testkit;

import java.util.List;
import java.util.Optional;

/**
 * A plain second opinion on the rules of one game: text in, text out, written from the rules pages alone.
 *
 * <p>Implementations are slow on purpose. They list every turn, make each one on a copy of the board and look what the
 * opponent could capture then, so that each can be checked against its page by reading. They share no code with the
 * library and are immutable and thread-safe. Positions are read in the form of {@code rules/notation.md}; what is
 * written is canonical.
 *
 */
public interface ReferenceGame {

    /** Returns the canonical text of the position that the game begins from. */
    String initialPosition();

    /**
     * Returns the canonical coordinate texts of the legal turns, in the order of {@code rules/notation.md}; empty when
     * the position itself is ended by the capture of a king.
     *
     * @throws IllegalArgumentException if the text is not a position of this game
     */
    List<String> legalTurns(String position);

    /**
     * Returns the first turns of {@link #legalTurns(String)}, at most that many, where the whole list may be too long.
     *
     * @throws IllegalArgumentException if the text is not a position of this game
     */
    default List<String> firstTurns(String position, int most) {
        List<String> turns = legalTurns(position);
        return turns.subList(0, Math.min(most, turns.size()));
    }

    /**
     * Returns the canonical text of the position after a legal turn.
     *
     * @throws IllegalArgumentException if the text is not a position of this game or the turn not one of
     *     {@link #legalTurns(String)}
     */
    String play(String position, String turn);

    /**
     * Tells whether any royal of the side to move is attacked, by the one definition of {@code rules/common.md}.
     *
     * @throws IllegalArgumentException if the text is not a position of this game
     */
    boolean isCheck(String position);

    /**
     * Tells whether the opponent threatens all royal pieces that the side to move has left, by one turn; unlike
     * {@link #isCheck(String)}, which one attacked royal makes true.
     *
     * @throws IllegalArgumentException if the text is not a position of this game
     */
    boolean isBoundByCheck(String position);

    /**
     * Tells whether the side to move is checkmated.
     *
     * @throws IllegalArgumentException if the text is not a position of this game
     */
    boolean isCheckmate(String position);

    /**
     * Tells whether the side to move is stalemated.
     *
     * @throws IllegalArgumentException if the text is not a position of this game
     */
    boolean isStalemate(String position);

    /**
     * Tells whether the side to move stands in 2K checkmate ({@code rules/double-king.md}); false in every game with
     * one royal a side.
     *
     * @throws IllegalArgumentException if the text is not a position of this game
     */
    boolean isDoubleCheckmate(String position);

    /**
     * Returns {@code "w"}, {@code "b"} or {@code "draw"} when the position itself is ended, whatever its clock.
     *
     * @throws IllegalArgumentException if the text is not a position of this game
     */
    Optional<String> outcome(String position);

    /**
     * Returns the opponent's witness turns behind a check, as {@code rules/common.md} defines them, in the order of
     * turns; empty when there is no check.
     *
     * @throws IllegalArgumentException if the text is not a position of this game
     */
    List<String> threats(String position);
}

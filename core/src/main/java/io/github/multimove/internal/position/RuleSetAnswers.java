package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.TurnEngine;

/**
 * Answers about positions of one rule set for which nothing is made. Shared by all its positions and by all threads; asked
 * only about positions that it {@link #serves}.
 */
public interface RuleSetAnswers {
    /** Whether the questions below may be asked about a position. */
    boolean serves(BoardPosition position);

    /** Whether some royal piece of the side to move could be captured. */
    boolean isCheck(BoardPosition position);

    /** Whether all royal pieces that the side to move has left could be captured by one turn. */
    boolean isBound(BoardPosition position);

    /** Whether all royal pieces that the side to move has left could be captured, and it has no turn. */
    boolean isMate(BoardPosition position);

    /** Whether the side to move has no turn. */
    boolean isEmpty(BoardPosition position);

    /** The number of legal turns. */
    long count(BoardPosition position);

    /** Whether sub-moves are a legal turn, in its order. */
    default boolean contains(BoardPosition position, long[] turn) {
        return engine(position).contains(turn);
    }

    /** What answers the other questions about its turns. */
    TurnEngine engine(BoardPosition position);

    /**
     * The number of games of so many turns, two or more, none of which is an opening turn, or -1 if it is to be found turn
     * by turn.
     *
     * @throws ArithmeticException if it does not fit
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    long perft(BoardPosition position, int depth);
}

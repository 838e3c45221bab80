package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.Selection;

/**
 * Answers about positions of one rule set for which nothing is made. Shared by all its positions and by all threads; asked
 * only about positions that it {@link #serves}.
 */
public interface Answers {
    /** Whether the questions below may be asked about a position. */
    boolean serves(BoardPosition position);

    /** Whether the side to move is in check. */
    boolean isCheck(BoardPosition position);

    /** Whether the side to move is in check and has no turn. */
    boolean isMate(BoardPosition position);

    /** Whether the side to move has no turn. */
    boolean isEmpty(BoardPosition position);

    /** The number of legal turns. */
    long count(BoardPosition position);

    /**
     * The number of legal turns that are wanted, or a limit if there are as many or more; or -1 if an engine has to be made
     * for them.
     */
    long countSelected(BoardPosition position, Selection selection, long limit);

    /** What answers the other questions about its turns. */
    SelectingEngine engine(BoardPosition position);

    /**
     * The number of games of so many turns, one or more.
     *
     * @throws ArithmeticException if it does not fit
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    long perft(BoardPosition position, int depth);
}

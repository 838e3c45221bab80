package io.github.multimove.internal.position;

import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.Turns;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Answers about positions of one structure of a rule set. Of the engines of a structure the first that supports a position
 * answers every question about it; the last is the reference generator, which supports all. Shared by positions and threads.
 */
public interface Engine {
    /** Returns an engine that answers from the legal turns and the royal rule. */
    static Engine of(Predicate<BoardPosition> supported, Function<BoardPosition, Turns> turns) {
        return new Engine() {
            @Override
            public boolean supports(BoardPosition position) {
                return supported.test(position);
            }

            @Override
            public Turns turns(BoardPosition position) {
                return turns.apply(position);
            }
        };
    }

    /** Whether the questions below may be asked about a position. */
    boolean supports(BoardPosition position);

    /** The legal turns. */
    Turns turns(BoardPosition position);

    /** Whether some royal piece of the side to move could be captured. */
    default boolean isCheck(BoardPosition position) {
        return position.rules().royal.canLoseOne(position, position.side);
    }

    /** Whether the side to move is bound by check: all royal pieces that it has left could be captured by one turn, or as the rule says. */
    default boolean isBound(BoardPosition position) {
        return position.rules().royal.isBound(position, position.side);
    }

    /** Whether the side to move is mated. */
    default boolean isMate(BoardPosition position) {
        RoyalLaw royal = position.rules().royal;
        // few positions have a mate, so whether the game is over is asked last
        return royal.isMate(() -> isBound(position) && isEmpty(position), () -> LosingTurns.isDoomed(position))
                && !royal.isOver(position);
    }

    /** Whether the side to move has no turn. */
    default boolean isEmpty(BoardPosition position) {
        return turns(position).isEmpty();
    }

    /**
     * The number of legal turns.
     *
     * @throws ArithmeticException if it does not fit
     */
    default long count(BoardPosition position) {
        return turns(position).count();
    }

    /** Whether sub-moves are a legal turn, in its order. */
    default boolean contains(BoardPosition position, long[] turn) {
        return turns(position).contains(turn);
    }

    /**
     * The number of games of so many turns, two or more, none of which is an opening turn, or -1 if it is to be found turn
     * by turn.
     *
     * @throws ArithmeticException if it does not fit
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    default long perft(BoardPosition position, int depth) {
        return -1;
    }
}

package io.github.multimove.counting;

import io.github.multimove.Outcome;
import io.github.multimove.Side;
import java.io.Serializable;
import java.util.Optional;

/**
 * How random games have ended.
 *
 * @param games how many games
 * @param whiteWins how many White has won
 * @param blackWins how many Black has won
 * @param draws how many are drawn
 * @param brokenOff how many were broken off
 * @param turns how many turns they have together, of either side
 * @param last the sum, modulo 2<sup>64</sup>, of the hashes of their last positions: equal games have it equal
 */
public record RandomGameCounts(
        long games, long whiteWins, long blackWins, long draws, long brokenOff, long turns, long last)
        implements Serializable {
    /** Nothing counted yet. */
    public static final RandomGameCounts NONE = new RandomGameCounts(0, 0, 0, 0, 0, 0, 0);

    static RandomGameCounts of(Optional<Outcome> outcome, int turns, long hash) {
        Optional<Side> winner = outcome.flatMap(Outcome::winner);
        return new RandomGameCounts(
                1,
                winner.filter(side -> side == Side.WHITE).isPresent() ? 1 : 0,
                winner.filter(side -> side == Side.BLACK).isPresent() ? 1 : 0,
                outcome.isPresent() && winner.isEmpty() ? 1 : 0,
                outcome.isEmpty() ? 1 : 0,
                turns,
                hash);
    }

    /**
     * Returns these counts and others together, of other games.
     *
     * @throws ArithmeticException if a sum is larger than {@link Long#MAX_VALUE}
     */
    public RandomGameCounts plus(RandomGameCounts other) {
        return new RandomGameCounts(
                Math.addExact(games, other.games),
                Math.addExact(whiteWins, other.whiteWins),
                Math.addExact(blackWins, other.blackWins),
                Math.addExact(draws, other.draws),
                Math.addExact(brokenOff, other.brokenOff),
                Math.addExact(turns, other.turns),
                last + other.last);
    }
}

package io.github.multimove.counting;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.Turn;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;

/**
 * Random games from a position, numbered: the game of a number depends on the seed and on nothing else, so that it is the
 * same wherever it is played. Each turn is chosen uniformly among the legal ones, or as {@link LegalTurns#sample} does where there are
 * {@value #MOST_COUNTED} or more. A game ends when its position does
 * ({@link Position#outcome()}); draws that are claimed, by repetition or by the half-turn clock, are left to players.
 *
 * <p>Immutable; several threads may share it.
 *
 * {@snippet class="io.github.multimove.docs.CountingPositions" region="random"}
 */
public final class RandomGames {
    private static final long MOST_COUNTED = 100_000;

    private final Position position;
    private final long seed;
    private final int most;

    private RandomGames(Position position, long seed, int most) {
        this.position = position;
        this.seed = seed;
        this.most = most;
    }

    /**
     * Returns the games of a seed from a position.
     *
     * @param most after how many turns a game is broken off, 0 or more
     * @throws IllegalArgumentException if that number is negative
     */
    public static RandomGames of(Position position, long seed, int most) {
        if (most < 0) {
            throw new IllegalArgumentException("expected 0 or more turns, found " + most);
        }
        return new RandomGames(Objects.requireNonNull(position, "position"), seed, most);
    }

    /**
     * Plays the game of a number and returns what there is to count of it.
     *
     * @throws CancellationException if the thread is interrupted
     */
    public RandomGameCounts play(long number) {
        SplittableRandom random = new SplittableRandom(mixed(seed ^ mixed(number)));
        Position now = position;
        int turns = 0;
        Optional<Outcome> outcome = now.outcome();
        while (outcome.isEmpty() && turns < most) {
            LegalTurns legal = now.legalTurns();
            Turn turn = legal.countUpTo(MOST_COUNTED) < MOST_COUNTED ? legal.uniform(random) : legal.sample(random);
            now = now.ruleSet().playUnchecked(now, turn);
            turns++;
            outcome = now.outcome();
        }
        return RandomGameCounts.of(outcome, turns, now.hash());
    }

    /**
     * Plays the games from one number on up to, but not including, another.
     *
     * @throws IllegalArgumentException if the second number is less than the first
     * @throws CancellationException if the thread is interrupted
     */
    public RandomGameCounts play(long from, long to) {
        if (to < from) {
            throw new IllegalArgumentException("expected games up to " + from + " or more, found " + to);
        }
        RandomGameCounts sum = RandomGameCounts.NONE;
        for (long number = from; number < to; number++) {
            CountingThreads.answerInterruption();
            sum = sum.plus(play(number));
        }
        return sum;
    }

    /** Spreads numbers that follow one another, for generators of neighbouring seeds give related numbers. */
    private static long mixed(long number) {
        long z = number * 0xd1342543de82ef95L + 1;
        z = (z ^ (z >>> 32)) * 0xd6e8feb86659fd93L;
        z = (z ^ (z >>> 32)) * 0xd6e8feb86659fd93L;
        return z ^ (z >>> 32);
    }
}

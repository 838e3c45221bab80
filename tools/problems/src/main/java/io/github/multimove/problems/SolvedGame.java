package io.github.multimove.problems;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A small game, or an ending of a large one, solved whole: for every position that can come about, which wins and how soon.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Repetition and the rules of fifty turns are left aside: what neither side
 * can force is a draw. A win is counted to the end of the game as {@link RuleSet#outcome} states it.
 *
 * <h2>Cost</h2>
 *
 * Every position is made once, and every turn of every position held as one number. While solving, a position takes about
 * {@code 50} bytes besides its text and {@code 8} bytes for each of its turns; afterwards some 30 bytes besides its text.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.SolvingProblems" region="whole"}
 */
public final class SolvedGame {
    /** The largest number of positions. */
    public static final int MAX_POSITIONS = 1 << 24;

    /** Which side wins, as the side to move sees it. */
    public enum Result {
        /** The side to move wins. */
        WIN,
        /** Neither side can force a win. */
        DRAW,
        /** The side to move loses. */
        LOSS
    }

    /**
     * What a position leads to.
     *
     * @param result that wins
     * @param turns the turns of both sides to the end of the game, if the winner hurries and the loser delays; 0 for a draw
     */
    public record Value(Result result, int turns) {
        public Value {
            Objects.requireNonNull(result, "result");
        }
    }

    private final RuleSet rules;
    private final PositionIndex index;
    private final short[] values;

    SolvedGame(RuleSet rules, PositionIndex index, short[] values) {
        this.rules = rules;
        this.index = index;
        this.values = values;
    }

    /**
     * Returns every position that can come about from some, solved.
     *
     * @param rules the game
     * @param starts positions of the game
     * @param mostPositions when to give up, 1 to {@value #MAX_POSITIONS}
     * @throws IllegalArgumentException if the number is not in that range, or a position is of another game
     * @throws ArithmeticException if there are more positions, or more than 2<sup>30</sup> turns in all of them together
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public static SolvedGame of(RuleSet rules, Stream<Position> starts, int mostPositions) {
        Objects.requireNonNull(rules, "rules");
        if (mostPositions < 1 || mostPositions > MAX_POSITIONS) {
            throw new IllegalArgumentException("expected 1 to " + MAX_POSITIONS + " positions, found " + mostPositions);
        }
        Retrograde retrograde = new Retrograde(starts.peek(start -> require(rules, start)), mostPositions);
        return new SolvedGame(rules, retrograde.index(), retrograde.values());
    }

    private static void require(RuleSet rules, Position position) {
        if (!position.ruleSet().equals(rules)) {
            throw new IllegalArgumentException("expected a position of " + rules.id() + ", found one of "
                    + position.ruleSet().id());
        }
    }

    /** Returns the game. */
    public RuleSet ruleSet() {
        return rules;
    }

    /** Returns the number of positions. */
    public int size() {
        return index.size();
    }

    /** Returns the number of positions with a result. */
    public int count(Result result) {
        Objects.requireNonNull(result, "result");
        int count = 0;
        for (short value : values) {
            count += value(value).result == result ? 1 : 0;
        }
        return count;
    }

    /** Returns the largest number of turns to the end of a game that one side wins; 0 if all are drawn. */
    public int longest() {
        int longest = 0;
        for (short value : values) {
            longest = Math.max(longest, value(value).turns);
        }
        return longest;
    }

    /**
     * Returns what a position leads to, or nothing if it cannot come about from the starts. Its counters do not matter.
     *
     * @throws IllegalArgumentException if the position is of another game
     */
    public Optional<Value> value(Position position) {
        require(rules, position);
        int number = index.find(position);
        return number < 0 ? Optional.empty() : Optional.of(value(values[number]));
    }

    private static Value value(short value) {
        if (value == 0) {
            return new Value(Result.DRAW, 0);
        }
        return new Value(value > 0 ? Result.WIN : Result.LOSS, Math.abs(value) - 1);
    }

    /**
     * Writes the whole solution, compressed, for {@link #read}. The stream is left open.
     *
     * @throws IOException if the stream fails
     */
    public void write(OutputStream out) throws IOException {
        Objects.requireNonNull(out, "out");
        new SolvedGameFile(rules).write(out, index, values);
    }

    /**
     * Reads what {@link #write} has written, to the end of the stream.
     *
     * @param rules the game that was solved
     * @throws java.io.StreamCorruptedException if the stream is not of that form, damaged, or of another game
     * @throws IOException if the stream fails or ends too soon
     */
    public static SolvedGame read(RuleSet rules, InputStream in) throws IOException {
        Objects.requireNonNull(rules, "rules");
        Objects.requireNonNull(in, "in");
        return new SolvedGameFile(rules).read(in);
    }
}

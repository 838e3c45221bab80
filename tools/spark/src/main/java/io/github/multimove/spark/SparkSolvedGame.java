package io.github.multimove.spark;

import io.github.multimove.RuleSet;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;

/**
 * A small game solved whole on Apache Spark: for every position that can come about, which wins and how soon. Repetition and
 * the rules of fifty turns are left aside: what neither side can force is a draw. {@code SolvedGame} of
 * {@code multimove-problems} has the same answers on one machine.
 *
 * <p>A <em>value</em> is 0 for a draw, and otherwise one more than the turns of both sides to the end of the game, if the
 * winner hurries and the loser delays; positive if the side to move wins, negative if it loses.
 *
 * <p>Immutable. The executors hold the values until it is closed.
 */
public final class SparkSolvedGame implements AutoCloseable {
    private final ExecutorRules rules;
    private final JavaRDD<Tuple2<Integer, byte[]>> positions;
    private final JavaRDD<int[][]> state;
    /** Positions, wins, losses. */
    private final long[] counts;

    private final int longest;

    SparkSolvedGame(
            ExecutorRules rules,
            JavaRDD<Tuple2<Integer, byte[]>> positions,
            JavaRDD<int[][]> state,
            long[] counts,
            int longest) {
        this.rules = rules;
        this.positions = positions;
        this.state = state;
        this.counts = counts;
        this.longest = longest;
    }

    /** Returns the number of positions. */
    public long positions() {
        return counts[0];
    }

    /** Returns the number of positions that the side to move wins. */
    public long wins() {
        return counts[1];
    }

    /** Returns the number of positions that the side to move loses. */
    public long losses() {
        return counts[2];
    }

    /** Returns the number of positions that neither side can win. */
    public long draws() {
        return counts[0] - counts[1] - counts[2];
    }

    /** Returns the largest number of turns to the end of a game that one side wins; 0 if all are drawn. */
    public int longest() {
        return longest;
    }

    /** Returns every position, as the bytes that {@link RuleSet#position(byte[])} reads, with its value. */
    public JavaPairRDD<byte[], Integer> values() {
        return JavaPairRDD.fromJavaRDD(
                positions.zipPartitions(state, (blocks, held) -> Numbered.valued(blocks, Numbered.only(held)[0])));
    }

    /**
     * Returns the value of a position, given as text, or nothing if it cannot come about from the starts.
     *
     * @throws io.github.multimove.PositionException if the text is not that of a position; it lists every problem
     */
    public OptionalInt value(String text) {
        byte[] bytes = rules.successors().bytes(rules.rules().position(text));
        List<Integer> found = values().filter(position -> Arrays.equals(position._1(), bytes))
                .values()
                .collect();
        return found.isEmpty() ? OptionalInt.empty() : OptionalInt.of(found.get(0));
    }

    /** Has the executors forget the values. */
    @Override
    public void close() {
        positions.unpersist(false);
        state.unpersist(false);
    }
}

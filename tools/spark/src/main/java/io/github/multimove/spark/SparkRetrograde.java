package io.github.multimove.spark;

import io.github.multimove.counting.Counting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/**
 * Finds what every position leads to, from the ends of the game backwards. Rounds forwards number all positions and keep the
 * turns between them; then, in rounds by distance from the end, each lost position makes the positions before it won, and
 * each won one takes a turn from them, which are lost when they have none left. What is then undecided is drawn.
 *
 * <p>A value is one more than the number of turns to the end, positive for a win of the side to move, negative for its loss,
 * 0 for a draw. Each round is held without what it was made from.
 */
final class SparkRetrograde {
    private final JavaSparkContext spark;
    private final Broadcast<ExecutorRules> rules;
    private final int partitions;
    private final long memory;
    private final Consumer<Counting.Level> listener;

    private long size;
    private long wins;
    private long losses;
    private int longest;

    SparkRetrograde(
            JavaSparkContext spark,
            Broadcast<ExecutorRules> rules,
            int partitions,
            long memory,
            Consumer<Counting.Level> listener) {
        this.spark = spark;
        this.rules = rules;
        this.partitions = partitions;
        this.memory = memory;
        this.listener = listener;
    }

    /**
     * Solves the game.
     *
     * @throws ArithmeticException if there are more positions than allowed
     */
    SparkSolvedGame solve(List<byte[]> starts, long most) {
        List<JavaPairRDD<Integer, byte[]>> played = new ArrayList<>();
        JavaRDD<Tuple2<Integer, byte[]>> positions = positions(starts, most, played);
        JavaRDD<int[][]> state = decided(positions, links(positions, played));
        return new SparkSolvedGame(rules.value(), positions, state, new long[] {size, wins, losses}, longest);
    }

    /** All positions with the rounds in which they were found; adds the turns of every round. */
    private JavaRDD<Tuple2<Integer, byte[]>> positions(
            List<byte[]> starts, long most, List<JavaPairRDD<Integer, byte[]>> played) {
        int parts = partitions;
        long bytes = memory;
        Broadcast<ExecutorRules> asked = rules;
        JavaRDD<Tuple2<Integer, byte[]>> all = held(spark.parallelize(List.of(), parts));
        JavaPairRDD<Integer, byte[]> turns = spark.parallelizePairs(Numbered.starts(starts, parts));
        for (int depth = 0; ; depth++) {
            int round = depth;
            JavaPairRDD<Integer, byte[]> sent = turns.partitionBy(new ByTarget(parts));
            JavaRDD<Tuple2<Integer, byte[]>> more =
                    held(all.zipPartitions(sent, (known, come) -> Numbered.joined(known, come, round, bytes)));
            long found = more.filter(block -> block._1() == round)
                    .map(block -> Blocks.size(block._2()))
                    .fold(0L, Math::addExact);
            played.add(sent);
            all.unpersist(false);
            all = more;
            if (found == 0) {
                return all;
            }
            size += found;
            if (size > most) {
                all.unpersist(false);
                throw new ArithmeticException("expected at most " + most + " positions, found more");
            }
            listener.accept(new Counting.Level(round, found));
            turns = all.filter(block -> block._1() == round)
                    .flatMapToPair(block -> Numbered.played(block._2(), asked.value(), parts));
        }
    }

    private JavaRDD<long[]> links(
            JavaRDD<Tuple2<Integer, byte[]>> positions, List<JavaPairRDD<Integer, byte[]>> played) {
        long bytes = memory;
        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
        JavaPairRDD<Integer, byte[]>[] each = played.toArray(new JavaPairRDD[0]);
        return held(positions.zipPartitions(spark.union(each), (known, turns) -> Numbered.links(known, turns, bytes)));
    }

    private JavaRDD<int[][]> decided(JavaRDD<Tuple2<Integer, byte[]>> positions, JavaRDD<long[]> links) {
        int parts = partitions;
        Broadcast<ExecutorRules> asked = rules;
        JavaRDD<int[][]> judged = positions.mapPartitions(blocks ->
                Collections.singleton(Numbered.judged(blocks, asked.value())).iterator());
        JavaRDD<int[][]> state =
                held(judged.map(values -> values)); // may outlive the job, and so must not name its rules
        for (int turns = 0; ; turns++) {
            int distance = turns;
            long[] now = state.map(held -> Numbered.decided(held[0], distance)).fold(new long[2], SparkRetrograde::plus);
            if (now[0] + now[1] == 0) {
                links.unpersist(false);
                return state;
            }
            wins += now[0];
            losses += now[1];
            longest = distance;
            JavaPairRDD<Integer, int[]> told = JavaPairRDD.fromJavaRDD(links.zipPartitions(
                            state, (each, held) -> Numbered.told(each, Numbered.only(held)[0], distance, parts)))
                    .partitionBy(new ByTarget(parts));
            JavaRDD<int[][]> before = state;
            state = held(before.zipPartitions(
                    told,
                    (held, all) -> Collections.singleton(Numbered.heard(Numbered.only(held), all, distance))
                            .iterator()));
            state.foreachPartition(held -> held.forEachRemaining(values -> {}));
            before.unpersist(false);
        }
    }

    private static long[] plus(long[] one, long[] other) {
        return new long[] {one[0] + other[0], one[1] + other[1]};
    }

    private static <T> JavaRDD<T> held(JavaRDD<T> made) {
        made.persist(StorageLevel.MEMORY_AND_DISK());
        made.rdd().localCheckpoint();
        return made;
    }
}

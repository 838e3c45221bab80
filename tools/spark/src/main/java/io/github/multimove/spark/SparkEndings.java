package io.github.multimove.spark;

import io.github.multimove.counting.EnPassantSquares;
import io.github.multimove.problems.EndingPass;
import io.github.multimove.problems.Endings;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/**
 * {@link Endings} whose passes are gone through on Apache Spark. Each pass is one job: the table as far as it is solved is broadcast,
 * and a task goes through the positions of some parts, which the squares of the first pieces tell. Driver and executors hold the
 * tables whole. With {@link Endings#folder} a driver that was killed goes on from the last pass.
 */
public final class SparkEndings {
    private static final int TASKS_A_CORE = 4;

    private SparkEndings() {}

    /**
     * Returns the endings of a game, none solved yet. The Spark context is the caller's, which also closes it. Spark wraps what a task
     * throws in a {@code SparkException}.
     *
     * @throws IllegalArgumentException as {@link Endings#of}
     */
    public static Endings of(JavaSparkContext spark, RuleSetSource source) {
        Objects.requireNonNull(spark, "spark");
        return Endings.of(source.rules()).passes(pass -> passed(spark, source, pass));
    }

    private static List<byte[]> passed(JavaSparkContext spark, RuleSetSource source, EndingPass pass) {
        Broadcast<EndingPass> shared = spark.broadcast(pass);
        Broadcast<ExecutorRules> rules = spark.broadcast(new ExecutorRules(source, EnPassantSquares.AS_PLAYED));
        try {
            List<Integer> parts =
                    IntStream.range(0, EndingPass.PARTS).boxed().collect(Collectors.toList());
            return spark.parallelize(parts, TASKS_A_CORE * Math.max(1, spark.defaultParallelism()))
                    .map(part -> shared.value().part(rules.value().rules(), part))
                    .collect();
        } finally {
            shared.destroy();
            rules.destroy();
        }
    }
}

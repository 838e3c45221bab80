package io.github.multimove.spark;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.counting.Counting;
import io.github.multimove.counting.CountingLimitException;
import io.github.multimove.counting.EnPassantSquares;
import io.github.multimove.counting.EndingCounts;
import io.github.multimove.counting.MemoryBound;
import io.github.multimove.counting.PositionBag;
import io.github.multimove.counting.PositionVisitor;
import io.github.multimove.counting.RandomGameCounts;
import io.github.multimove.counting.RandomGames;
import io.github.multimove.perft.PerftPart;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/**
 * The jobs of {@link Counting} on Apache Spark.
 *
 * <h2>Guarantees</h2>
 *
 * Every job returns what one machine returns, whatever the number of partitions. Counts are exact: a task whose sum is
 * larger than {@link Long#MAX_VALUE} fails with an {@link ArithmeticException}, and so does the job. A task takes at most
 * the memory that it may for the positions of its partition, or fails with a {@link CountingLimitException}; more partitions
 * make each smaller. Spark wraps what a task throws in a {@code SparkException}.
 *
 * <p>Immutable. The Spark context is the caller's, which also closes it.
 *
 * <h2>What travels</h2>
 *
 * Blocks of positions as bytes with their multiplicities ({@link PositionBag}), each for the partition that the hash of its
 * bytes names, so that equal positions meet. A task merges what it has found before it sends it.
 */
public final class SparkCounting {
    private static final long MEMORY = 512L << 20;
    private static final int GAMES = 64;

    private final JavaSparkContext spark;
    private final RuleSetSource source;
    private final String position;
    private final int partitions;
    private final long memory;
    private final EnPassantSquares passed;
    private final @Nullable String folder;
    private final Consumer<Counting.Level> listener;

    private SparkCounting(
            JavaSparkContext spark,
            RuleSetSource source,
            String position,
            int partitions,
            long memory,
            EnPassantSquares passed,
            @Nullable String folder,
            Consumer<Counting.Level> listener) {
        this.spark = spark;
        this.source = source;
        this.position = position;
        this.partitions = partitions;
        this.memory = memory;
        this.passed = passed;
        this.folder = folder;
        this.listener = listener;
    }

    /**
     * Returns the jobs of a rule set from its initial position, in four partitions a core, with 512 MB for the positions
     * of a task.
     */
    public static SparkCounting of(JavaSparkContext spark, RuleSetSource source) {
        String start = source.rules().initialPosition().toString();
        return new SparkCounting(
                Objects.requireNonNull(spark, "spark"),
                source,
                start,
                4 * Math.max(1, spark.defaultParallelism()),
                MEMORY,
                EnPassantSquares.AS_PLAYED,
                null,
                level -> {});
    }

    /**
     * Returns the same jobs from another position, given as text.
     *
     * @throws io.github.multimove.PositionException if the text is not that of a position; it lists every problem
     */
    public SparkCounting position(String text) {
        String canonical = source.rules().position(text).toString();
        return new SparkCounting(spark, source, canonical, partitions, memory, passed, folder, listener);
    }

    /**
     * Returns the same jobs in that many partitions.
     *
     * @throws IllegalArgumentException if the number is less than 1
     */
    public SparkCounting partitions(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("expected 1 partition or more, found " + number);
        }
        return new SparkCounting(spark, source, position, number, memory, passed, folder, listener);
    }

    /**
     * Returns the same jobs with so many bytes for the positions of a task; an executor runs as many tasks as it has cores.
     *
     * @throws IllegalArgumentException if the number is less than 1
     */
    public SparkCounting memory(long bytes) {
        MemoryBound bound = MemoryBound.of(bytes);
        return new SparkCounting(spark, source, position, partitions, bound.bytes(), passed, folder, listener);
    }

    /** Returns the same jobs with another answer to the question which en passant squares make positions different. */
    public SparkCounting enPassantSquares(EnPassantSquares which) {
        Objects.requireNonNull(which, "which");
        return new SparkCounting(spark, source, position, partitions, memory, which, folder, listener);
    }

    /**
     * Returns the same jobs with a folder, of any file system that Spark knows, where each complete level is kept. A job
     * goes on from the last complete level that is there.
     */
    public SparkCounting levels(String newFolder) {
        Objects.requireNonNull(newFolder, "newFolder");
        return new SparkCounting(spark, source, position, partitions, memory, passed, newFolder, listener);
    }

    /** Returns the same jobs with a listener, called on the driver when a level is complete. */
    public SparkCounting listener(Consumer<Counting.Level> newListener) {
        Objects.requireNonNull(newListener, "newListener");
        return new SparkCounting(spark, source, position, partitions, memory, passed, folder, newListener);
    }

    /**
     * Returns how many distinct positions there are after no turn, after one, and so on, like
     * {@link Counting#positions(int)}.
     *
     * @param depth how many turns of either side, 0 or more
     * @throws IllegalArgumentException if the depth is negative, or the folder holds levels of another count
     * @throws ArithmeticException if a sum over all tasks is larger than {@link Long#MAX_VALUE}
     */
    public List<Long> positions(int depth) {
        try (Job job = new Job()) {
            List<Long> sizes = new ArrayList<>();
            job.level(depth, sizes::add);
            return List.copyOf(sizes);
        }
    }

    /**
     * Returns the number of games of that many turns, the last {@value Counting#UNMERGED} levels not merged, like
     * {@link Counting#perft(int)}.
     *
     * @param depth how many turns of either side, 0 or more
     * @throws IllegalArgumentException if the depth is negative, or the folder holds levels of another count
     * @throws ArithmeticException if the count is larger than {@link Long#MAX_VALUE}
     */
    public long perft(int depth) {
        return perft(depth, Math.max(0, depth - Counting.UNMERGED));
    }

    /**
     * Returns the number of games of that many turns, like {@link Counting#perft(int, int)}: tasks count {@link PerftPart}s
     * below the merged positions.
     *
     * @param depth how many turns of either side, 0 or more
     * @param merged after how many turns positions are merged, 0 to depth
     * @throws IllegalArgumentException if one of the numbers is out of range, or the folder holds levels of another count
     * @throws ArithmeticException if the count is larger than {@link Long#MAX_VALUE}
     */
    public long perft(int depth, int merged) {
        requireDepth(depth);
        if (merged < 0 || merged > depth) {
            throw new IllegalArgumentException("expected 0 to " + depth + " merged levels, found " + merged);
        }
        try (Job job = new Job()) {
            Broadcast<ExecutorRules> rules = job.rules;
            int left = depth - merged;
            return job.level(merged, size -> {})
                    .map(block -> counted(block, left, rules.value().rules()))
                    .fold(0L, Math::addExact);
        }
    }

    private static long counted(byte[] block, int depth, RuleSet rules) {
        long[] sum = new long[1];
        PositionBag.forEach(block, (from, at, length, multiplicity) -> {
            Position read = rules.positionUnchecked(PositionVisitor.bytes(from, at, length));
            sum[0] = Math.addExact(sum[0], new PerftPart(read, depth, multiplicity).count());
        });
        return sum[0];
    }

    /**
     * Returns how many positions after that many turns, and how many games that lead to them, are check, checkmate and
     * stalemate, like {@link Counting#endings(int)}.
     *
     * @param depth how many turns of either side, 0 or more
     * @throws IllegalArgumentException if the depth is negative, or the folder holds levels of another count
     * @throws ArithmeticException if a sum over all tasks is larger than {@link Long#MAX_VALUE}
     */
    public EndingCounts endings(int depth) {
        try (Job job = new Job()) {
            Broadcast<ExecutorRules> rules = job.rules;
            return CountSums.endings(job.level(depth, size -> {})
                    .map(block -> CountSums.of(judged(block, rules.value().rules())))
                    .fold(CountSums.of(EndingCounts.NONE), CountSums::plus));
        }
    }

    private static EndingCounts judged(byte[] block, RuleSet rules) {
        EndingCounts[] sum = {EndingCounts.NONE};
        PositionBag.forEach(block, (from, at, length, multiplicity) -> {
            Position read = rules.positionUnchecked(PositionVisitor.bytes(from, at, length));
            sum[0] = sum[0].plus(EndingCounts.of(read, multiplicity));
        });
        return sum[0];
    }

    /**
     * Plays random games, like {@link RandomGames}: those of numbers 0 to {@code games - 1}, the same on any number of
     * partitions.
     *
     * @param games how many, 0 or more
     * @param most after how many turns a game is broken off, 0 or more
     * @throws IllegalArgumentException if one of the numbers is negative
     */
    public RandomGameCounts random(long games, long seed, int most) {
        if (games < 0) {
            throw new IllegalArgumentException("expected 0 games or more, found " + games);
        }
        RandomGames.of(
                source.rules().position(position), seed, most); // refuses a negative number here, not on an executor
        List<long[]> ranges = new ArrayList<>();
        long each = Math.max(GAMES, Math.floorDiv(games, 1000));
        for (long from = 0; from < games; from += each) {
            ranges.add(new long[] {from, Math.min(games, from + each)});
        }
        try (Job job = new Job()) {
            Broadcast<ExecutorRules> rules = job.rules;
            String start = position;
            return CountSums.games(spark.parallelize(ranges, Math.max(1, Math.min(partitions, ranges.size())))
                    .map(range -> CountSums.of(RandomGames.of(rules.value().rules().position(start), seed, most)
                            .play(range[0], range[1])))
                    .fold(CountSums.of(RandomGameCounts.NONE), CountSums::plus));
        }
    }

    private static void requireDepth(int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("expected a depth of 0 or more, found " + depth);
        }
    }

    /** One run: the rule set that it has broadcast, and the level that it keeps. */
    private final class Job implements AutoCloseable {
        final Broadcast<ExecutorRules> rules = spark.broadcast(new ExecutorRules(source, passed));
        private @Nullable JavaRDD<byte[]> kept;

        /** The positions after that many turns; tells the sizes of this level and all before. */
        JavaRDD<byte[]> level(int depth, Consumer<Long> sizes) {
            requireDepth(depth);
            Position start = rules.value().rules().position(position);
            LevelFiles files = folder == null ? null : LevelFiles.of(spark, folder, start, passed);
            JavaRDD<byte[]> now = first(start);
            for (int turns = 0; turns <= depth; turns++) {
                if (files != null && files.has(turns)) {
                    now = files.read(turns);
                } else if (turns > 0 || files != null) {
                    JavaRDD<byte[]> next = turns == 0 ? now : next(now);
                    if (files != null) {
                        files.write(turns, next);
                        now = files.read(turns);
                    } else {
                        now = keep(next);
                    }
                }
                long size = now.map(Blocks::size).fold(0L, Math::addExact);
                sizes.accept(size);
                listener.accept(new Counting.Level(turns, size));
            }
            return now;
        }

        private JavaRDD<byte[]> first(Position start) {
            PositionBag bag = PositionBag.within(MemoryBound.of(memory));
            bag.add(rules.value().successors().bytes(start), 1);
            return spark.parallelize(bag.blocks(), 1);
        }

        private JavaRDD<byte[]> next(JavaRDD<byte[]> level) {
            Broadcast<ExecutorRules> asked = rules;
            int parts = partitions;
            long most = memory;
            return level.mapPartitionsToPair(blocks -> expanded(blocks, asked.value(), parts, most))
                    .partitionBy(new ByTarget(parts))
                    .mapPartitions((Iterator<Tuple2<Integer, byte[]>> blocks) -> Blocks.merged(blocks, most));
        }

        /** Holds a level, and forgets the one before once this one is there. */
        private JavaRDD<byte[]> keep(JavaRDD<byte[]> level) {
            level.persist(StorageLevel.MEMORY_AND_DISK());
            level.foreachPartition(blocks -> blocks.forEachRemaining(block -> {}));
            JavaRDD<byte[]> before = kept;
            kept = level;
            if (before != null) {
                before.unpersist(false);
            }
            return level;
        }

        @Override
        public void close() {
            JavaRDD<byte[]> last = kept;
            if (last != null) {
                last.unpersist(false);
            }
            rules.destroy();
        }
    }

    private static Iterator<Tuple2<Integer, byte[]>> expanded(
            Iterator<byte[]> blocks, ExecutorRules rules, int partitions, long memory) {
        return Blocks.expanded(blocks, rules.successors(), partitions, Math.min(memory, Blocks.SENT_AT));
    }
}

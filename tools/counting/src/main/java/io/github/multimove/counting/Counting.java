package io.github.multimove.counting;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.perft.Perft;
import io.github.multimove.perft.PerftPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Counts positions and games from a position, level by level: equal positions of a level are one, with the number of games
 * that lead to it.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable; one object may count on several threads at once. Counts are exact: beyond {@link Long#MAX_VALUE} an
 * {@link ArithmeticException} is thrown. They do not depend on the number of threads. A count takes at most the memory that
 * it may and ends with a {@link CountingLimitException} if it needs more; it answers interruption of the calling thread with
 * a {@link CancellationException} and leaves no thread behind.
 *
 * <h2>Cost</h2>
 *
 * Two levels of positions are held at a time: about 45 bytes for an orthodox position ({@link PositionBag}). A turn to be
 * merged costs about a microsecond, a turn of {@link Perft} a hundredth of that, so that the last levels of a perft are not
 * merged.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.CountingPositions" region="counting"}
 */
public final class Counting {
    /** How many of the last levels a perft leaves unmerged if it is not told how many to merge. */
    public static final int UNMERGED = 2;

    private static final int BAGS = 64;
    private static final int BAG_SHIFT = Long.SIZE - Integer.numberOfTrailingZeros(BAGS);
    private static final int BUFFER = 8192;

    /**
     * How far a count has come: a level is complete.
     *
     * @param depth after how many turns its positions stand
     * @param positions how many they are
     */
    public record Level(int depth, long positions) {}

    private final Position position;
    private final int threads;
    private final long memory;
    private final EnPassantSquares passed;
    private final Consumer<Level> listener;

    private Counting(Position position, int threads, long memory, EnPassantSquares passed, Consumer<Level> listener) {
        this.position = position;
        this.threads = threads;
        this.memory = memory;
        this.passed = passed;
        this.listener = listener;
    }

    /**
     * Returns a count from a position, on the calling thread, with en passant squares as played, and half of the memory that
     * the virtual machine may use.
     */
    public static Counting of(Position position) {
        return new Counting(
                Objects.requireNonNull(position, "position"),
                1,
                Runtime.getRuntime().maxMemory() / 2,
                EnPassantSquares.AS_PLAYED,
                level -> {});
    }

    /**
     * Returns the same count on that many threads.
     *
     * @throws IllegalArgumentException if the number is not 1 to {@value Perft#MAX_THREADS}
     */
    public Counting threads(int number) {
        if (number < 1 || number > Perft.MAX_THREADS) {
            throw new IllegalArgumentException("expected 1 to " + Perft.MAX_THREADS + " threads, found " + number);
        }
        return new Counting(position, number, memory, passed, listener);
    }

    /**
     * Returns the same count that takes at most so many bytes for positions.
     *
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Counting memory(long bytes) {
        return new Counting(position, threads, MemoryBound.of(bytes).bytes(), passed, listener);
    }

    /** Returns the same count with another answer to the question which en passant squares make positions different. */
    public Counting enPassantSquares(EnPassantSquares which) {
        return new Counting(position, threads, memory, Objects.requireNonNull(which, "which"), listener);
    }

    /** Returns the same count with a listener, called when a level is complete. */
    public Counting listener(Consumer<Level> newListener) {
        return new Counting(position, threads, memory, passed, Objects.requireNonNull(newListener, "newListener"));
    }

    /**
     * Returns the distinct positions after that many turns.
     *
     * @param depth how many turns of either side, 0 or more
     * @throws IllegalArgumentException if the depth is negative
     * @throws CountingLimitException if the memory does not suffice
     * @throws ArithmeticException if more games than {@link Long#MAX_VALUE} lead to them
     * @throws CancellationException if the thread is interrupted
     */
    public Frontier frontier(int depth) {
        requireDepth(depth);
        return level(MemoryBound.of(memory), depth, size -> {});
    }

    /**
     * Returns how many distinct positions there are after no turn, after one, and so on up to that many.
     *
     * @param depth how many turns of either side, 0 or more
     * @throws IllegalArgumentException if the depth is negative
     * @throws CountingLimitException if the memory does not suffice
     * @throws ArithmeticException if more games than {@link Long#MAX_VALUE} lead to them
     * @throws CancellationException if the thread is interrupted
     */
    public List<Long> positions(int depth) {
        requireDepth(depth);
        List<Long> sizes = new ArrayList<>();
        level(MemoryBound.of(memory), depth, sizes::add);
        return List.copyOf(sizes);
    }

    /**
     * Returns the number of games of that many turns, like {@link Perft}, the last {@value #UNMERGED} levels not merged.
     *
     * @param depth how many turns of either side, 0 or more
     * @throws IllegalArgumentException if the depth is negative
     * @throws CountingLimitException if the memory does not suffice
     * @throws ArithmeticException if the count is larger than {@link Long#MAX_VALUE}
     * @throws CancellationException if the thread is interrupted
     */
    public long perft(int depth) {
        return perft(depth, Math.max(0, depth - UNMERGED));
    }

    /**
     * Returns the number of games of that many turns, like {@link Perft}: equal positions are merged after each of the
     * first turns, and the rest below each position is counted once and multiplied.
     *
     * @param depth how many turns of either side, 0 or more
     * @param merged after how many turns positions are merged, 0 to depth
     * @throws IllegalArgumentException if one of the numbers is out of range
     * @throws CountingLimitException if the memory does not suffice
     * @throws ArithmeticException if the count is larger than {@link Long#MAX_VALUE}
     * @throws CancellationException if the thread is interrupted
     */
    public long perft(int depth, int merged) {
        requireDepth(depth);
        if (merged < 0 || merged > depth) {
            throw new IllegalArgumentException("expected 0 to " + depth + " merged levels, found " + merged);
        }
        Frontier frontier = level(MemoryBound.of(memory), merged, size -> {});
        if (merged == depth) {
            return frontier.games();
        }
        RuleSet rules = position.ruleSet();
        return shared(
                frontier,
                () -> 0L,
                Math::addExact,
                (bytes, multiplicity) ->
                        new PerftPart(rules.positionUnchecked(bytes), depth - merged, multiplicity).count());
    }

    /**
     * Returns how many positions after that many turns, and how many games that lead to them, are check, checkmate and
     * stalemate.
     *
     * @param depth how many turns of either side, 0 or more
     * @throws IllegalArgumentException if the depth is negative
     * @throws CountingLimitException if the memory does not suffice
     * @throws ArithmeticException if more games than {@link Long#MAX_VALUE} lead to them
     * @throws CancellationException if the thread is interrupted
     */
    public EndingCounts endings(int depth) {
        requireDepth(depth);
        Frontier frontier = level(MemoryBound.of(memory), depth, size -> {});
        RuleSet rules = position.ruleSet();
        return shared(
                frontier,
                () -> EndingCounts.NONE,
                EndingCounts::plus,
                (bytes, multiplicity) -> EndingCounts.of(rules.positionUnchecked(bytes), multiplicity));
    }

    private static void requireDepth(int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("expected a depth of 0 or more, found " + depth);
        }
    }

    private interface Question<T> {
        T ask(byte[] bytes, long multiplicity);
    }

    private interface Sum<T> {
        T of(T one, T other);
    }

    /** The sum of the answers to a question about every position. */
    private <T> T shared(Frontier frontier, Supplier<T> nothing, Sum<T> sum, Question<T> question) {
        List<Frontier.Part> parts = frontier.parts();
        AtomicInteger next = new AtomicInteger();
        List<T> totals = CountingThreads.on(threads, () -> {
            List<T> total = new ArrayList<>(List.of(nothing.get()));
            for (int i = next.getAndIncrement(); i < parts.size(); i = next.getAndIncrement()) {
                parts.get(i).forEach((from, at, length, multiplicity) -> {
                    CountingThreads.answerInterruption();
                    T answer = question.ask(PositionVisitor.bytes(from, at, length), multiplicity);
                    total.set(0, sum.of(total.get(0), answer));
                });
            }
            return total.get(0);
        });
        T all = nothing.get();
        for (T total : totals) {
            all = sum.of(all, total);
        }
        return all;
    }

    private Frontier level(MemoryBound bound, int depth, Consumer<Long> sizes) {
        Successors successors = Successors.of(position.ruleSet(), passed);
        PositionBag first = PositionBag.within(bound);
        first.add(successors.bytes(position), 1);
        Frontier now = new Frontier(0, List.of(first));
        for (int turns = 0; turns <= depth; turns++) {
            if (turns > 0) {
                Frontier before = now;
                now = next(before, successors, bound);
                before.release();
            }
            sizes.accept(now.size());
            listener.accept(new Level(turns, now.size()));
        }
        return now;
    }

    private Frontier next(Frontier frontier, Successors successors, MemoryBound bound) {
        List<PositionBag> bags = new ArrayList<>();
        for (int i = 0; i < BAGS; i++) {
            bags.add(PositionBag.within(bound));
        }
        List<Frontier.Part> parts = frontier.parts();
        AtomicInteger next = new AtomicInteger();
        CountingThreads.on(threads, () -> {
            Collected collected = new Collected(bags);
            for (int i = next.getAndIncrement(); i < parts.size(); i = next.getAndIncrement()) {
                parts.get(i).forEach((from, at, length, multiplicity) -> {
                    CountingThreads.answerInterruption();
                    successors.forEach(PositionVisitor.bytes(from, at, length), multiplicity, collected);
                });
            }
            collected.flush();
            return collected;
        });
        return new Frontier(frontier.depth() + 1, bags);
    }

    /** What one thread has found and not yet put into the bags, which all threads share. */
    private static final class Collected implements PositionVisitor {
        private final List<PositionBag> bags;
        private final byte[][] buffers = new byte[BAGS][BUFFER];
        private final int[] ends = new int[BAGS];

        Collected(List<PositionBag> bags) {
            this.bags = bags;
        }

        @Override
        public void visit(byte[] from, int at, int length, long multiplicity) {
            int bag = (int) (PositionBag.hash(from, at, length) >>> BAG_SHIFT);
            if (ends[bag] + PositionBag.room(length) > BUFFER) {
                flush(bag);
            }
            ends[bag] =
                    PositionBag.write(buffers[bag], ends[bag], PositionVisitor.bytes(from, at, length), multiplicity);
        }

        void flush() {
            for (int bag = 0; bag < BAGS; bag++) {
                flush(bag);
            }
        }

        private void flush(int bag) {
            PositionBag shared = bags.get(bag);
            synchronized (shared) {
                shared.addBlock(buffers[bag], ends[bag]);
            }
            ends[bag] = 0;
        }
    }
}

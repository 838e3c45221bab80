package io.github.multimove.perft;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.internal.position.BoardPosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Counts the turns of all games of a given length from a position: the field's measure of a move generator
 * (rules/common.md, Perft). Two coordinate texts are two turns; the last level is counted, not made.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable; one object may count on several threads at once. Counts are exact: beyond {@link Long#MAX_VALUE} an
 * {@link ArithmeticException} is thrown, never a wrong number. A count answers interruption of the calling thread with a
 * {@link CancellationException} and leaves no thread behind. Threads count {@linkplain PerftPart parts}, which other
 * programs and machines can count too.
 *
 * <h2>Cost</h2>
 *
 * The last level is counted and not played, so that a perft costs what {@link io.github.multimove.LegalTurns#count} does at each
 * position of the level before. Memory does not grow with the depth's number of turns.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.CountingTurns" region="perft"}
 */
public final class Perft {
    /** The largest number of threads. */
    public static final int MAX_THREADS = 1024;

    /**
     * How far a count has come.
     *
     * @param done how many parts of the tree are counted
     * @param parts into how many parts the tree has been split
     * @param turns the turns counted so far, at most {@link Long#MAX_VALUE}
     */
    public record Progress(int done, int parts, long turns) {}

    // one object, which a count recognises
    @SuppressWarnings("UnnecessaryLambda")
    private static final Consumer<Progress> NO_LISTENER = progress -> {};

    private final Position position;
    private final int threads;
    private final Consumer<Progress> listener;

    private Perft(Position position, int threads, Consumer<Progress> listener) {
        this.position = position;
        this.threads = threads;
        this.listener = listener;
    }

    /** Returns a perft from a position, on the calling thread, without a listener. */
    public static Perft of(Position position) {
        Objects.requireNonNull(position, "position");
        return new Perft(position, 1, NO_LISTENER);
    }

    /** Returns the number of games of that many turns from a position; short for {@code of(position).count(depth)}. */
    public static long count(Position position, int depth) {
        Objects.requireNonNull(position, "position");
        requireDepth(depth, 0);
        if (depth < 2) {
            return depth == 0 ? 1 : position.ruleSet().legalTurns(position).count();
        }
        return count(position, depth, position.ruleSet());
    }

    /**
     * Returns the same perft on that many threads.
     *
     * @throws IllegalArgumentException if the number is not 1 to {@value #MAX_THREADS}
     */
    public Perft threads(int number) {
        if (number < 1 || number > MAX_THREADS) {
            throw new IllegalArgumentException("expected 1 to " + MAX_THREADS + " threads, found " + number);
        }
        return new Perft(position, number, listener);
    }

    /** Returns the same perft with a listener, called after each part of the tree, one call at a time. */
    public Perft listener(Consumer<Progress> newListener) {
        Objects.requireNonNull(newListener, "newListener");
        return new Perft(position, threads, newListener);
    }

    /**
     * Returns the number of games of that many turns; 1 for depth 0.
     *
     * @param depth how many turns of either side, 0 or more
     * @throws IllegalArgumentException if the depth is negative
     * @throws ArithmeticException if the count is larger than {@link Long#MAX_VALUE}
     * @throws CancellationException if the thread is interrupted
     */
    public long count(int depth) {
        if (depth < 2 || (threads == 1 && listener == NO_LISTENER)) {
            return count(position, depth);
        }
        long total = 0;
        for (long part : counted(parts(depth), depth)) {
            total = Math.addExact(total, part);
        }
        return total;
    }

    /**
     * Returns the perft of that many turns in parts, whose counts add up to it: below each first turn, or below each
     * second one if the tree is deep and has few first ones for the number of threads. To split it further, split the
     * parts.
     *
     * @param depth how many turns of either side, 0 or more
     * @throws IllegalArgumentException if the depth is negative
     * @throws CancellationException if the thread is interrupted
     */
    public List<PerftPart> parts(int depth) {
        requireDepth(depth, 0);
        List<PerftPart> parts = PerftPart.of(position, depth).split();
        if (threads > 1 && depth > 2 && parts.size() < threads * 64) {
            List<PerftPart> finer = new ArrayList<>();
            parts.forEach(part -> finer.addAll(part.split()));
            parts = List.copyOf(finer);
        }
        return parts;
    }

    /**
     * Returns, for each legal turn in the documented order, the number of games of that many turns that begin with it.
     *
     * @param depth how many turns of either side, 1 or more, the first among them
     * @throws IllegalArgumentException if the depth is less than 1
     * @throws ArithmeticException if a count is larger than {@link Long#MAX_VALUE}
     * @throws CancellationException if the thread is interrupted
     */
    public Map<Turn, Long> divide(int depth) {
        requireDepth(depth, 1);
        List<Turn> turns = List.copyOf(position.ruleSet().legalTurns(position));
        List<PerftPart> parts = new ArrayList<>();
        for (Turn turn : turns) {
            parts.add(PerftPart.of(position.ruleSet().playUnchecked(position, turn), depth - 1));
        }
        long[] counts = counted(parts, depth);
        Map<Turn, Long> divided = new LinkedHashMap<>();
        for (int i = 0; i < counts.length; i++) {
            divided.put(turns.get(i), counts[i]);
        }
        return Collections.unmodifiableMap(divided);
    }

    private static void requireDepth(int depth, int least) {
        if (depth < least) {
            throw new IllegalArgumentException("expected a depth of " + least + " or more, found " + depth);
        }
    }

    private long[] counted(List<PerftPart> parts, int depth) {
        long[] counts = new long[parts.size()];
        AtomicInteger next = new AtomicInteger();
        Reporter reporter = new Reporter(parts.size());
        Runnable work = () -> {
            for (int i = next.getAndIncrement(); i < parts.size(); i = next.getAndIncrement()) {
                answerInterruption();
                counts[i] = parts.get(i).count();
                reporter.done(counts[i]);
            }
        };
        if (threads == 1 || depth < 2) {
            work.run();
        } else {
            onThreads(work);
        }
        return counts;
    }

    private void onThreads(Runnable work) {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> futures = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                futures.add(executor.submit(work));
            }
            for (Future<?> future : futures) {
                answerInterruption();
                future.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw interrupted();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            executor.shutdownNow();
        }
    }

    private static void answerInterruption() {
        if (Thread.currentThread().isInterrupted()) {
            throw interrupted();
        }
    }

    private static CancellationException interrupted() {
        return new CancellationException("interrupted while counting");
    }

    private static long count(Position position, int depth, RuleSet rules) {
        answerInterruption();
        long counted = position instanceof BoardPosition board ? board.rules().perft(board, depth) : -1;
        if (counted >= 0) {
            return counted;
        }
        LegalTurns turns = rules.legalTurns(position);
        if (depth == 1) {
            return turns.count();
        }
        long total = 0;
        for (Turn turn : turns) {
            total = Math.addExact(total, count(rules.playUnchecked(position, turn), depth - 1, rules));
        }
        return total;
    }

    /** The sum of two counts, or the largest number if it is larger: parts may fit where their sum does not. */
    static long atMost(long a, long b) {
        return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
    }

    private final class Reporter {
        private final int parts;
        private int done;
        private long turns;

        Reporter(int parts) {
            this.parts = parts;
        }

        synchronized void done(long counted) {
            done++;
            turns = atMost(turns, counted);
            listener.accept(new Progress(done, parts, turns));
        }
    }
}

package io.github.multimove.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/** Does independent pieces of work on some threads. */
final class Parallel {
    private Parallel() {}

    /**
     * Returns the results in the order of the parts.
     *
     * @param told hears after each part how many are done, one call at a time
     */
    static <R> List<R> map(int threads, int parts, IntFunction<R> work, IntConsumer told) {
        AtomicInteger next = new AtomicInteger();
        List<Result<R>> results = new ArrayList<>();
        Runnable worker = () -> {
            for (int part = next.getAndIncrement(); part < parts; part = next.getAndIncrement()) {
                R done = work.apply(part);
                synchronized (results) {
                    results.add(new Result<>(part, done));
                    told.accept(results.size());
                }
            }
        };
        if (threads == 1) {
            worker.run();
        } else {
            onThreads(Math.min(threads, Math.max(1, parts)), worker);
        }
        synchronized (results) {
            return results.stream()
                    .sorted((a, b) -> Integer.compare(a.part, b.part))
                    .map(Result::value)
                    .toList();
        }
    }

    private record Result<R>(int part, R value) {}

    private static void onThreads(int threads, Runnable worker) {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> futures = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                futures.add(executor.submit(worker));
            }
            for (Future<?> future : futures) {
                future.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted while solving");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            executor.shutdownNow();
        }
    }
}

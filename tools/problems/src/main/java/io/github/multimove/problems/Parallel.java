package io.github.multimove.problems;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Does independent pieces of work on some threads; what is to be done is asked for one by one, and never listed. */
final class Parallel {
    private Parallel() {}

    /**
     * What is to be done.
     *
     * @param most so many results that count are enough: then no further part is begun
     * @param begun hears of each part that is begun
     * @param done is called after each part, one call at a time
     */
    record Work<T, R>(
            Iterator<T> parts,
            int most,
            Predicate<R> counts,
            Function<T, Optional<R>> result,
            Consumer<T> begun,
            Runnable done) {}

    /** Returns the results in the order of the parts, of the parts that have one. */
    static <T, R> List<R> map(int threads, Work<T, R> work) {
        Shared<T, R> shared = new Shared<>(work);
        if (threads == 1) {
            shared.run();
        } else {
            onThreads(threads, shared);
        }
        return shared.results();
    }

    private record Result<R>(long part, R value) {}

    /** What the threads share. */
    private static final class Shared<T, R> implements Runnable {
        private final Work<T, R> work;
        private final List<Result<R>> results = new ArrayList<>();
        private long next;
        private int counted;
        private boolean failed;

        Shared(Work<T, R> work) {
            this.work = work;
        }

        @Override
        public void run() {
            try {
                for (Result<T> part = take(); part != null; part = take()) {
                    Optional<R> result = work.result().apply(part.value);
                    give(part.part, result);
                }
            } catch (RuntimeException | Error e) {
                fail();
                throw e;
            }
        }

        private synchronized void fail() {
            failed = true;
        }

        private synchronized @Nullable Result<T> take() {
            if (failed || counted >= work.most() || !work.parts().hasNext()) {
                return null;
            }
            Result<T> part = new Result<>(next++, work.parts().next());
            work.begun().accept(part.value);
            return part;
        }

        private synchronized void give(long part, Optional<R> result) {
            result.ifPresent(value -> results.add(new Result<>(part, value)));
            counted += result.filter(work.counts()).isPresent() ? 1 : 0;
            work.done().run();
        }

        synchronized List<R> results() {
            return results.stream()
                    .sorted(Comparator.comparingLong(Result::part))
                    .map(Result::value)
                    .toList();
        }
    }

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
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            executor.shutdownNow();
        }
    }
}

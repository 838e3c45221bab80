package io.github.multimove.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Does the same work on some threads, which share out its parts themselves. */
final class CountingThreads {
    private CountingThreads() {}

    /**
     * Returns what each thread returns, in no particular order; what one of them throws ends the others.
     *
     * @throws CancellationException if the calling thread is interrupted
     */
    static <T> List<T> on(int threads, Callable<T> work) {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            ExecutorCompletionService<T> done = new ExecutorCompletionService<>(executor);
            for (int i = 0; i < threads; i++) {
                done.submit(work);
            }
            List<T> results = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                results.add(done.take().get());
            }
            return results;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted while counting");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            executor.shutdownNow();
        }
    }

    /**
     * Goes on if the thread is not interrupted.
     *
     * @throws CancellationException if it is
     */
    static void answerInterruption() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted while counting");
        }
    }
}

package io.github.multimove.board;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Does work for pages on a few threads. Work is interrupted when it takes too long and when the page that asked for it has
 * gone: the library answers interruption with a {@link CancellationException} and leaves nothing behind.
 */
final class BackgroundWork implements AutoCloseable {
    /** Called while work goes on, to find out whether anybody waits for it. */
    @FunctionalInterface
    interface Pulse {
        /**
         * Tells the page that work goes on.
         *
         * @throws IOException if the page has gone
         */
        void beat() throws IOException;
    }

    /** So few that threads of the server are left for what needs no work. */
    private static final int MOST_WAITING = 8;

    private final ExecutorService threads;
    private final int beats;
    private final long beatMillis;

    /**
     * Begins without work.
     *
     * @param threads how many threads work
     * @param beats after how many beats work is interrupted
     * @param beatMillis the time between two beats
     */
    BackgroundWork(int threads, int beats, long beatMillis) {
        this.threads = new ThreadPoolExecutor(
                threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(MOST_WAITING), task -> {
                    Thread thread = new Thread(task, "board-work");
                    thread.setDaemon(true);
                    return thread;
                });
        this.beats = beats;
        this.beatMillis = beatMillis;
    }

    // @start region="work"
    /**
     * Does a piece of work and returns its result.
     *
     * @throws CancellationException if it took too long
     * @throws IOException if the page has gone
     * @throws RejectedExecutionException if too much work waits already
     * @throws ExecutionException if the work failed
     */
    <T> T result(Callable<T> work, Pulse pulse) throws IOException, ExecutionException {
        AtomicBoolean isBegun = new AtomicBoolean();
        Future<T> future = threads.submit(() -> {
            isBegun.set(true);
            return work.call();
        });
        try {
            for (int i = 0; i < beats; i += isBegun.get() ? 1 : 0) { // waiting for others does not count
                try {
                    return future.get(beatMillis, TimeUnit.MILLISECONDS);
                } catch (TimeoutException e) {
                    pulse.beat();
                }
            }
            throw new CancellationException("this takes longer than " + beats * beatMillis / 1000 + " seconds");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the board is being closed");
        } finally {
            future.cancel(true); // does nothing to work that is done
        }
    }
    // @end

    @Override
    public void close() {
        threads.shutdownNow();
    }
}

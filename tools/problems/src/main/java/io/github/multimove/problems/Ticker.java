package io.github.multimove.problems;

/** Calls a listener again and again while work goes on, from a thread of its own that ends with the work. */
final class Ticker implements AutoCloseable {
    private static final long PAUSE_MILLIS = 200;

    private final Thread thread;

    private Ticker(Thread thread) {
        this.thread = thread;
    }

    /** Begins to call. */
    static Ticker start(Runnable told) {
        Thread thread = new Thread(() -> run(told), "multimove-progress");
        thread.setDaemon(true);
        thread.start();
        return new Ticker(thread);
    }

    private static void run(Runnable told) {
        try {
            while (true) {
                Thread.sleep(PAUSE_MILLIS);
                told.run();
            }
        } catch (InterruptedException e) {
            // the work is done
        }
    }

    /** Ends the calls; after it none is made. */
    @Override
    public void close() {
        boolean interrupted = Thread.interrupted();
        thread.interrupt();
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

package io.github.multimove.stress.cost;

/**
 * Counts the work of one question at a time: a unit is a method that begins or a branch that is reached in a class that
 * {@link CountingLoader} has loaded. What the JDK does for it is not counted. One thread at a time.
 */
public final class Work {
    private static long done;
    private static long most;
    private static long lastLook;
    private static long stretch;
    private static long budget = Long.MAX_VALUE;

    private Work() {}

    /**
     * What a question has cost.
     *
     * @param units how much work it was
     * @param stretch the longest piece of it without a look at the interruption of the thread
     */
    public record Cost(long units, long stretch) {}

    /** Ends a question that has used up its budget. */
    static final class ExhaustedError extends Error {
        private static final long serialVersionUID = 1;

        ExhaustedError() {
            super("used up", null, false, false);
        }
    }

    /** Counts a unit; called by the counted classes. */
    public static void unit() {
        if (++done > budget) {
            throw new ExhaustedError();
        }
    }

    /** Begins to count anew within a question of several parts, which costs what its most expensive part does. */
    public static void next() {
        look();
        most = Math.max(most, done);
        done = 0;
        lastLook = 0;
    }

    /** Notes a look at the interruption of the thread; called by the counted classes. */
    public static void look() {
        stretch = Math.max(stretch, done - lastLook);
        lastLook = done;
    }

    /** Does something within a budget, and returns what it has cost. */
    static Cost of(long budget, Runnable task) {
        done = 0;
        most = 0;
        lastLook = 0;
        stretch = 0;
        Work.budget = budget;
        try {
            task.run();
        } catch (ExhaustedError e) {
            // the cost tells
        } finally {
            Work.budget = Long.MAX_VALUE;
        }
        look();
        return new Cost(Math.max(most, done), stretch);
    }
}

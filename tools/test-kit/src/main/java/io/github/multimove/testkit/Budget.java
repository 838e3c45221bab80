package io.github.multimove.testkit;

/**
 * How much laws and comparisons try. The system property {@code multimove.budget} says {@code small}, for a build that
 * somebody waits for; without it they try all, as with {@code full}.
 */
public final class Budget {
    private static final boolean SMALL = "small".equals(System.getProperty("multimove.budget"));

    private Budget() {}

    /** Returns the number for the budget of this run: of games, of positions, of whatever is tried. */
    public static int of(int small, int full) {
        return SMALL ? small : full;
    }
}

package io.github.multimove.internal.turns.series;

/** How many continuations of beginnings a question goes through that could go through all turns of a series. */
public final class ContinuationBudget {
    /** To find what may follow a beginning costs as much as so many continuations. */
    private static final int BEGINNING = 5;

    private int left;

    /** So many on a board of 64 squares; fewer on larger ones, on which each takes longer. */
    public ContinuationBudget(int most) {
        this.left = most;
    }

    /** Goes on from a beginning; answers whether there is work left for all that may follow it. */
    public boolean spend(SeriesPrefixState prefix) {
        int words = 1 + (prefix.field.tables.size - 1) / Long.SIZE;
        left -= Math.min(left + 1, (prefix.size() + BEGINNING) * words);
        return !isSpent();
    }

    /** Whether there was less work left than was asked for. */
    public boolean isSpent() {
        return left < 0;
    }
}

package io.github.multimove.internal.turns;

/** Goes through those turns of another cursor that pass a test, and answers interruption on long ways between them. */
public class SafeCursor extends TurnCursor {
    /** What a turn, the first {@code size} places of an array, must pass. */
    @FunctionalInterface
    public interface Test {
        boolean passes(long[] turn, int size);
    }

    private static final int LOOKS_BETWEEN_CHECKS = 1024;

    private final TurnCursor all;
    private final Test test;
    private long looks;

    public SafeCursor(TurnCursor all, Test test) {
        this.all = all;
        this.test = test;
    }

    @Override
    public long looked() {
        return looks;
    }

    @Override
    public long trying() {
        return all.trying();
    }

    @Override
    public boolean next() {
        while (all.next()) {
            if (++looks % LOOKS_BETWEEN_CHECKS == 0) {
                Interruption.check();
            }
            if (test.passes(all.turn, all.size)) {
                turn = all.turn;
                size = all.size;
                return true;
            }
        }
        return false;
    }
}

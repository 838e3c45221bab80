package io.github.multimove.internal;

/** Goes through those turns of another cursor that pass a test, and answers interruption on long ways between them. */
final class SafeCursor extends Cursor {
    /** What a turn, the first {@code size} places of an array, must pass. */
    @FunctionalInterface
    interface Test {
        boolean passes(long[] turn, int size);
    }

    private static final int LOOKS_BETWEEN_CHECKS = 1024;

    private final Cursor all;
    private final Test test;
    private int looks;

    SafeCursor(Cursor all, Test test) {
        this.all = all;
        this.test = test;
    }

    @Override
    boolean next() {
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

package consumer;

/** Says what was expected and found. */
final class Expect {
    private Expect() {}

    static void equal(Object actual, Object expected, String what) {
        if (!actual.equals(expected)) {
            throw new AssertionError(what + ": expected " + expected + ", found " + actual);
        }
    }

    static void that(boolean holds, String what) {
        equal(holds, true, what);
    }

    /** Runs what must be refused and returns the refusal's message. */
    static <X extends RuntimeException> X refused(Class<X> type, Runnable refused, String what) {
        try {
            refused.run();
        } catch (RuntimeException e) {
            equal(e.getClass(), type, what);
            return type.cast(e);
        }
        throw new AssertionError(what + ": expected " + type.getSimpleName() + ", found none");
    }
}

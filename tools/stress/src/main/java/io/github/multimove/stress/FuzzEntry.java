package io.github.multimove.stress;

/** What the fuzzing engine calls, by name. */
public final class FuzzEntry {
    private static FuzzTarget target = FuzzTarget.POSITION;

    private FuzzEntry() {}

    /** Takes the name of the target, and gets ready with one in so many seeds, which is not to count as the time of an input. */
    public static void fuzzerInitialize(String[] arguments) {
        target = FuzzTarget.valueOf(arguments[0]);
        target.seeds(Integer.parseInt(arguments[1])).forEach(target::accept);
    }

    /** Tries one input. */
    public static void fuzzerTestOneInput(byte[] input) {
        target.accept(input);
    }
}

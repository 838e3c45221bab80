package io.github.multimove.command;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** On how many threads a command works. */
final class ThreadsOption {
    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "On how many threads. Default: as many as there are processors.")
    private @Nullable Integer number;

    /** The number asked for, or else as many as there are processors, up to a limit. */
    int orProcessors(int most) {
        return number == null ? Math.min(Runtime.getRuntime().availableProcessors(), most) : number;
    }
}

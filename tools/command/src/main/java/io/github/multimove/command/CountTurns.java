package io.github.multimove.command;

import io.github.multimove.LegalTurns;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts the legal turns of a position without listing them, all or up to a limit. */
@Command(name = "count", description = "Counts the legal turns of a position, all of them or up to a limit.")
final class CountTurns implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Option(
            names = "--up-to",
            paramLabel = "N",
            description = "Counts no further: a long series may have more turns than can be counted.")
    Optional<Long> limit = Optional.empty();

    CountTurns(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        LegalTurns turns = shown.position().legalTurns();
        terminal.out().println(limit.isPresent() ? turns.countUpTo(limit.get()) : turns.count());
        return Multimove.DONE;
    }
}

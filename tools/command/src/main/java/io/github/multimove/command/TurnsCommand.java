package io.github.multimove.command;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.Turn;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the legal turns of a position in the documented order, or counts them without listing any. */
@Command(name = "turns", description = "Lists the legal turns of a position in order, or counts them.")
final class TurnsCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Option(
            names = {"-c", "--count"},
            description = "Prints their number only.")
    boolean count;

    @Option(names = "--from", paramLabel = "SQUARE", description = "Only turns with a sub-move from that square.")
    Optional<String> from = Optional.empty();

    @Option(
            names = {"-n", "--limit"},
            paramLabel = "N",
            description = "Lists the first N only.")
    Optional<Long> limit = Optional.empty();

    @Option(names = "--algebraic", description = "Adds each turn in algebraic form.")
    boolean algebraic;

    TurnsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Position position = shown.position();
        LegalTurns turns = shown.rules().legalTurns(position);
        if (count) {
            terminal.out()
                    .println(from.isEmpty() ? turns.count() : stream(turns).count());
        } else {
            long most = limit.orElse(Long.MAX_VALUE);
            if (most < 0) {
                throw new IllegalArgumentException("expected a limit of 0 or more, found " + most);
            }
            if (terminal.shown()) {
                terminal.list(stream(turns)
                        .limit(most)
                        .map(turn -> text(position, turn))
                        .toList());
            } else {
                stream(turns).limit(most).forEach(turn -> terminal.out().println(text(position, turn)));
            }
        }
        return Multimove.DONE;
    }

    private Stream<Turn> stream(LegalTurns turns) {
        return from.map(square -> turns.from(turns.position().board().square(square)).stream())
                .orElseGet(turns::stream)
                .peek(turn -> {
                    if (Thread.currentThread().isInterrupted()) {
                        throw new CancellationException("interrupted while listing");
                    }
                });
    }

    private String text(Position position, Turn turn) {
        return algebraic ? turn + "  " + position.algebraic(turn) : turn.toString();
    }
}

package io.github.multimove.command;

import io.github.multimove.counting.Counting;
import io.github.multimove.counting.EnPassantSquares;
import io.github.multimove.perft.Perft;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts distinct positions level by level, a line as soon as a level is complete. */
@Command(name = "positions", description = "Counts the distinct positions after each number of turns.")
final class PositionsCommand implements Callable<Integer> {
    private static final long MEGABYTE = 1L << 20;

    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Parameters(index = "1", paramLabel = "DEPTH", description = "How many turns, of either side.")
    int depth;

    @Mixin
    final ThreadsOption threads = new ThreadsOption();

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description = "The most memory for positions. Default: half of what Java may use.")
    long memory;

    @Option(
            names = "--legal-captures",
            description = "An en passant square makes positions different only where a legal capture uses it.")
    boolean legalCaptures;

    PositionsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Counting counting = Counting.of(shown.position())
                .threads(threads.orProcessors(Perft.MAX_THREADS))
                .listener(level -> {
                    terminal.out().println(level.depth() + " " + level.positions());
                    terminal.out().flush();
                });
        if (memory != 0) {
            counting = counting.memory(Math.multiplyExact(memory, MEGABYTE));
        }
        if (legalCaptures) {
            counting = counting.enPassantSquares(EnPassantSquares.LEGAL_CAPTURES);
        }
        counting.positions(depth);
        return Multimove.DONE;
    }
}

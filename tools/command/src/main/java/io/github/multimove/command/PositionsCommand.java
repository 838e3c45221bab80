package io.github.multimove.command;

import io.github.multimove.counting.Counting;
import io.github.multimove.counting.EnPassantSquares;
import io.github.multimove.counting.EndingCounts;
import io.github.multimove.perft.Perft;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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
    @Nullable
    Long memory;

    @Option(
            names = "--legal-captures",
            description = "An en passant square makes positions different only where a legal capture uses it.")
    boolean legalCaptures;

    @Option(
            names = "--endings",
            description = "Also tells, before them, the games that lead there, and after them how many of these end in "
                    + "check and in checkmate.")
    boolean endings;

    PositionsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Counting counting = Counting.of(shown.position()).threads(threads.orProcessors(Perft.MAX_THREADS));
        if (memory != null) {
            counting = counting.memory(Math.multiplyExact(memory, MEGABYTE));
        }
        if (legalCaptures) {
            counting = counting.enPassantSquares(EnPassantSquares.LEGAL_CAPTURES);
        }
        if (endings) {
            for (int turns = 0; turns <= depth; turns++) {
                EndingCounts found = counting.endings(turns);
                print(turns + " " + found.games() + " " + found.positions() + " " + found.checks() + " "
                        + found.checkmates());
            }
        } else {
            counting.listener(level -> print(level.depth() + " " + level.positions()))
                    .positions(depth);
        }
        return Multimove.DONE;
    }

    private void print(String line) {
        terminal.out().println(line);
        terminal.out().flush();
    }
}

package io.github.multimove.command;

import io.github.multimove.perft.Perft;
import java.util.Locale;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the games of a given length: perft, and divided by first turn if asked for. */
@Command(name = "perft", description = "Counts the games of a given number of turns.")
final class Count implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Mixin
    Progress progress = new Progress();

    @Parameters(index = "1", paramLabel = "DEPTH", description = "How many turns, of either side.")
    int depth;

    @Option(
            names = {"-d", "--divide"},
            description = "Counts below each first turn.")
    boolean divide;

    @Mixin
    final ThreadsOption threads = new ThreadsOption();

    Count(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Perft perft = Perft.of(shown.position()).threads(threads.orProcessors(Perft.MAX_THREADS));
        try (ProgressBar bar = progress.bar(terminal, "perft " + depth)) {
            Perft told = perft.listener(at -> {
                bar.maxHint(at.parts());
                bar.stepTo(at.done());
                bar.setExtraMessage(String.format(Locale.ROOT, " %,d", at.turns()));
            });
            if (divide) {
                divide(told);
            } else {
                long from = System.nanoTime();
                long count = told.count(depth);
                terminal.out().println(count);
                rate(count, (System.nanoTime() - from) / 1e9);
            }
        }
        return Multimove.DONE;
    }

    /** Time and rate, for a person alone: what reads the answer gets the number. */
    private void rate(long count, double seconds) {
        if (terminal.shown()) {
            terminal.err()
                    .printf(Locale.ROOT, "%.2f s, %,.0f turns a second%n", seconds, count / Math.max(seconds, 1e-9));
        }
    }

    private void divide(Perft perft) {
        long total = 0;
        for (var part : perft.divide(depth).entrySet()) {
            terminal.out().println(part.getKey() + " " + part.getValue());
            total = Math.addExact(total, part.getValue());
        }
        terminal.out().println("total " + total);
    }
}

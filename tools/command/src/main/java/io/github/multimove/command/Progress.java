package io.github.multimove.command;

import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import picocli.CommandLine.Option;

/** Whether and where progress is drawn: on standard error, so that answers can be sent elsewhere. */
final class Progress {
    private static final int WIDTH = 79;

    @Option(
            names = "--progress",
            negatable = true,
            description = "Draws a progress bar, or not. Default: on a terminal.")
    Optional<Boolean> wanted = Optional.empty();

    /** Returns a bar that must be closed. */
    ProgressBar bar(Terminal terminal, String task) {
        ProgressBarBuilder bar = new ProgressBarBuilder()
                .setTaskName(task)
                .setStyle(ProgressBarStyle.ASCII)
                .setMaxRenderedLength(WIDTH);
        if (!wanted.orElse(terminal.shown())) {
            bar.setConsumer(new DelegatingProgressBarConsumer(line -> {}, WIDTH));
        } else if (terminal.shown()) {
            bar.setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH));
        } else {
            bar.setConsumer(new DelegatingProgressBarConsumer(terminal.err()::println, WIDTH));
        }
        return bar.build();
    }
}

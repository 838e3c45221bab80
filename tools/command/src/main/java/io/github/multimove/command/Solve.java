package io.github.multimove.command;

import io.github.multimove.problems.Problem;
import io.github.multimove.problems.Solution;
import io.github.multimove.problems.Solver;
import io.github.multimove.problems.Stipulation;
import java.util.Locale;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves a problem and prints its solution. */
@Command(name = "solve", description = "Solves a problem: mates, selfmates, helpmates, stalemates and series.")
final class Solve implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Mixin
    Progress progress = new Progress();

    @Parameters(
            index = "1",
            paramLabel = "STIPULATION",
            description = "What is asked, such as #2, =2, s#2, h#2.5, ser-#4 or ser-h#4.")
    String stipulation = "";

    @Option(
            names = "--play",
            paramLabel = "PLAY",
            description = "What is told of direct play and selfplay: keys, variations (without it) or full.")
    String play = "variations";

    @Option(
            names = "--tries",
            paramLabel = "N",
            description = "Tells first turns that fail to N defences or fewer. Default: none.")
    int tries;

    @Option(names = "--set-play", description = "Tells what would be played if the other side began.")
    boolean setPlay;

    @Option(
            names = "--lines",
            paramLabel = "N",
            description = "Tells at most N branches below each first turn. Default: 10000.")
    int lines = 10_000;

    @Option(names = "--table", paramLabel = "N", description = "Remembers at most N positions. Default: 262144.")
    int table = 1 << 18;

    @Mixin
    final ThreadsOption threads = new ThreadsOption();

    Solve(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Solver solver = Solver.of(new Problem(shown.position(), Stipulation.of(stipulation)))
                .threads(threads.orProcessors(Solver.MAX_THREADS))
                .tableEntries(table)
                .lines(lines)
                .tries(tries)
                .setPlay(setPlay)
                .detail(detail());
        try (ProgressBar bar = progress.bar(terminal, "solve " + stipulation)) {
            Solution solution = solver.listener(at -> {
                        bar.maxHint(at.parts());
                        bar.stepTo(at.done());
                        bar.setExtraMessage(String.format(Locale.ROOT, " %,d", at.positions()));
                    })
                    .solve();
            terminal.out().println(solution);
            return solution.isSolved() ? Multimove.DONE : Multimove.NO;
        }
    }

    private Solver.Detail detail() {
        for (Solver.Detail detail : Solver.Detail.values()) {
            if (detail.name().toLowerCase(Locale.ROOT).equals(play)) {
                return detail;
            }
        }
        throw new IllegalArgumentException("expected keys, variations or full, found " + play);
    }
}

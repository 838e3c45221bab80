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
@Command(name = "solve", description = "Solves a problem: direct play, selfplay, reflex play, help play and series.")
final class Solve implements Callable<Integer> {
    private static final double NANOS = 1e9;

    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Mixin
    Progress progress = new Progress();

    @Parameters(
            index = "1",
            paramLabel = "STIPULATION",
            description = "What is asked, such as #2, =2, s#2, r#2, h#2.5, hs#3, ser-#4 or ser-h#4.")
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

    @Option(names = "--try-variations", description = "Tells threats and variations of tries too.")
    boolean tryVariations;

    @Option(names = "--no-checking-tries", description = "Leaves out tries that give check.")
    boolean noCheckingTries;

    @Option(
            names = "--solutions",
            paramLabel = "N",
            description = "Ends when N first turns are found to solve the problem. Without it: all.")
    int solutions = Integer.MAX_VALUE;

    @Option(names = "--shorter", description = "Tells shorter solutions of a series: cooks to a composer.")
    boolean shorter;

    @Option(names = "--statistics", description = "Tells time and positions on standard error.")
    boolean statistics;

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
        long begun = System.nanoTime();
        Solver solver = Solver.of(problem())
                .threads(threads.orProcessors(Solver.MAX_THREADS))
                .tableEntries(table)
                .lines(lines)
                .tries(tries)
                .tryVariations(tryVariations)
                .checkingTries(!noCheckingTries)
                .solutions(solutions)
                .shorter(shorter)
                .setPlay(setPlay)
                .detail(detail());
        try (ProgressBar bar = progress.bar(terminal, "solve " + stipulation)) {
            Solution solution = solver.listener(at -> {
                        bar.maxHint(at.parts().orElse(-1));
                        bar.stepTo(at.done());
                        bar.setExtraMessage(String.format(
                                Locale.ROOT, " %,d (%,d/s) %s", at.positions(), at.positionsPerSecond(), at.trying()));
                    })
                    .solve();
            terminal.out().println(solution);
            if (statistics) {
                terminal.err()
                        .println(String.format(
                                Locale.ROOT,
                                "%,d positions in %.2f s",
                                solution.positions(),
                                (System.nanoTime() - begun) / NANOS));
            }
            return solution.isSolved() ? Multimove.DONE : Multimove.NO;
        }
    }

    /** The problem; a placement alone is read as composers write it. */
    private Problem problem() {
        boolean placement =
                shown.text.filter(text -> text.strip().indexOf(' ') < 0).isPresent();
        return placement && shown.after.isEmpty()
                ? Problem.of(shown.rules(), shown.text.orElseThrow(), stipulation)
                : new Problem(shown.position(), Stipulation.of(stipulation));
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

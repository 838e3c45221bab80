package io.github.multimove.command;

import io.github.multimove.pgn.PgnGame;
import io.github.multimove.problems.PopeyeException;
import io.github.multimove.problems.PopeyeInput;
import io.github.multimove.problems.PrintedProblem;
import io.github.multimove.problems.Problem;
import io.github.multimove.problems.Solution;
import io.github.multimove.problems.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves a problem and prints its solution. */
@Command(
        name = "solve",
        description = "Solves problems: direct play, selfmate play, reflex play, help play, series and proof games.")
final class Solve implements Callable<Integer> {
    private static final double NANOS = 1e9;

    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Mixin
    Progress progress = new Progress();

    @Mixin
    ProblemOptions asked = new ProblemOptions();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "STIPULATION",
            description =
                    "What is asked, such as #2, =2, s#2, r#2, h#2.5, hs#3, reci-h#2, ser-#4, ser-h#4, pser-#4, exact-#3 or dia6.5; none with --popeye.")
    String stipulation = "";

    @Option(
            names = "--play",
            paramLabel = "PLAY",
            description = "What is told of direct play and selfmate play: keys, variations (without it) or full.")
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
            description = "Ends when N first turns are found to solve the problem. Default: all.")
    int solutions = Integer.MAX_VALUE;

    @Option(names = "--shorter", description = "Tells shorter solutions of a series: cooks to a composer.")
    boolean shorter;

    @Option(
            names = "--diagram",
            description = "Prints author, source, diagram and number of pieces above each solution.")
    boolean diagram;

    @Option(names = "--html", paramLabel = "FILE", description = "Writes a page with pictures too.")
    Optional<Path> html = Optional.empty();

    @Option(names = "--pgn", paramLabel = "FILE", description = "Writes every line of the solution as a game too.")
    Optional<Path> pgn = Optional.empty();

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
    public Integer call() throws IOException {
        long begun = System.nanoTime();
        List<PrintedProblem> printed = new ArrayList<>();
        long positions = 0;
        List<PopeyeException> refused = new ArrayList<>();
        for (PopeyeInput input : asked.read(shown, stipulation, refused::add)) {
            for (Problem problem : input.problems()) {
                Solution solution = solve(problem, input);
                positions += solution.positions();
                printed.add(new PrintedProblem(solution, input.author(), input.origin()));
                print(printed);
            }
        }
        write(printed);
        refused.forEach(each -> terminal.err().println("multimove: " + each.getMessage()));
        if (statistics) {
            terminal.err()
                    .println(String.format(
                            Locale.ROOT, "%,d positions in %.2f s", positions, (System.nanoTime() - begun) / NANOS));
        }
        return refused.isEmpty()
                        && printed.stream().allMatch(each -> each.solution().isSolved())
                ? Multimove.DONE
                : Multimove.NO;
    }

    private Solution solve(Problem problem, PopeyeInput input) {
        Solver solver = input.solver(problem)
                .threads(threads.orProcessors(Solver.MAX_THREADS))
                .tableEntries(table)
                .lines(lines)
                .tries(tries < 0 ? tries : Math.max(tries, input.tries()))
                .tryVariations(tryVariations)
                .checkingTries(!noCheckingTries)
                .solutions(Math.min(solutions, input.maxSolutions()))
                .shorter(shorter)
                .setPlay(setPlay || input.isSetPlay())
                .detail(detail());
        try (ProgressBar bar = progress.bar(terminal, "solve " + problem.stipulation())) {
            return solver.listener(at -> {
                        bar.maxHint(at.parts().orElse(-1));
                        bar.stepTo(at.done());
                        bar.setExtraMessage(String.format(
                                Locale.ROOT, " %,d (%,d/s) %s", at.positions(), at.positionsPerSecond(), at.trying()));
                    })
                    .solve();
        }
    }

    /** Prints the last of several problems; more than one are told apart by their positions, with a line between them. */
    private void print(List<PrintedProblem> printed) {
        PrintedProblem last = printed.get(printed.size() - 1);
        boolean several = asked.duplex || !asked.twins.isEmpty() || asked.popeye.isPresent();
        if (printed.size() > 1) {
            terminal.out().println();
        }
        if (several && !diagram) {
            terminal.out().println(last.solution().problem());
        }
        terminal.out().println(diagram ? last.text() : last.solution());
    }

    private void write(List<PrintedProblem> printed) throws IOException {
        if (html.isPresent()) {
            Files.writeString(html.get(), PrintedProblem.html("Problems", printed));
        }
        if (pgn.isPresent()) {
            String games = printed.stream()
                    .flatMap(each -> each.pgn().stream())
                    .map(PgnGame::toString)
                    .collect(Collectors.joining("\n"));
            Files.writeString(pgn.get(), games);
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

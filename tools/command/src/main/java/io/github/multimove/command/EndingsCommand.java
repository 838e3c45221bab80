package io.github.multimove.command;

import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.problems.EndingTable;
import io.github.multimove.problems.EndingTable.Result;
import io.github.multimove.problems.EndingTable.Value;
import io.github.multimove.problems.Endings;
import io.github.multimove.problems.Solver;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves all positions of a few pieces, and tells who wins and how soon. */
@Command(
        name = "endings",
        description =
                "Solves all positions of a few pieces: who wins, and how soon. With --position, tells that of one position.")
final class EndingsCommand implements Callable<Integer> {
    private static final long MEBIBYTE = 1 << 20;

    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "PIECES",
            description =
                    "The letters of White's pieces, then of Black's, as KRRk. Default: the pieces of the position.")
    Optional<String> pieces = Optional.empty();

    @Option(names = "--pieces", paramLabel = "N", description = "Every table of so many pieces, kings among them.")
    Optional<Integer> number = Optional.empty();

    @Option(
            names = "--folder",
            paramLabel = "DIR",
            description = "Keeps the tables there; what was broken off is picked up.")
    Optional<Path> folder = Optional.empty();

    @Option(
            names = "--memory",
            paramLabel = "MIB",
            description = "How many MiB the tables may take (default: ${DEFAULT-VALUE}).")
    long memory = 1024;

    @Mixin
    Progress progress = new Progress();

    @Mixin
    final ThreadsOption threads = new ThreadsOption();

    EndingsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        long given = Stream.of(pieces, number, shown.text)
                .filter(Optional::isPresent)
                .count();
        if (given != 1) {
            throw new IllegalArgumentException("expected one of pieces such as KRk, --pieces and --position, found "
                    + (given == 0 ? "none" : given));
        }
        try (ProgressBar bar = progress.bar(terminal, "endings")) {
            Endings endings = Endings.of(shown.rules())
                    .threads(threads.orProcessors(Solver.MAX_THREADS))
                    .memory(Math.multiplyExact(memory, MEBIBYTE))
                    .listener(at -> bar.setExtraMessage(String.format(
                            Locale.ROOT, " %s, %d turns, %,d positions", at.material(), at.turns(), at.positions())));
            Endings kept = folder.map(endings::folder).orElse(endings);
            if (shown.text.isPresent()) {
                print(kept, shown.position());
            } else {
                number.map(kept::materials)
                        .orElseGet(() -> List.of(pieces.orElseThrow()))
                        .forEach(material -> print(kept.table(material)));
            }
        }
        return Multimove.DONE;
    }

    private void print(EndingTable table) {
        terminal.out().println(table.material() + " in " + table.ruleSet().id());
        for (Side side : Side.values()) {
            terminal.out()
                    .printf(
                            Locale.ROOT,
                            "%s to move: %d positions, %d wins, %d draws, %d losses%n",
                            side == Side.WHITE ? "White" : "Black",
                            table.size(side),
                            table.count(side, Result.WIN),
                            table.count(side, Result.DRAW),
                            table.count(side, Result.LOSS));
            for (Result result : new Result[] {Result.WIN, Result.LOSS}) {
                int longest = table.longest(side, result);
                table.positions(side, new Value(result, longest))
                        .findFirst()
                        .ifPresent(position -> terminal.out()
                                .println("  longest " + words(result) + ", " + turns(longest) + ": " + position));
            }
        }
    }

    private void print(Endings endings, Position position) {
        Value value = endings.value(position);
        terminal.out()
                .println(words(value.result()) + (value.result() == Result.DRAW ? "" : " in " + turns(value.turns())));
        endings.best(position).forEach(turn -> terminal.out().println(turn + "  " + position.algebraic(turn)));
    }

    private static String words(Result result) {
        return result.name().toLowerCase(Locale.ROOT);
    }

    private static String turns(int number) {
        return number == 1 ? "1 turn" : number + " turns";
    }
}

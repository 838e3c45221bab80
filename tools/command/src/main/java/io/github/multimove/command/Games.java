package io.github.multimove.command;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.RuleSets;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnException;
import io.github.multimove.pgn.PgnReader;
import io.github.multimove.spi.RuleSetLibrary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads collections of games, and says of each game that is refused where and why. */
@Command(
        name = "games",
        description = "Reads games in PGN, however many, and says which are refused and why.",
        footer = {"", "A game that is refused is an answer (1)."})
final class Games implements Callable<Integer> {
    private final Terminal terminal;
    private final Map<String, Integer> variants = new TreeMap<>();
    private final Map<String, Integer> past = new TreeMap<>();
    private int games;
    private int refused;
    private boolean isUnread;
    private long turns;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files of games.")
    List<Path> files = List.of();

    @Option(names = "--strict", description = "Forgives nothing.")
    boolean strict;

    @Mixin
    VariantFiles own = new VariantFiles();

    Games(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Pgn form = strict ? Pgn.strict() : Pgn.lenient();
        if (!own.files.isEmpty()) {
            RuleSetLibrary library = own.library();
            form = form.withRuleSets(id -> RuleSets.of(id, library));
        }
        for (Path file : files) {
            try (PgnReader reader = form.reader(Pgn.open(Multimove.file(file)))) {
                read(file, reader);
            } catch (IOException | UncheckedIOException e) {
                isUnread = true;
                terminal.err().println("multimove: " + Multimove.sentence(e));
            }
        }
        sumUp();
        return isUnread ? Multimove.FAILED : refused == 0 ? Multimove.DONE : Multimove.NO;
    }

    private void read(Path file, PgnReader reader) {
        while (reader.hasNext()) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted while reading games");
            }
            try {
                count(reader.next().game());
            } catch (PgnException e) {
                refused++;
                terminal.out().println(file.getFileName() + ": " + e.getMessage());
            }
        }
    }

    private void count(Game game) {
        games++;
        turns += game.length();
        variants.merge(game.ruleSet().id(), 1, Integer::sum);
        for (Outcome.Reason reason : game.playedPast()) {
            past.merge(reason.words(), 1, Integer::sum);
        }
    }

    private void sumUp() {
        terminal.out().printf(Locale.ROOT, "%,d games, %,d turns, %,d refused%n", games, turns, refused);
        variants.forEach((id, number) -> terminal.out().printf(Locale.ROOT, "%,7d  %s%n", number, id));
        past.forEach((draw, number) -> terminal.out().printf(Locale.ROOT, "%,7d  went on past %s%n", number, draw));
    }
}

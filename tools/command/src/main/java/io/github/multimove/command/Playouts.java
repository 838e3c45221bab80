package io.github.multimove.command;

import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.pgn.PgnGame;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Plays games of random turns and sums up how they end. The same seed gives the same games. Turns are drawn uniformly where
 * there are fewer than {@value #MOST_COUNTED}, else as {@link LegalTurns#sample} does.
 */
@Command(name = "playouts", description = "Plays games of random turns and sums up how they end.")
final class Playouts implements Callable<Integer> {
    /** Of more turns than these one is drawn sub-move by sub-move, so that long series are played through. */
    private static final long MOST_COUNTED = 100_000;

    private final Terminal terminal;
    private final Map<String, Integer> ends = new TreeMap<>();
    private long length;
    private long choices;
    private boolean more;

    @Mixin
    Shown shown = new Shown();

    @Mixin
    Progress progress = new Progress();

    @Option(
            names = {"-g", "--games"},
            paramLabel = "N",
            description = "How many games (default: ${DEFAULT-VALUE}).")
    int games = 100;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "N",
            description = "The seed of what is drawn (default: ${DEFAULT-VALUE}).")
    long seed = 1;

    @Option(
            names = "--longest",
            paramLabel = "N",
            description = "Breaks a game off after that many turns (default: ${DEFAULT-VALUE}).")
    int longest = 1000;

    @Option(names = "--pgn", paramLabel = "FILE", description = "Writes the games to that file.")
    Optional<Path> pgn = Optional.empty();

    Playouts(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (games < 1 || longest < 1) {
            throw new IllegalArgumentException(
                    "expected 1 game or more of 1 turn or more, found " + games + " of " + longest);
        }
        Game start = shown.game();
        try (ProgressBar bar = progress.bar(terminal, "playouts");
                Writer out = pgn.isPresent() ? Files.newBufferedWriter(pgn.get()) : Writer.nullWriter()) {
            bar.maxHint(games);
            for (int i = 0; i < games; i++) {
                // a seed of its own for each, so that one game can be had again alone
                Game game = play(start, new SplittableRandom(seed + i));
                count(game);
                PgnGame.of(game).withTag("Round", Integer.toString(i + 1)).writeTo(out);
                bar.step();
            }
        }
        sumUp();
        return Multimove.DONE;
    }

    private Game play(Game start, SplittableRandom random) {
        Game game = start;
        while (game.outcome().isEmpty() && game.length() < longest) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted while playing");
            }
            LegalTurns turns = game.ruleSet().legalTurns(game.position());
            long count = turns.countUpTo(MOST_COUNTED);
            more |= count == MOST_COUNTED;
            choices = Math.addExact(choices, count);
            game = game.play(count == MOST_COUNTED ? turns.sample(random) : turns.uniform(random));
            length++;
        }
        return game;
    }

    private void count(Game game) {
        ends.merge(game.outcome().map(Outcome::words).orElse("broken off"), 1, Integer::sum);
    }

    private void sumUp() {
        terminal.out().printf(Locale.ROOT, "%,d games of %s, seed %d%n", games, shown.rules(), seed);
        terminal.out().printf(Locale.ROOT, "%.1f turns a game%n", (double) length / games);
        terminal.out()
                .printf(
                        Locale.ROOT,
                        "%s%.1f turns to choose from%n",
                        more ? "more than " : "",
                        length == 0 ? 0 : (double) choices / length);
        ends.forEach((end, number) -> terminal.out().printf(Locale.ROOT, "%,6d  %s%n", number, end));
    }
}

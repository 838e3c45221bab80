package io.github.multimove.command;

import io.github.multimove.Game;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A game of two at the terminal: both type their turns, the rules see to the rest. */
@Command(
        name = "play",
        description = "A game of two at one terminal.",
        footer = {"", "What can be typed is told by: help. The end of input ends the session, and saves."})
final class Play implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Option(names = "--pgn", paramLabel = "FILE", description = "Saves the game there when the session ends.")
    Optional<Path> pgn = Optional.empty();

    @Option(names = "--white", paramLabel = "NAME", description = "White's name in the saved game.")
    Optional<String> white = Optional.empty();

    @Option(names = "--black", paramLabel = "NAME", description = "Black's name in the saved game.")
    Optional<String> black = Optional.empty();

    Play(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Session session = new Session(terminal, shown.game(), white, black);
        session.run();
        if (pgn.isPresent()) {
            session.save(pgn.get());
        }
        Game game = session.game();
        terminal.out().println(game);
        return Multimove.DONE;
    }
}

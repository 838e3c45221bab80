package io.github.multimove.command;

import io.github.multimove.Game;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.board.Opponent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A game of two at the terminal: both type their turns, the rules see to the rest. */
@Command(
        name = "play",
        description = "A game at the terminal, of two people or against an opponent.",
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

    @Option(names = "--opponent", paramLabel = "KIND", description = "Plays against random or beginner turns.")
    Optional<String> opponent = Optional.empty();

    @Option(names = "--as", paramLabel = "SIDE", description = "Which side you play against it: white or black.")
    String person = "white";

    Play(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Session session = new Session(terminal, shown.game(), white, black, opponent(), side());
        session.run();
        if (pgn.isPresent()) {
            session.save(pgn.get());
        }
        Game game = session.game();
        terminal.out().println(game);
        return Multimove.DONE;
    }

    private Side side() {
        return switch (person) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw new IllegalArgumentException("expected --as white or --as black, found " + person);
        };
    }

    private Optional<Function<Game, Turn>> opponent() {
        Opponent chooser = new Opponent(new SplittableRandom());
        return opponent.map(kind -> switch (kind) {
            case "random" -> chooser::anyTurn;
            case "beginner" -> chooser::bestTurn;
            default -> throw new IllegalArgumentException("expected --opponent random or beginner, found " + kind);
        });
    }
}

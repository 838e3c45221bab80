package io.github.multimove.command;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Reading;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.pgn.PgnGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * What happens at the terminal during a game: a line is a turn or a command. A line that is refused changes nothing. The
 * session ends with {@code quit} or the end of input; a game that is over can still be taken back, looked at and saved.
 */
final class Session {
    private static final String HELP = """
            e2e4, e5,Nf6    a turn, in coordinate or algebraic form
            turns           the legal turns; turns e2: those with a sub-move from e2
            board           the board again
            undo, redo      takes back the last turn, or how the game was ended; and does it again
            resign          the side to move resigns
            draw            claims a draw by repetition or by fifty turns
            agree           both agree on a draw
            save FILE       saves the game as PGN
            quit            ends the session
            """;

    private final Terminal terminal;
    private final Optional<String> white;
    private final Optional<String> black;
    private final Deque<Game> past = new ArrayDeque<>();
    private final Deque<Game> undone = new ArrayDeque<>();
    private Game game;

    Session(Terminal terminal, Game start, Optional<String> white, Optional<String> black) {
        this.terminal = terminal;
        this.game = start;
        this.white = white;
        this.black = black;
    }

    Game game() {
        return game;
    }

    /** Reads and answers lines until {@code quit} or the end of input. */
    void run() throws IOException {
        board();
        boolean more = true;
        while (more) {
            terminal.out().print(prompt());
            terminal.out().flush();
            String line = terminal.in().readLine();
            if (line == null) {
                terminal.out().println();
            }
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted while playing");
            }
            more = line != null && answer(line.strip());
        }
    }

    private String prompt() {
        String side = game.position().side() == Side.WHITE ? "White" : "Black";
        return game.outcome().map(Outcome::words).orElse(side) + "> ";
    }

    /** Answers a line and returns whether there is to be another. */
    private boolean answer(String line) {
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        try {
            switch (words[0]) {
                case "" -> {}
                case "help" -> terminal.out().print(HELP);
                case "board" -> board();
                case "turns" -> turns(rest);
                case "undo" -> undo();
                case "redo" -> redo();
                case "resign" -> change(game.resign(game.position().side()));
                case "agree" -> change(game.agreeDraw());
                case "draw" -> change(claim());
                case "save" -> save(Path.of(rest));
                case "quit" -> {
                    return false;
                }
                default -> play(line);
            }
        } catch (IllegalArgumentException | IllegalStateException | IOException refused) {
            terminal.err().println(Multimove.sentence(refused));
        }
        return true;
    }

    private void play(String line) {
        if (game.outcome().isPresent()) {
            throw new IllegalStateException("the game is over; expected undo, board, save FILE or quit");
        }
        Turn turn = game.position().parseTurn(line, Reading.LENIENT);
        String algebraic = game.position().algebraic(turn);
        change(game.play(turn));
        terminal.out().println(turn + "  " + algebraic);
        board();
    }

    private void change(Game next) {
        past.push(game);
        game = next;
        undone.clear();
    }

    private Game claim() {
        Outcome.Reason reason = game.claims().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no draw can be claimed now"));
        return game.claimDraw(reason);
    }

    private void undo() {
        Game before = past.isEmpty() ? game.undo() : past.pop();
        undone.push(game);
        game = before;
        board();
    }

    private void redo() {
        if (undone.isEmpty()) {
            throw new IllegalStateException("expected a turn that was taken back, found none");
        }
        past.push(game);
        game = undone.pop();
        board();
    }

    private void turns(String square) {
        var turns = game.ruleSet().legalTurns(game.position());
        (square.isEmpty() ? turns : turns.from(game.position().board().square(square)))
                .forEach(turn -> terminal.out().println(turn));
    }

    private void board() {
        terminal.out().print(Diagram.of(game.position()).threats().text());
    }

    /** Writes the game as PGN. */
    void save(Path file) throws IOException {
        if (file.toString().isEmpty()) {
            throw new IllegalArgumentException("expected save FILE, found no file");
        }
        PgnGame text = PgnGame.of(game);
        if (white.isPresent()) {
            text = text.withTag("White", white.get());
        }
        if (black.isPresent()) {
            text = text.withTag("Black", black.get());
        }
        Files.writeString(file, text + "\n");
        terminal.out().println("saved: " + file);
    }
}

package io.github.multimove.command;

import io.github.multimove.board.BoardServer;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Starts the board in the browser, and runs until it is interrupted or the input ends. */
@Command(
        name = "board",
        description = "Starts a board in the browser, on this machine only.",
        footer = {"", "Open the address that it prints. Enter, or the end of input, ends it."})
final class BoardCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port, or 0 for any that is free (default: ${DEFAULT-VALUE}).")
    int port = 8035;

    BoardCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("expected a port of 0 to 65535, found " + port);
        }
        try (BoardServer server = BoardServer.start(port)) {
            terminal.out().println(server.address());
            terminal.out().flush();
            terminal.err().println("Press Enter to end it.");
            terminal.err().flush();
            terminal.in().readLine();
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted while the board was open");
            }
            return Multimove.DONE;
        }
    }
}

package io.github.multimove.command;

import io.github.multimove.board.BoardAnswers;
import io.github.multimove.board.BoardServer;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Starts the board in the browser, and runs until it is interrupted; it reads no input, so that it can run in the background. */
@Command(
        name = "board",
        description = "Starts a board in the browser, on this machine only.",
        footer = {"", "Open the address that it prints. Ctrl-C ends it."})
final class BoardCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port, or 0 for any that is free (default: ${DEFAULT-VALUE}).")
    int port = 8035;

    @Option(names = "--open", description = "Opens the browser.")
    boolean open;

    @Option(
            names = "--endings",
            paramLabel = "DIR",
            description = "Tells what the tables there say of a position (multimove endings --folder).")
    Optional<Path> endings = Optional.empty();

    BoardCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("expected a port of 0 to 65535, found " + port);
        }
        if (endings.isPresent() && !Files.isDirectory(endings.get())) {
            throw new IllegalArgumentException("expected a folder of endings, found " + endings.get());
        }
        BoardAnswers answers = endings.map(BoardAnswers::onThreads).orElseGet(BoardAnswers::onThreads);
        try (BoardServer server = BoardServer.start(port, answers)) {
            terminal.out().println(server.address());
            terminal.out().flush();
            terminal.err().println("Ctrl-C ends it.");
            terminal.err().flush();
            if (open) {
                browse(server.address());
            }
            new CountDownLatch(1).await();
            return Multimove.DONE;
        } catch (InterruptedException e) {
            throw (CancellationException)
                    new CancellationException("interrupted while the board was open").initCause(e);
        } catch (BindException e) {
            throw new IOException("port " + port + " is taken; --port 0 takes a free one", e);
        }
    }

    /** Asks the system for its browser; where there is none the address has been printed. */
    private void browse(Object address) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String[] command = system.startsWith("windows")
                ? new String[] {"rundll32", "url.dll,FileProtocolHandler", address.toString()}
                : new String[] {system.startsWith("mac") ? "open" : "xdg-open", address.toString()};
        try {
            new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            terminal.err().println("multimove: no browser could be opened; open the address above");
            terminal.err().flush();
        }
    }
}

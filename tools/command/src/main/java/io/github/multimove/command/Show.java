package io.github.multimove.command;

import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.Side;
import io.github.multimove.diagram.Diagram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws a position as text on the terminal, or as SVG into a file. */
@Command(name = "show", description = "Draws a position, and a turn if asked for, as text or as SVG.")
final class Show implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Option(
            names = {"-t", "--turn"},
            paramLabel = "TURN",
            description = "Draws a legal turn too.")
    Optional<String> turn = Optional.empty();

    @Option(names = "--threats", description = "Draws the captures behind a check.")
    boolean threats;

    @Option(names = "--black", description = "Draws the board as Black sees it.")
    boolean black;

    @Option(names = "--dark", description = "Dark colours (SVG).")
    boolean dark;

    @Option(names = "--svg", paramLabel = "FILE", description = "Writes SVG to that file.")
    Optional<Path> svg = Optional.empty();

    Show(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Position position = shown.position();
        Diagram diagram = Diagram.of(position)
                .seenFrom(black ? Side.BLACK : Side.WHITE)
                .theme(dark ? Diagram.Theme.DARK : Diagram.Theme.LIGHT);
        if (threats) {
            diagram = diagram.threats();
        }
        if (turn.isPresent()) {
            diagram = diagram.turn(position.parseTurn(turn.get(), Reading.LENIENT));
        }
        if (svg.isPresent()) {
            Files.writeString(svg.get(), diagram.svg());
        } else {
            terminal.board(diagram.text());
            terminal.out().println(position);
        }
        return Multimove.DONE;
    }
}

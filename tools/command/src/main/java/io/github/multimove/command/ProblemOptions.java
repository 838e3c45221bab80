package io.github.multimove.command;

import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.problems.PopeyeException;
import io.github.multimove.problems.PopeyeInput;
import io.github.multimove.problems.Problem;
import io.github.multimove.problems.Stipulation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** What is asked of a position besides the stipulation, or a file of problems in its place. */
final class ProblemOptions {
    @Option(
            names = "--begins",
            paramLabel = "SIDE",
            description =
                    "The side that begins: white or black, such as White in help play. Default: as the position says.")
    Optional<String> begins = Optional.empty();

    @Option(names = "--no-castling", description = "No piece may castle.")
    boolean noCastling;

    @Option(
            names = "--en-passant",
            paramLabel = "SQUARE",
            description = "A pawn has just crossed SQUARE and can be captured there.")
    Optional<String> enPassant = Optional.empty();

    @Option(names = "--duplex", description = "Solves the problem for the other side too.")
    boolean duplex;

    @Option(
            names = "--twin",
            paramLabel = "CHANGES",
            description = "Solves a twin too: \"move a2 a3\", \"exchange a2 b7\", \"remove a2\", \"add white Pa2\", "
                    + "\"substitute R B\", \"polishtype\", \"shift a1 b2\", \"rotate 90\", \"mirror a1<-->h1\", "
                    + "\"stipulation h#3\" or several of them. May be repeated.")
    List<String> twins = new ArrayList<>();

    @Option(
            names = "--popeye",
            paramLabel = "FILE",
            description = "Solves the problems of a file in the input language of Popeye, in place of a position.")
    Optional<Path> popeye = Optional.empty();

    @Option(names = "--author", paramLabel = "TEXT", description = "The author, above the diagram.")
    String author = "";

    @Option(names = "--source", paramLabel = "TEXT", description = "The source, above the diagram.")
    String source = "";

    /** The problems with all that is asked of them; those of a file that are refused are told of. */
    List<PopeyeInput> read(Shown shown, String stipulation, Consumer<PopeyeException> refused) throws IOException {
        if (popeye.isPresent()) {
            try (BufferedReader in = Pgn.open(Multimove.file(popeye.get()))) {
                StringWriter text = new StringWriter();
                in.transferTo(text);
                return PopeyeInput.read(shown.rules(), text.toString(), refused);
            }
        }
        Problem problem = changed(problem(shown, stipulation));
        List<Problem> made = twins.stream().map(problem::twin).toList();
        return List.of(
                new PopeyeInput(problem, author, source, "", false, 0, false, duplex, false, made, Integer.MAX_VALUE));
    }

    /** The problem; a placement alone is read as composers write it. */
    private static Problem problem(Shown shown, String stipulation) {
        Optional<String> placement = shown.text.filter(text -> text.strip().indexOf(' ') < 0);
        if (placement.isPresent() && shown.after.isEmpty()) {
            return Problem.of(shown.rules(), placement.get(), stipulation);
        }
        Position position = shown.position();
        return new Problem(position, Stipulation.of(stipulation));
    }

    private Problem changed(Problem problem) {
        Problem changed = begins.map(name -> problem.begunBy(side(name))).orElse(problem);
        changed = noCastling ? changed.withoutCastling() : changed;
        return enPassant.map(changed::withEnPassant).orElse(changed);
    }

    private static Side side(String name) {
        return Stream.of(Side.values())
                .filter(side -> side.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("expected white or black, found " + name));
    }
}

package io.github.multimove.command;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.files.VariantFile;
import io.github.multimove.files.VariantFileException;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what is wrong with a variant file, and tries the laws of the test kit on its games. */
@Command(
        name = "check",
        description = "Reads a variant file: says what is wrong with it, line by line, and which games it has.")
final class Check implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "The variant file.")
    Optional<Path> file = Optional.empty();

    @Option(names = "--keys", description = "Prints every key that a variant file may have, and what its value is.")
    boolean keys;

    @Option(
            names = "--laws",
            paramLabel = "GAMES",
            description =
                    "Plays so many random games of each game and tries every law of the test kit in each position.")
    int laws;

    @Option(
            names = "--turns",
            paramLabel = "TURNS",
            defaultValue = "12",
            description = "How many turns such a game has at most. By default ${DEFAULT-VALUE}.")
    int turns;

    @Option(names = "--print", description = "Prints each game that was read as a section of its own.")
    boolean print;

    Check(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (laws < 0 || turns < 1) {
            throw new IllegalArgumentException(
                    "expected 0 games or more of 1 turn or more, found " + laws + " of " + turns);
        }
        if (keys) {
            terminal.out().print(VariantFile.keys());
        }
        return file.isPresent() || !keys ? read(file.orElseThrow(this::missing)) : Multimove.DONE;
    }

    private ParameterException missing() {
        return new ParameterException(spec.commandLine(), "Missing required parameter: 'FILE'");
    }

    private int read(Path path) throws IOException {
        VariantFile read;
        try {
            read = VariantFile.readLeniently(Multimove.file(path));
        } catch (VariantFileException e) { // no text, or too long
            e.problems().forEach(problem -> terminal.out().println(problem));
            return Multimove.NO;
        }
        read.problems().forEach(problem -> terminal.out().println(problem));
        read.warnings().forEach(warning -> terminal.out().println("warning: " + warning));
        boolean good = read.problems().isEmpty()
                && read.warnings().stream().noneMatch(warning -> warning.kind() == VariantFileException.Kind.NOT_AN_ID);
        for (String name : read.names()) {
            terminal.out().println(name + ": " + read.describe(name).sentence());
            if (print) {
                terminal.out().println(VariantFile.write(read.ruleSet(name)));
            }
            good &= laws <= 0 || holds(name, read.ruleSet(name));
        }
        return good ? Multimove.DONE : Multimove.NO;
    }

    private boolean holds(String name, RuleSet rules) {
        int tried = 0;
        try {
            for (long seed = 0; seed < laws; seed++) {
                for (Position position : RandomPlay.game(rules, seed, turns)) {
                    Laws.all(position, seed);
                    tried++;
                }
            }
        } catch (AssertionError broken) {
            terminal.out().println(name + ": a law is broken: " + broken.getMessage());
            return false;
        }
        terminal.out().println(name + ": the laws hold in " + tried + " positions");
        return true;
    }
}

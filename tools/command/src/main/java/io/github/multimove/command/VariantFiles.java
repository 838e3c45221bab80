package io.github.multimove.command;

import io.github.multimove.files.VariantFile;
import io.github.multimove.files.VariantFileException;
import io.github.multimove.files.VariantFileException.Problem;
import io.github.multimove.spi.RuleSetLibrary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The variant files whose games a command knows beside the published ones. */
final class VariantFiles {
    @Option(
            names = "--variants",
            paramLabel = "FILE",
            description =
                    "A variant file, whose games and base games can then be named. May be repeated. Sections that cannot "
                            + "be read are left out, and told on the error output.")
    List<Path> files = new ArrayList<>();

    @Option(names = "--strict-variants", description = "Refuses a variant file in which anything is wrong.")
    boolean strict;

    @Spec(Spec.Target.MIXEE)
    @Nullable
    CommandSpec command;

    /**
     * Returns the games of the files.
     *
     * @throws VariantFileException if a file is refused, with every problem
     * @throws UncheckedIOException if a file cannot be read
     */
    RuleSetLibrary library() {
        if (files.isEmpty()) {
            return RuleSetLibrary.of(List.of(), List.of());
        }
        List<VariantFile> read = new ArrayList<>();
        for (Path file : files) {
            try {
                read.add(
                        strict
                                ? VariantFile.read(Multimove.file(file))
                                : readable(file, line -> told(file + ": " + line)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return VariantFile.library(read);
    }

    private void told(String line) {
        if (command != null) {
            command.commandLine().getErr().println(line);
        }
    }

    /**
     * Reads the sections of a file that can be read, and tells of the others, a line each.
     *
     * @throws VariantFileException if there is none
     */
    static VariantFile readable(Path path, Consumer<String> told) throws IOException {
        VariantFile file = VariantFile.readLeniently(Multimove.file(path));
        if (file.names().isEmpty()) {
            return VariantFile.read(path);
        }
        Map<String, List<Problem>> bySection = new LinkedHashMap<>();
        file.problems()
                .forEach(problem -> bySection
                        .computeIfAbsent(problem.section(), section -> new ArrayList<>())
                        .add(problem));
        bySection.values().forEach(problems -> {
            int more = problems.size() - 1;
            told.accept("left out: " + problems.get(0)
                    + (more == 0 ? "" : more == 1 ? ", and one more problem" : ", and " + more + " more problems"));
        });
        return file;
    }
}

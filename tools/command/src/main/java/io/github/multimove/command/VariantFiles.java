package io.github.multimove.command;

import io.github.multimove.files.VariantFile;
import io.github.multimove.files.VariantFileException;
import io.github.multimove.spi.RuleSetLibrary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The variant files whose games a command knows beside the published ones. */
final class VariantFiles {
    @Option(
            names = "--variants",
            paramLabel = "FILE",
            description = "A variant file, whose games and base games can then be named. May be repeated.")
    List<Path> files = new ArrayList<>();

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
                read.add(VariantFile.read(file));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return VariantFile.library(read);
    }
}

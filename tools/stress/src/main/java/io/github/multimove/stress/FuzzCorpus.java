package io.github.multimove.stress;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

/** The inputs kept of earlier runs of {@link Fuzz}: few that reach all that those runs have reached, one a line in Base64. */
final class FuzzCorpus {
    private FuzzCorpus() {}

    /** Returns the inputs kept for a target, none if there is no file of them. */
    static List<byte[]> of(FuzzTarget target) {
        try (InputStream in = FuzzCorpus.class.getResourceAsStream("/corpus/" + target + ".txt")) {
            return in == null
                    ? List.of()
                    : new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                            .lines()
                            .map(Base64.getDecoder()::decode)
                            .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the inputs of a folder, one a file, as those kept for a target, sorted. */
    static void keep(FuzzTarget target, Path inputs, Path folder) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(inputs)) {
            for (Path file : files.toList()) {
                lines.add(Base64.getEncoder().encodeToString(Files.readAllBytes(file)));
            }
        }
        lines.sort(null);
        Files.write(Files.createDirectories(folder).resolve(target + ".txt"), lines, StandardCharsets.US_ASCII);
    }
}

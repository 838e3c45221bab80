package io.github.multimove.docs.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Copies the examples that the Javadoc of a module quotes, each into the folder {@code snippet-files} of the package that
 * quotes it, where an IDE that reads a sources jar looks for them.
 */
public final class SnippetFiles {
    private static final Pattern SNIPPET = Pattern.compile("\\{@snippet\\s+(class|file)\\s*=\\s*\"([^\"]+)\"");

    private SnippetFiles() {}

    /** Copies from folders of examples, the third and later arguments, what the sources of the first quote, into the second. */
    public static void main(String[] args) throws IOException {
        copy(
                Path.of(args[0]),
                Path.of(args[1]),
                Stream.of(args).skip(2).map(Path::of).toList());
    }

    /**
     * Copies what sources quote.
     *
     * @throws IllegalStateException if no folder of examples has it
     */
    static void copy(Path sources, Path to, List<Path> examples) throws IOException {
        if (!Files.isDirectory(sources)) {
            return;
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(sources)) {
            files = all.filter(file -> file.toString().endsWith(".java")).toList();
        }
        for (Path file : files) {
            Path folder = to.resolve(sources.relativize(file)).resolveSibling("snippet-files");
            for (MatchResult snippet :
                    SNIPPET.matcher(Files.readString(file)).results().toList()) {
                boolean isClass = snippet.group(1).equals("class");
                String name = isClass ? snippet.group(2).replace('.', '/') + ".java" : snippet.group(2);
                Path example = examples.stream()
                        .map(root -> root.resolve(name))
                        .filter(Files::isRegularFile)
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException(file + " quotes " + name + ", which is nowhere"));
                Path copy = folder.resolve(name);
                Files.createDirectories(copy.getParent());
                Files.writeString(copy, Files.readString(example));
            }
        }
    }
}

package io.github.multimove.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import picocli.AutoComplete;

/**
 * Makes the program to download: a folder with launch scripts for any JDK 17 or later, and the same with a Java of its own,
 * made by {@code jlink} for the machine that this runs on. Each becomes one zip.
 */
final class Download {
    private static final Instant TIME = Instant.parse("2026-11-21T00:00:00Z");
    private static final Set<PosixFilePermission> RUN = PosixFilePermissions.fromString("rwxr-xr-x");
    private static final Set<PosixFilePermission> READ = PosixFilePermissions.fromString("rw-r--r--");

    private final Path jar;
    private final Path licence;
    private final Path folder;
    private final String version;

    private Download(Path jar, Path licence, Path folder, String version) {
        this.jar = jar;
        this.licence = licence;
        this.folder = folder;
        this.version = version;
    }

    /**
     * Makes both zips.
     *
     * @param args the command as one file, the licence, the folder to make them in, and the version
     */
    public static void main(String[] args) throws IOException {
        Download download = new Download(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]), args[3]);
        System.out.println(download.zip("multimove-" + args[3], false));
        System.out.println(download.zip("multimove-" + args[3] + "-" + machine(), true));
    }

    private static String machine() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).replaceAll("[^a-z].*", "");
        return system + "-" + System.getProperty("os.arch");
    }

    private Path zip(String name, boolean withJava) throws IOException {
        Path program = folder.resolve(name);
        remove(program);
        write(program.resolve("bin/multimove"), script("multimove.sh"));
        write(program.resolve("bin/multimove.cmd"), script("multimove.cmd").replace("\n", "\r\n"));
        write(program.resolve("bin/multimove-board.command"), script("multimove-board.sh"));
        write(
                program.resolve("bin/multimove-board.cmd"),
                script("multimove-board.cmd").replace("\n", "\r\n"));
        write(program.resolve("completion/multimove.bash"), completion());
        write(program.resolve("README.txt"), script("README.txt").replace("{version}", version));
        copy(jar, program.resolve("lib/multimove.jar"));
        copy(licence, program.resolve("LICENSE"));
        if (withJava) {
            image(program.resolve("runtime"));
        }
        return zipped(program);
    }

    private static String completion() {
        Terminal nowhere = new Terminal(
                new BufferedReader(Reader.nullReader()),
                new PrintWriter(Writer.nullWriter()),
                new PrintWriter(Writer.nullWriter()),
                false,
                false);
        return AutoComplete.bash("multimove", Multimove.command(nowhere)).replace("\r", "");
    }

    /** Makes a Java with the modules that the program needs and nothing else. */
    private void image(Path runtime) throws IOException {
        String modules = run(
                        "jdeps",
                        "--multi-release",
                        "17",
                        "--ignore-missing-deps",
                        "--print-module-deps",
                        jar.toString())
                .strip();
        run(
                "jlink",
                "--add-modules",
                modules,
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--compress=2",
                "--output",
                runtime.toString());
    }

    private static String run(String tool, String... args) throws IOException {
        StringWriter out = new StringWriter();
        PrintWriter to = new PrintWriter(out);
        ToolProvider found = ToolProvider.findFirst(tool)
                .orElseThrow(() -> new IOException("expected a JDK with " + tool + ", found none"));
        int code = found.run(to, to, args);
        to.flush();
        if (code != 0) {
            throw new IOException(tool + " ended with " + code + ": " + out);
        }
        return out.toString();
    }

    private static String script(String name) throws IOException {
        try (InputStream in = Download.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IOException(name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void write(Path file, String text) throws IOException {
        Path parent = Objects.requireNonNull(file.getParent());
        Files.createDirectories(parent);
        Files.writeString(file, text);
        if (parent.endsWith("bin")) {
            file.toFile().setExecutable(true);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void remove(Path program) throws IOException {
        if (Files.exists(program)) {
            for (Path file : below(program)) {
                Files.delete(file);
            }
        }
    }

    private static List<Path> below(Path program) throws IOException {
        try (Stream<Path> files = Files.walk(program)) {
            return new ArrayList<>(files.sorted(Comparator.reverseOrder()).toList());
        }
    }

    /** Packs a folder; what can be run there can be run when it is unpacked. */
    private static Path zipped(Path program) throws IOException {
        Path zip = program.resolveSibling(program.getFileName() + ".zip");
        Files.deleteIfExists(zip);
        List<Path> files = below(program);
        files.sort(Comparator.naturalOrder());
        try (FileSystem packed = FileSystems.newFileSystem(
                URI.create("jar:" + zip.toUri()), Map.of("create", "true", "enablePosixFileAttributes", "true"))) {
            for (Path file : files) {
                Path to = packed.getPath(program.getFileName().toString())
                        .resolve(program.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(to);
                } else {
                    Files.copy(file, to);
                    Files.setPosixFilePermissions(to, Files.isExecutable(file) ? RUN : READ);
                }
                Files.setLastModifiedTime(to, FileTime.from(TIME));
            }
        }
        return zip;
    }
}

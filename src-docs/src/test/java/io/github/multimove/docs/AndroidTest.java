package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.PrintWriterLogger;
import org.junit.jupiter.api.Test;

/**
 * What published modules call of Java is there on Android 7 (API level 24) with core library desugaring, but for what is named
 * here and on the guide's page on versions.
 */
class AndroidTest {
    /** Copied there by the build. */
    private static final Path SIGNATURES = Path.of("target", "android", "gummy-bears-api-24-coreLib2.signature");

    /** Records are compiled to plain classes for Android. */
    private static final String RECORDS = "void Record.<init>()";

    /** The module of counting on several machines and the laws for authors of variants are not for telephones. */
    private static final Set<String> ELSEWHERE = Set.of("io.github.multimove.counting", "io.github.multimove.testkit");

    private static final Set<String> READS_A_FILE = Set.of(
            "java.nio.file.OpenOption",
            "java.io.InputStream java.nio.file.Files.newInputStream(java.nio.file.Path, java.nio.file.OpenOption[])");

    /**
     * By module, what needs more: turns drawn at random by a generator, level 35, and a file read by its path or a folder
     * of endings, level 26.
     */
    private static final Map<String, Set<String>> NEEDS_MORE = Map.of(
            "io.github.multimove",
            Set.of(
                    "boolean java.util.random.RandomGenerator.nextBoolean()",
                    "int java.util.random.RandomGenerator.nextInt(int)",
                    "long java.util.random.RandomGenerator.nextLong(long)"),
            "io.github.multimove.files",
            READS_A_FILE,
            "io.github.multimove.pgn",
            READS_A_FILE,
            "io.github.multimove.problems",
            Set.of(
                    "java.io.File java.nio.file.Path.toFile()",
                    "java.nio.file.CopyOption",
                    "java.nio.file.Path",
                    "java.nio.file.Path java.nio.file.Files.createDirectories(java.nio.file.Path, java.nio.file.attribute.FileAttribute[])",
                    "java.nio.file.Path java.nio.file.Files.move(java.nio.file.Path, java.nio.file.Path, java.nio.file.CopyOption[])",
                    "java.nio.file.Path java.nio.file.Path.getFileName()",
                    "java.nio.file.Path java.nio.file.Path.getParent()",
                    "java.nio.file.Path java.nio.file.Path.resolve(String)",
                    "java.nio.file.Path java.nio.file.Path.resolveSibling(String)",
                    "java.nio.file.Path java.nio.file.Path.toAbsolutePath()",
                    "java.nio.file.StandardCopyOption java.nio.file.StandardCopyOption.REPLACE_EXISTING",
                    "java.nio.file.attribute.FileAttribute"));

    @Test
    void modulesKeepToWhatAndroidHasButForWhatIsNamed() throws IOException {
        Map<String, Set<String>> missing = new TreeMap<>();
        for (ModuleReference module : ModuleDescriptionsTest.MODULES) {
            String name = module.descriptor().name();
            if (!ELSEWHERE.contains(name)) {
                Set<String> found = missing(Path.of(module.location().orElseThrow()));
                found.remove(RECORDS);
                if (!found.isEmpty()) {
                    missing.put(name, found);
                }
            }
        }
        assertThat(missing).isEqualTo(NEEDS_MORE);
    }

    /** The check finds what is missing: it would be of no use if it found nothing. */
    @Test
    void whatIsMissingIsFound() throws IOException {
        for (ModuleReference module : ModuleDescriptionsTest.MODULES) {
            if (module.descriptor().name().equals("io.github.multimove.counting")) {
                assertThat(missing(Path.of(module.location().orElseThrow())))
                        .contains("java.lang.invoke.VarHandle", RECORDS);
                return;
            }
        }
        throw new AssertionError("expected the module of counting, found none");
    }

    private static Set<String> missing(Path classes) throws IOException {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        try (InputStream signatures = Files.newInputStream(SIGNATURES)) {
            SignatureChecker checker = new SignatureChecker(
                    signatures,
                    Set.of("io.github.multimove.*", "org.jspecify.annotations.*"),
                    new PrintWriterLogger(new PrintStream(told, true, StandardCharsets.UTF_8)));
            checker.setSourcePath(List.of());
            checker.process(classes.toFile());
        }
        Set<String> missing = new TreeSet<>();
        for (String line : told.toString(StandardCharsets.UTF_8).lines().toList()) {
            String[] parts = line.split("Undefined reference: ", 2);
            assertThat(parts).as(line).hasSize(2);
            missing.add(parts[1]);
        }
        return missing;
    }
}

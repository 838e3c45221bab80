package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The groups in which faults are planted follow the rooms: every class of a room is in one, and none names what is gone. */
class MutationGroupsTest {
    private static final Path ROOT = Path.of("../..");

    /** Patterns of classes, but for those that other patterns name, and of the tests tried on them. */
    private record Group(List<String> classes, List<String> excluded, List<String> tests) {
        Group() {
            this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        }

        boolean has(String name) {
            return isAny(classes, name) && !isAny(excluded, name);
        }

        private static boolean isAny(List<String> patterns, String name) {
            return patterns.stream().anyMatch(pattern -> matches(pattern, name));
        }
    }

    private static boolean matches(String pattern, String name) {
        return name.matches(pattern.replace(".", "\\.").replace("*", ".*"));
    }

    private static Map<String, Group> groups() throws IOException {
        Map<String, Group> groups = new LinkedHashMap<>();
        Group group = new Group();
        for (String line : Files.readAllLines(Path.of("mutation.txt"))) {
            List<String> words = Arrays.asList(line.split(" "));
            List<String> rest = words.subList(1, words.size());
            switch (words.get(0)) {
                case "group" -> {
                    group = new Group();
                    assertThat(groups.put(rest.get(0), group))
                            .as("group %s twice", rest)
                            .isNull();
                }
                case "classes" -> group.classes.addAll(rest);
                case "except" -> group.excluded.addAll(rest);
                case "tests" -> group.tests.addAll(rest);
                default -> assertThat(line).matches("#.*|");
            }
        }
        return groups;
    }

    /** Every class in the folder of sources of a module, without the name that all have in common. */
    private static List<String> classes(String module, String sources) throws IOException {
        Path folder = ROOT.resolve(module).resolve(sources).resolve("io/github/multimove");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString().replace(File.separatorChar, '.'))
                    .filter(name -> name.endsWith(".java") && !name.endsWith("package-info.java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .toList();
        }
    }

    private static List<String> classesOfAll(String sources) throws IOException {
        List<String> all = new ArrayList<>(classes("core", sources));
        for (String tool : List.of("pgn", "diagram", "stress")) {
            all.addAll(classes("tools/" + tool, sources));
        }
        try (Stream<Path> variants = Files.list(ROOT.resolve("variants"))) {
            for (Path variant : variants.toList()) {
                all.addAll(classes("variants/" + variant.getFileName(), sources));
            }
        }
        return all;
    }

    @Test
    void everyPatternNamesClasses() throws IOException {
        List<String> classes = classesOfAll("src/main/java");
        groups().forEach((id, group) -> assertThat(Stream.concat(group.classes.stream(), group.excluded.stream()))
                .as("classes of group %s", id)
                .isNotEmpty()
                .allSatisfy(pattern -> assertThat(classes).anyMatch(name -> matches(pattern, name))));
    }

    @Test
    void everyClassOfARoomIsInOneGroup() throws IOException {
        Map<String, Group> groups = groups();
        assertThat(classes("core", "src/main/java").stream()
                        .filter(name -> name.startsWith("internal."))
                        // serial forms are tried by texts that were tampered with
                        .filter(name -> !name.startsWith("internal.serial.")))
                .hasSizeGreaterThan(100)
                .allSatisfy(name -> assertThat(groups.values().stream().filter(group -> group.has(name)))
                        .as(name)
                        .hasSize(1));
    }

    @Test
    void everyPatternOfTestsNamesTests() throws IOException {
        List<String> tests = classesOfAll("src/test/java");
        groups().forEach((id, group) -> assertThat(group.tests)
                .as("tests of group %s", id)
                .isNotEmpty()
                .allSatisfy(pattern -> assertThat(tests).anyMatch(name -> matches(pattern, name))));
    }
}

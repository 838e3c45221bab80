package io.github.multimove.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Executable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A call that a page names in its prose exists: a public method of that name, and with so many parameters if it says them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ProseNamesTest {
    private static final Pattern BLOCK = Pattern.compile("```.*?```", Pattern.DOTALL);
    private static final Pattern SPAN = Pattern.compile("`([^`\n]+)`");
    private static final Pattern CALL = Pattern.compile("\\b([a-z]\\w*)\\(([^()]*)\\)");
    private static final String[] MODULES = {
        "core", "tools/pgn", "tools/diagram", "tools/test-kit", "tools/problems", "tools/counting", "tools/files"
    };
    /** Not ours: keys of variant files, a setting of Gradle's, a turn. */
    private static final Set<String> FOREIGN = Set.of(
            "promotionRegion",
            "doubleStepRegion",
            "tripleStepRegion",
            "dropRegion",
            "mergeServiceFiles",
            "e8",
            "load"); // load is of the npm package

    private final Map<String, List<Executable>> methods = new HashMap<>();
    private final Set<String> classes = new HashSet<>();

    @BeforeAll
    void collect() throws IOException {
        List<Path> roots = new ArrayList<>();
        for (String module : MODULES) {
            roots.add(Path.of("..", module, "target/classes"));
        }
        try (Stream<Path> variants = Files.list(Path.of("../variants"))) {
            variants.map(folder -> folder.resolve("target/classes"))
                    .filter(Files::isDirectory)
                    .forEach(roots::add);
        }
        for (Path root : roots) {
            try (Stream<Path> files = Files.walk(root)) {
                files.map(file -> root.relativize(file).toString().replace('/', '.'))
                        .filter(name -> name.endsWith(".class") && !name.contains(".internal."))
                        .filter(name -> !name.contains("-info"))
                        .forEach(name -> collect(name.substring(0, name.length() - ".class".length())));
            }
        }
    }

    private void collect(String name) {
        classes.add(name);
        try {
            Class<?> type = Class.forName(name, false, ProseNamesTest.class.getClassLoader());
            Stream.of(type.getMethods(), type.getDeclaredMethods())
                    .flatMap(Arrays::stream)
                    .forEach(method -> methods.computeIfAbsent(method.getName(), n -> new ArrayList<>())
                            .add(method));
        } catch (ClassNotFoundException e) {
            throw new AssertionError(name, e);
        }
    }

    @Test
    void everyClassOfTheTableOfPackagesIsThere() throws IOException {
        List<String> rows = Files.readAllLines(Path.of("guide/getting-started.md")).stream()
                .filter(line -> line.startsWith("| "))
                .toList();
        assertThat(rows).hasSizeGreaterThan(6);
        for (String row : rows.subList(1, rows.size())) {
            String[] cells = row.split("\\|", -1);
            List<String> packages = spans(cells[2]);
            for (String name : spans(cells[3])) {
                assertThat(packages.isEmpty() ? List.of("") : packages)
                        .as(name)
                        .anyMatch(each -> classes.contains("io.github.multimove" + each + "." + name));
            }
        }
    }

    private static List<String> spans(String text) {
        return SPAN.matcher(text).results().map(span -> span.group(1)).toList();
    }

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> pages = Files.list(Path.of("guide"))) {
            return Stream.concat(
                    Stream.of(Path.of("../README.md")),
                    pages.filter(page -> page.toString().endsWith(".md")).toList().stream());
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyCallNamedExists(Path page) throws IOException {
        String prose = BLOCK.matcher(Files.readString(page)).replaceAll("");
        if (page.endsWith("coming-from.md")) { // the other columns name calls of other libraries
            prose = Pattern.compile("^\\|.*\\|([^|]*)\\|$", Pattern.MULTILINE)
                    .matcher(prose)
                    .replaceAll("$1");
        }
        List<String> unknown = SPAN.matcher(prose)
                .results()
                .map(span -> span.group(1))
                .flatMap(span -> CALL.matcher(span).results())
                .filter(call -> !exists(call.group(1), call.group(2)))
                .map(MatchResult::group)
                .toList();
        assertThat(unknown).isEmpty();
    }

    private boolean exists(String name, String arguments) {
        if (FOREIGN.contains(name)) {
            return true;
        }
        boolean isAny = arguments.isBlank() || arguments.contains("…") || arguments.contains("\"");
        int number = arguments.split(",", -1).length;
        return methods.getOrDefault(name, List.of()).stream()
                .anyMatch(method -> isAny || method.getParameterCount() == number || method.isVarArgs());
    }
}

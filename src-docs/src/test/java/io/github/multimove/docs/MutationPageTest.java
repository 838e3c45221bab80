package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The groups in which faults are planted follow the rooms: every class of a room is in one, and none names what is gone. */
class MutationPageTest {
    /** Classes named by patterns, but for those that other patterns name; the tests tried on them, and the least share found. */
    private record Group(List<String> classes, List<String> excluded, List<String> tests, String floor) {
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

    private static Map<String, Group> groups() throws Exception {
        NodeList executions = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new File("pom.xml"))
                .getElementsByTagName("execution");
        Map<String, Group> groups = new LinkedHashMap<>();
        for (int i = 0; i < executions.getLength(); i++) {
            Element execution = (Element) executions.item(i);
            List<String> classes = params(execution, "targetClasses");
            if (!classes.isEmpty()) {
                String id = execution.getElementsByTagName("id").item(0).getTextContent();
                String floor = execution
                        .getElementsByTagName("mutationThreshold")
                        .item(0)
                        .getTextContent();
                groups.put(
                        id,
                        new Group(
                                classes,
                                params(execution, "excludedClasses"),
                                params(execution, "targetTests"),
                                floor));
            }
        }
        return groups;
    }

    private static List<String> params(Element execution, String name) {
        List<String> found = new ArrayList<>();
        NodeList lists = execution.getElementsByTagName(name);
        if (lists.getLength() > 0) {
            NodeList params = ((Element) lists.item(0)).getElementsByTagName("param");
            for (int i = 0; i < params.getLength(); i++) {
                found.add(params.item(i).getTextContent().strip());
            }
        }
        return found;
    }

    /** Every test class of every module, by its source. */
    private static List<String> tests() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(".."), 12)) {
            return files.map(Path::toString)
                    .map(name -> name.replace(File.separatorChar, '/'))
                    .filter(name -> name.contains("/src/test/java/") && name.endsWith("Test.java"))
                    .map(name -> name.substring(name.indexOf("/src/test/java/") + "/src/test/java/".length()))
                    .map(name ->
                            name.substring(0, name.length() - ".java".length()).replace('/', '.'))
                    .toList();
        }
    }

    /** Every class of the published modules. */
    private static List<String> classes() throws IOException {
        List<String> classes = new ArrayList<>();
        for (ModuleReference module : ModuleDescriptionsTest.MODULES) {
            try (ModuleReader reader = module.open();
                    Stream<String> names = reader.list()) {
                names.filter(name -> name.startsWith("io/github/multimove/") && name.endsWith(".class"))
                        .map(name -> name.substring(0, name.length() - ".class".length())
                                .replace('/', '.'))
                        .filter(name -> !name.endsWith("package-info"))
                        .forEach(classes::add);
            }
        }
        return classes;
    }

    @Test
    void everyPatternNamesClasses() throws Exception {
        List<String> classes = classes();
        groups().forEach((id, group) -> Stream.concat(group.classes.stream(), group.excluded.stream())
                .forEach(pattern -> assertThat(classes)
                        .as("%s of group %s", pattern, id)
                        .anyMatch(name -> matches(pattern, name))));
    }

    @Test
    void everyClassOfARoomIsInOneGroup() throws Exception {
        Map<String, Group> groups = groups();
        List<String> rooms = classes().stream()
                .filter(name -> name.startsWith("io.github.multimove.internal."))
                // serial forms are tried by texts that were tampered with
                .filter(name -> !name.startsWith("io.github.multimove.internal.serial."))
                .toList();
        assertThat(rooms)
                .hasSizeGreaterThan(100)
                .allSatisfy(name -> assertThat(groups.values().stream().filter(group -> group.has(name)))
                        .as(name)
                        .hasSize(1));
    }

    @Test
    void everyPatternOfTestsNamesTests() throws Exception {
        List<String> tests = tests();
        groups().forEach((id, group) -> assertThat(group.tests)
                .as("tests of group %s", id)
                .isNotEmpty()
                .allSatisfy(pattern -> assertThat(tests).anyMatch(name -> matches(pattern, name))));
    }

    @Test
    void theGuideListsTheGroupsAndTheirFloors() throws Exception {
        String page = Files.readString(Path.of("guide", "mutation.md"));
        Map<String, String> listed = new LinkedHashMap<>();
        Pattern.compile("^\\| `([a-z-]+)` \\|.*\\| (`?[0-9a-z]+`?)( %)? \\|$", Pattern.MULTILINE)
                .matcher(page)
                .results()
                .forEach((MatchResult row) ->
                        listed.put(row.group(1), row.group(2).replace("`", "")));
        Map<String, String> floors = new LinkedHashMap<>();
        groups().forEach((id, group) -> floors.put(id, group.floor.equals("0") ? "none" : group.floor));
        assertThat(listed).containsExactlyEntriesOf(floors);
    }
}

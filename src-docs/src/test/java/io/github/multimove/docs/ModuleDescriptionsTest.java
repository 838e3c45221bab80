package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What each published module exports, requires, uses and provides is written down in {@code modules.txt}, so that a change
 * of it is seen; and what is provided on the module path is provided on the class path.
 */
class ModuleDescriptionsTest {
    /** The published modules, in the order of their names. */
    static final List<ModuleReference> MODULES = modules();

    private static List<ModuleReference> modules() {
        Path[] entries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.contains("multimove") || entry.endsWith("classes"))
                .map(Path::of)
                .toArray(Path[]::new);
        return ModuleFinder.of(entries).findAll().stream()
                .filter(module -> module.descriptor().name().startsWith("io.github.multimove"))
                .filter(module -> !module.descriptor().isAutomatic())
                .sorted(Comparator.comparing(module -> module.descriptor().name()))
                .toList();
    }

    @Test
    void everyModuleIsAsWrittenDown() throws IOException {
        try (InputStream golden = ModuleDescriptionsTest.class.getResourceAsStream("modules.txt")) {
            assertThat(golden).isNotNull();
            String found = MODULES.stream()
                    .map(module -> describe(module.descriptor()))
                    .collect(Collectors.joining("\n\n", "", "\n"));
            assertThat(found).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void whatAModuleProvidesIsProvidedOnTheClassPathToo() throws IOException {
        for (ModuleReference module : MODULES) {
            Map<String, List<String>> provided = new TreeMap<>();
            for (Provides provides : module.descriptor().provides()) {
                provided.put(provides.service(), provides.providers());
            }
            assertThat(services(module)).as(module.descriptor().name()).isEqualTo(provided);
        }
        assertThat(MODULES).anySatisfy(module -> assertThat(services(module)).isNotEmpty());
    }

    private static Map<String, List<String>> services(ModuleReference module) {
        Map<String, List<String>> services = new TreeMap<>();
        try (ModuleReader reader = module.open()) {
            List<String> files = reader.list()
                    .filter(name -> name.startsWith("META-INF/services/") && !name.endsWith("/"))
                    .toList();
            for (String file : files) {
                try (InputStream in = reader.open(file).orElseThrow()) {
                    services.put(
                            file.substring("META-INF/services/".length()),
                            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                                    .lines()
                                    .map(line -> line.replaceFirst("#.*", "").strip())
                                    .filter(line -> !line.isEmpty())
                                    .toList());
                }
            }
            return services;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String describe(ModuleDescriptor module) {
        List<String> lines = new ArrayList<>();
        lines.add((module.isOpen() ? "open module " : "module ") + module.name());
        sorted(
                lines,
                module.exports().stream()
                        .map(exports -> "exports " + exports.source()
                                + (exports.isQualified()
                                        ? exports.targets().stream()
                                                .sorted()
                                                .collect(Collectors.joining(", ", " to ", ""))
                                        : "")));
        sorted(lines, module.opens().stream().map(opens -> "opens " + opens));
        sorted(
                lines,
                module.requires().stream()
                        .filter(requires -> !requires.name().equals("java.base"))
                        .map(requires -> "requires "
                                + requires.modifiers().stream()
                                        .map(modifier -> modifier.name().toLowerCase(java.util.Locale.ROOT) + " ")
                                        .sorted()
                                        .collect(Collectors.joining())
                                + requires.name()));
        sorted(lines, module.uses().stream().map(service -> "uses " + service));
        sorted(
                lines,
                module.provides().stream()
                        .map(provides ->
                                "provides " + provides.service() + " with " + String.join(", ", provides.providers())));
        return String.join("\n", lines);
    }

    private static void sorted(List<String> lines, Stream<String> more) {
        more.map(line -> "    " + line).sorted().forEach(lines::add);
    }
}

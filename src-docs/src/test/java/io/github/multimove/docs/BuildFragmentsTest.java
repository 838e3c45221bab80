package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What README and guide say to put into a build file: {@code .ci/first-hour} builds projects of it. */
class BuildFragmentsTest {
    private static final Path CONSUMERS = Path.of("src/it");

    @ParameterizedTest
    @ValueSource(strings = {"../README.md", "guide/your-own-variant.md"})
    void pageHasOneWholePomAndOneBuildFileForGradle(String page) throws IOException {
        assertThat(fragments(page, "xml")).hasSize(1).allMatch(pom -> pom.startsWith("<project "));
        assertThat(fragments(page, "kotlin")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"../README.md", "guide/your-own-variant.md", "src/it/gradle-4/build.gradle"})
    void buildFilesAskForThisVersion(String file) throws IOException {
        Matcher asked = Pattern.compile("io\\.github\\.multimove:[a-z-]+:([0-9][^\"']*)|<artifactId>multimove-[^\\n"
                        + "]*\\s+<version>([^<]*)")
                .matcher(Files.readString(Path.of(file)));
        assertThat(asked.results().map(found -> found.group(1) == null ? found.group(2) : found.group(1)))
                .isNotEmpty()
                .containsOnly(version());
    }

    @ParameterizedTest
    @ValueSource(strings = {"../README.md", "guide/getting-started.md"})
    void moduleNamedIsWhatTheModulePathConsumerRequires(String page) throws IOException {
        Matcher named = Pattern.compile("`(requires [a-z.]+;)`").matcher(Files.readString(Path.of(page)));
        assertThat(named.find()).isTrue();
        assertThat(Files.readString(CONSUMERS.resolve("module-path/src/main/java/module-info.java")))
                .contains(named.group(1));
    }

    @Test
    void versionIsThatOfTheBuild() throws IOException {
        assertThat(version()).matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
    }

    private static String version() throws IOException {
        Matcher revision =
                Pattern.compile("<revision>(.*?)</revision>").matcher(Files.readString(Path.of("../pom.xml")));
        assertThat(revision.find()).isTrue();
        return revision.group(1);
    }

    private static List<String> fragments(String page, String language) throws IOException {
        return Pattern.compile("```" + language + "\\n(.*?)\\n```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of(page)))
                .results()
                .map((MatchResult block) -> block.group(1))
                .toList();
    }
}

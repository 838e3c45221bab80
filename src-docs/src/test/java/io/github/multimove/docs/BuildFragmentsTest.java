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

/** What README and guide say to put into a build file stands so in a consumer project, which the build tries. */
class BuildFragmentsTest {
    private static final Path CONSUMERS = Path.of("src/it");

    @ParameterizedTest
    @ValueSource(strings = {"../README.md", "guide/getting-started.md"})
    void mavenFragmentStandsInBothMavenConsumers(String page) throws IOException {
        List<String> fragments = fragments(page, "xml");
        assertThat(fragments).hasSize(1);
        for (String consumer : List.of("class-path", "module-path")) {
            String pom = Files.readString(CONSUMERS.resolve(consumer).resolve("pom.xml"));
            assertThat(lines(pom.replace("@project.version@", version())))
                    .containsSequence(lines(fragments.get(0)).toArray(String[]::new));
        }
    }

    @Test
    void testKitFragmentStandsInTheConsumerWithAVariantOfItsOwn() throws IOException {
        List<String> fragments = fragments("guide/your-own-variant.md", "xml");
        assertThat(fragments).hasSize(1);
        assertThat(lines(Files.readString(CONSUMERS.resolve("own-variant/pom.xml"))))
                .containsSequence(lines(fragments.get(0)).toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"../README.md", "guide/getting-started.md"})
    void gradleFragmentStandsInTheGradleConsumer(String page) throws IOException {
        List<String> fragments = fragments(page, "kotlin");
        assertThat(fragments).hasSize(1);
        assertThat(Files.readString(CONSUMERS.resolve("gradle/build.gradle.kts")))
                .contains(fragments.get(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gradle/build.gradle.kts", "gradle-4/build.gradle", "../../guide/your-own-variant.md"})
    void gradleConsumersAskForThisVersion(String file) throws IOException {
        Matcher asked = Pattern.compile("io\\.github\\.multimove:[a-z-]+:([0-9][^\"']*)")
                .matcher(Files.readString(CONSUMERS.resolve(file)));
        assertThat(asked.results().map(version -> version.group(1))).containsExactly(version());
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

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }
}

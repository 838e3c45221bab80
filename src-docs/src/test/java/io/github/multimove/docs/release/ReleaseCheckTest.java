package io.github.multimove.docs.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A release that is whole passes, and each thing that it may lack is named. */
class ReleaseCheckTest {
    private static final String POM = """
            <project>
              <groupId>io.github.multimove</groupId>
              <artifactId>ARTIFACT</artifactId>
              <version>1.0</version>
              <packaging>PACKAGING</packaging>
              <name>Name</name>
              <description>Description</description>
              <url>https://example.invalid</url>
              <licenses><license><name>Apache-2.0</name><url>https://example.invalid</url></license></licenses>
              <developers><developer><name>Somebody</name></developer></developers>
              <scm><connection>c</connection><developerConnection>d</developerConnection><url>u</url></scm>
              MORE
            </project>
            """;
    private static final String NAMED = """
            <dependencyManagement><dependencies>
              <dependency><groupId>io.github.multimove</groupId><artifactId>multimove-core</artifactId></dependency>
            </dependencies></dependencyManagement>
            """;
    private static final String JSPECIFY = """
            <dependencies>
              <dependency><groupId>org.jspecify</groupId><artifactId>jspecify</artifactId><scope>provided</scope></dependency>
            </dependencies>
            """;

    @TempDir
    private Path folder;

    private Path core;

    @BeforeEach
    void deploy() throws IOException {
        Path bom = artifact("multimove-bom");
        pom(bom, "pom", NAMED);
        core = artifact("multimove-core");
        pom(core, "jar", JSPECIFY);
        jar("-javadoc.jar", "index.html");
        jar("-sources.jar", "module-info.java", "META-INF/LICENSE");
        jar(".jar", "module-info.class", "META-INF/LICENSE");
    }

    private Path artifact(String name) throws IOException {
        return Files.createDirectories(folder.resolve("io/github/multimove/" + name + "/1.0"))
                .resolve(name + "-1.0");
    }

    private static void pom(Path stem, String packaging, String more) throws IOException {
        Path pom = Path.of(stem + ".pom");
        Files.writeString(
                pom,
                POM.replace("ARTIFACT", stem.getFileName().toString().replace("-1.0", ""))
                        .replace("PACKAGING", packaging)
                        .replace("MORE", more));
        sign(pom);
    }

    private void jar(String ending, String... entries) throws IOException {
        Path jar = Path.of(core + ending);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (String entry : entries) {
                out.putNextEntry(new ZipEntry(entry));
            }
        }
        sign(jar);
    }

    private static void sign(Path file) throws IOException {
        for (String with : List.of(".asc", ".md5", ".sha1")) {
            Files.writeString(Path.of(file + with), "x");
        }
    }

    private void change(UnaryOperator<String> change) throws IOException {
        Path pom = Path.of(core + ".pom");
        String before = Files.readString(pom);
        assertThat(change.apply(before)).isNotEqualTo(before);
        Files.writeString(pom, change.apply(before));
    }

    private void only(String problem) throws IOException {
        assertThat(ReleaseCheck.problems(folder, true)).containsExactly(problem);
    }

    @Test
    void wholeReleasePasses() throws IOException {
        assertThat(ReleaseCheck.problems(folder, true)).isEmpty();
    }

    @Test
    void signaturesAreAskedForUnlessSaidOtherwise() throws IOException {
        Files.delete(Path.of(core + ".jar.asc"));
        only("expected multimove-core/1.0/multimove-core-1.0.jar.asc, found none");
        assertThat(ReleaseCheck.problems(folder, false)).isEmpty();
    }

    @Test
    void emptyFolderIsNoRelease() throws IOException {
        assertThat(ReleaseCheck.problems(folder.resolve("none"), true))
                .containsExactly("expected the BOM and what it names, [multimove-bom], found []");
    }

    @Test
    void artifactThatTheBomDoesNotNameIsTooMuch() throws IOException {
        pom(artifact("multimove-docs"), "pom", "");
        only("expected the BOM and what it names, [multimove-bom, multimove-core], "
                + "found [multimove-bom, multimove-core, multimove-docs]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".jar",
                ".jar.asc",
                "-sources.jar",
                "-sources.jar.md5",
                "-javadoc.jar",
                "-javadoc.jar.sha1",
                ".pom.asc"
            })
    void missingFileIsNamed(String ending) throws IOException {
        Files.delete(Path.of(core + ending));
        only("expected multimove-core/1.0/multimove-core-1.0" + ending + ", found none");
    }

    @ParameterizedTest
    @CsvSource({
        "name, <name>Name</name>",
        "description, <description>Description</description>",
        "url, '<url>https://example.invalid</url>\n  <licenses>'",
        "licenses/license/name, <name>Apache-2.0</name>",
        "developers/developer/name, <name>Somebody</name>",
        "scm/developerConnection, <developerConnection>d</developerConnection>"
    })
    void whatCentralAsksForIsNamed(String path, String text) throws IOException {
        change(pom -> pom.replace(text, text.contains("<licenses>") ? "<licenses>" : ""));
        only("multimove-core: expected " + path + " in the POM, found none");
    }

    @Test
    void dependencyOfTestsIsRefused() throws IOException {
        change(pom -> pom.replace("org.jspecify", "io.github.multimove")
                .replace("<scope>provided</scope>", "<scope>test</scope>"));
        only("multimove-core: expected no dependency of tests, found io.github.multimove:jspecify");
    }

    @Test
    void dependencyOnAnythingElseIsRefused() throws IOException {
        change(pom -> pom.replace("<scope>provided</scope>", "<scope>compile</scope>"));
        only("multimove-core: expected no dependency but Multimove, found org.jspecify:jspecify");
    }

    @Test
    void whatBelongsToTheBuildAloneIsRefused() throws IOException {
        change(pom -> pom.replace("</project>", "<build/></project>"));
        only("multimove-core: expected no build in the POM, found one");
    }

    @Test
    void placeholdersAndSnapshotsAreRefused() throws IOException {
        change(pom -> pom.replace("<description>Description", "<description>${revision}"));
        only("multimove-core: expected no ${...} in the POM, found one");
        change(pom -> pom.replace("${revision}", "x").replace("<version>1.0<", "<version>1.0-SNAPSHOT<"));
        only("multimove-core: expected a release, found 1.0-SNAPSHOT");
    }

    @Test
    void jarWithoutItsModuleIsRefused() throws IOException {
        jar(".jar", "META-INF/LICENSE");
        only("multimove-core/1.0/multimove-core-1.0.jar: expected module-info.class, found none");
    }
}

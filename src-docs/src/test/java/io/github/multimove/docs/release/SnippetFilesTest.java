package io.github.multimove.docs.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of a module's Javadoc go beside the packages that quote them. */
class SnippetFilesTest {
    private static final Path EXAMPLES = Path.of("src/main/java");

    @TempDir
    private Path to;

    @Test
    void examplesOfTheCoreStandBesideTheirPackages() throws IOException {
        SnippetFiles.copy(Path.of("../core/src/main/java"), to, List.of(EXAMPLES));
        Path copy = to.resolve("io/github/multimove/snippet-files/io/github/multimove/docs/GettingStarted.java");
        assertThat(copy).hasSameTextualContentAs(EXAMPLES.resolve("io/github/multimove/docs/GettingStarted.java"));
        assertThat(to.resolve("io/github/multimove/rules/snippet-files/io/github/multimove/docs/OwnVariant.java"))
                .exists();
    }

    @Test
    void anExampleThatIsNowhereIsNamed() throws IOException {
        Path source =
                Files.writeString(to.resolve("A.java"), "/** {@snippet class=\"b.C\" region=\"d\"} */ class A {}");
        assertThatThrownBy(() -> SnippetFiles.copy(to, to.resolve("out"), List.of(EXAMPLES)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(source + " quotes b/C.java, which is nowhere");
    }

    @Test
    void aModuleWithoutSourcesHasNone() throws IOException {
        SnippetFiles.copy(to.resolve("none"), to.resolve("out"), List.of());
        assertThat(to.resolve("out")).doesNotExist();
    }
}

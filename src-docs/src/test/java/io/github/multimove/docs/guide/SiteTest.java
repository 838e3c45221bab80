package io.github.multimove.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Examples of the site open on its board, and Javadoc has its examples (GuideTest has the whole site). */
class SiteTest {
    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

    @TempDir
    private Path site;

    @TempDir
    private Path pages;

    @Test
    void examplesOpenOnTheBoardOfASiteThatHasOne() throws IOException {
        for (String folder : List.of("guide", "rules")) {
            Files.createDirectory(pages.resolve(folder));
        }
        for (String page : List.of("guide/index.md", "rules/duck.md")) {
            Files.copy(Path.of(page), pages.resolve(page));
        }
        Guide guide = Guide.read(pages.resolve("guide"), pages.resolve("rules"));
        guide.write(site);
        assertThat(Files.readString(site.resolve("rules/duck.html")))
                .doesNotContain("{board}", "Play from here", "play.js");
        assertThat(site.resolve("play.js")).doesNotExist();
        guide.withLink(Guide.BOARD, "Board").write(site);
        assertThat(Files.readString(site.resolve("rules/duck.html")))
                .contains("href=\"../board/index.html#rules=duck", "Play from here</a>", "<script src=\"../play.js\">")
                .doesNotContain("{board}");
        assertThat(site.resolve("play.js")).isNotEmptyFile();
        assertThat(Files.readString(site.resolve("index.html")))
                .contains("<script src=\"play.js\">")
                .contains("board/index.html#rules=two-prong&amp;turns=e2e4%3Be7e5%2Cg8f6%3B");
    }

    @Test
    void namesOfTheApiAreSearchedToo() {
        String types = "typeSearchIndex = [{\"p\":\"io.github.multimove\",\"l\":\"Turn\"}];";
        String members =
                "memberSearchIndex = [{\"p\":\"io.github.multimove\",\"c\":\"RuleSet\",\"l\":\"legalTurns(Position)\","
                        + "\"u\":\"legalTurns(io.github.multimove.Position)\"}];";
        assertThat(SiteSearch.names(types, members))
                .containsExactly(
                        new SiteSearch.Section("javadoc/io/github/multimove/Turn.html", "Turn", "io.github.multimove"),
                        new SiteSearch.Section(
                                "javadoc/io/github/multimove/RuleSet.html#legalTurns(io.github.multimove.Position)",
                                "RuleSet.legalTurns(Position)",
                                "io.github.multimove"));
        assertThat(SiteSearch.api(SiteSearch.names(types, members))).startsWith("const NAMES = [");
    }

    @Test
    void anExampleStandsWhereItsTagStood() throws IOException {
        ApiDocs docs = ApiDocs.of(PROJECT, "");
        String source = """
                /**
                 * Counts.
                 *
                 * {@snippet class="io.github.multimove.docs.CheckAndMate" region="mate"}
                 */
                """;
        assertThat(docs.withExamples(source))
                .startsWith("/**\n * Counts.\n *\n *<pre><code>RuleSet rules = RuleSets.of(\"two-prong\");\n *Position")
                .contains("System.out.println(position.isCheck()); &#47;&#47; -&gt; true")
                .endsWith("</code></pre>\n */\n");
        assertThatThrownBy(() -> docs.withExamples(source.replace("\"mate\"", "\"none\"")))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("expected the region none in ");
    }

    @Test
    void aCitationIsALinkToItsPoint() throws IOException {
        ApiDocs docs = ApiDocs.of(PROJECT, "");
        assertThat(docs.withLinks("(rules/twins.md, 3b)"))
                .isEqualTo("(<a href=\"{@docRoot}/../rules/twins.html#3b\">rules/twins.md, 3b</a>)");
        assertThat(docs.withLinks("of rules/common.md, Draws."))
                .isEqualTo("of <a href=\"{@docRoot}/../rules/common.html#draws\">rules/common.md, Draws</a>.");
        assertThat(docs.withLinks("(rules/notation.md, The\n * order of turns)"))
                .contains("rules/notation.html#the-order-of-turns\">rules/notation.md, The\n * order of turns</a>)");
        assertThat(docs.withLinks("rules/notation.md, which reads"))
                .isEqualTo("<a href=\"{@docRoot}/../rules/notation.html\">rules/notation.md</a>, which reads");
        assertThat(docs.withLinks("rules/none.md, 3")).isEqualTo("rules/none.md, 3");
    }

    @Test
    void theWayToTheTopIsWrittenOutOnEveryPageOfJavadoc() {
        assertThat(ApiDocs.rooted(3, "<a href=\"{@docRoot}/../index.html\">Guide</a>"))
                .isEqualTo("<a href=\"../../../../index.html\">Guide</a>");
        assertThat(ApiDocs.rooted(0, "<a href=\"{@docRoot}/../index.html\">Guide</a>"))
                .isEqualTo("<a href=\"../index.html\">Guide</a>");
    }

    @Test
    void theGroupsOfPackagesThatJavadocLinksOnItsPageOfConstantsAreThere() {
        assertThat(ApiDocs.rooted(0, "<h2 title=\"io.github\">io.github.*</h2><h2 title=\"Contents\">Contents</h2>"))
                .isEqualTo(
                        "<h2 id=\"io.github\" title=\"io.github\">io.github.*</h2><h2 title=\"Contents\">Contents</h2>");
    }

    @Test
    void everyExampleOfTheLibraryHasATagThatIsReplaced() throws IOException {
        ApiDocs docs = ApiDocs.of(PROJECT, "");
        Path sources = PROJECT.resolve("core/src/main/java/io/github/multimove");
        int examples = 0;
        try (var files = Files.walk(sources)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file);
                examples += source.split("\\{@snippet", -1).length - 1;
                assertThat(docs.withExamples(source)).as(file.toString()).doesNotContain("{@snippet");
            }
        }
        assertThat(examples).isGreaterThan(10);
    }
}

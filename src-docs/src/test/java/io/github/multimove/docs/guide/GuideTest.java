package io.github.multimove.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.RuleSets;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/** The guide states nothing that the library does not confirm, and its site is whole. */
class GuideTest {
    private static final Path PAGES = Path.of("guide");
    private static final Path RULES = Path.of("rules");
    /** The page of a family, by the ids of its games that have none of their own. */
    private static final Map<String, String> FAMILIES = Map.ofEntries(
            Map.entry("chess960", "rules/base-games"),
            Map.entry("grand", "rules/base-games"),
            Map.entry("raumschach", "rules/base-games"),
            Map.entry("dragonchess", "rules/base-games"),
            Map.entry("extra-move", "rules/doublemove"),
            Map.entry("two-move", "rules/doublemove"),
            Map.entry("two-fisted", "rules/doublemove"),
            Map.entry("bennekom", "rules/doublemove"),
            Map.entry("accelerated", "rules/more-series"),
            Map.entry("triplets", "rules/more-series"),
            Map.entry("balanced-swap", "rules/more-series"),
            Map.entry("progressive-take-all", "rules/more-series"),
            Map.entry("kings-progressive", "rules/more-series"),
            Map.entry("moderate-progressive", "rules/more-series"));

    /** The whole site, whose making asks and draws every example: written once. */
    @TempDir
    private static Path whole;

    private static List<Page> written = List.of();

    @TempDir
    private Path site;

    /** A statement that is not true is refused here, by its page. */
    @BeforeAll
    static void write() throws IOException {
        Guide guide = Guide.read(PAGES, RULES)
                .with(Site.changelog(Files.readString(Path.of("../CHANGELOG.md"))))
                .withLink("search.js", "A link");
        guide.write(whole);
        written = guide.pages();
    }

    static Stream<Page> all() throws IOException {
        return written.stream().filter(page -> !page.name().equals("changelog"));
    }

    /** The pages that show a game: every number of their prose is one that a block states. */
    static Stream<Page> shown() throws IOException {
        return all().filter(page -> !page.isOfRules() || !page.examples().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyPictureIsWellFormed(Page page) throws Exception {
        List<String> figures = Pattern.compile("<figure.*?</figure>", Pattern.DOTALL)
                .matcher(Files.readString(whole.resolve(page.name() + ".html")))
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(figures).hasSameSizeAs(page.examples());
        for (String figure : figures) {
            assertThat(DocumentBuilderFactory.newInstance()
                            .newDocumentBuilder()
                            .parse(new InputSource(new StringReader(figure)))
                            .getDocumentElement()
                            .getTagName())
                    .isEqualTo("figure");
        }
    }

    @ParameterizedTest
    @MethodSource("shown")
    void everyNumberOfTheProseIsStatedInABlock(Page page) throws IOException {
        String text = Files.readString(file(page));
        Pattern block = Pattern.compile("^```.*?^```", Pattern.DOTALL | Pattern.MULTILINE);
        String blocks = String.join(
                "\n", block.matcher(text).results().map(MatchResult::group).toList());
        String prose = block.matcher(text).replaceAll("").replaceAll("`[^`]*`", "");
        List<String> numbers = new ArrayList<>();
        Pattern.compile("\\b\\d[\\d,]*\\d{2}\\b")
                .matcher(prose)
                .results()
                .map(MatchResult::group)
                .filter(number -> !number.matches("1[5-9]\\d\\d|20\\d\\d"))
                .forEach(numbers::add);
        assertThat(numbers).allSatisfy(number -> assertThat(blocks).contains(number));
    }

    @Test
    void everyRuleSetHasAPage() throws IOException {
        List<String> names = all().map(Page::name).toList();
        assertThat(names).contains("decided", "your-own-variant");
        assertThat(RuleSets.ids())
                .filteredOn(id -> !id.equals("orthodox"))
                .allSatisfy(id -> assertThat(names).contains(FAMILIES.getOrDefault(id, "rules/" + id)));
    }

    @Test
    void siteIsWholeAndItsLinksLeadSomewhere() throws IOException {
        for (Page page : written) {
            String html = Files.readString(whole.resolve(page.name() + ".html"));
            assertThat(html)
                    .contains("<h1 id=\"", "<title>" + page.title())
                    .doesNotContain("{body}", "{title}")
                    .doesNotContainPattern("href=\"(?!https://)[^\"]*\\.md\"");
            assertThat(html.split("<svg", -1)).hasSameSizeAs(html.split("</svg>", -1));
            assertThat(Links.broken(whole, page.name() + ".html", html)).isEmpty();
        }
        assertThat(Files.readString(whole.resolve("changelog.html")))
                .contains("<title>Changelog", "href=\"limits.html\"");
        assertThat(Files.readString(whole.resolve("rules/duck.html"))).contains("<a href=\"../search.js\">A link</a>");
    }

    @Test
    void everySectionThatTheSearchFindsIsThere() throws IOException {
        String index = Files.readString(whole.resolve("search-index.js"));
        List<String> addresses = Pattern.compile("(?m)^\\[\"([^\"]*)\",\"")
                .matcher(index)
                .results()
                .map(entry -> entry.group(1))
                .toList();
        assertThat(index.lines().count()).isEqualTo(addresses.size() + 2);
        assertThat(addresses).hasSizeGreaterThan(150).contains("rules/duck.html", "rules/duck.html#decided");
        String links =
                addresses.stream().map(address -> " href=\"" + address + "\"").reduce("", String::concat);
        assertThat(Links.broken(whole, "index.html", links)).isEmpty();
        assertThat(SiteSearch.index(List.of(new SiteSearch.Section("a", "<b>", "c\n \"d\\"))))
                .isEqualTo("const SECTIONS = [\n[\"a\",\"\\u003cb>\",\"c \\\"d\\\\\"],\n];\n");
    }

    @Test
    void brokenLinkOfTheSiteIsFound() throws IOException {
        Files.writeString(site.resolve("there.html"), "<h2 id=\"here\">Here</h2>");
        assertThat(Links.broken(site, "there.html", """
                        <a href="there.html#here">a</a> <a href="#here">a</a> <a href="https://example.invalid/x">a</a>
                        <a href="there.html#away">a</a> <img src="none.svg"> <a href="../out.html">a</a>
                        """)).containsExactly("there.html#away", "none.svg", "../out.html");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../README.md",
                "../CHANGELOG.md",
                "../CONTRIBUTING.md",
                "../TESTING.md",
                "../SECURITY.md",
                "../benchmarks/README.md"
            })
    void linksOfOtherPagesLeadSomewhere(String file) throws IOException {
        Path path = Path.of(file);
        assertLinksLeadSomewhere(path, Page.read("page", Files.readString(path)));
    }

    @ParameterizedTest
    @MethodSource("all")
    void linksOfGuideAndRulesLeadSomewhereAsMarkdownToo(Page page) throws IOException {
        assertLinksLeadSomewhere(file(page), page);
    }

    private static Path file(Page page) {
        Path folder = page.isOfRules() ? RULES : PAGES;
        return folder.resolve(page.name().replaceFirst("^rules/", "") + ".md");
    }

    private static void assertLinksLeadSomewhere(Path itself, Page page) throws IOException {
        for (String link : page.links()) {
            if (!link.startsWith("https://")) {
                String[] parts = link.split("#", 2);
                Path file = parts[0].isEmpty() ? itself : itself.resolveSibling(parts[0]);
                assertThat(file).exists();
                if (parts.length == 2) {
                    assertThat(Page.read("page", Files.readString(file)).anchors())
                            .as(link)
                            .contains(parts[1]);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyAnchorOfAPageStandsOnce(Page page) {
        assertThat(page.anchors()).doesNotHaveDuplicates();
    }

    @Test
    void everyPageOfAGameDrawsItsRules() throws IOException {
        Set<String> ofNoGame = Set.of("common", "notation", "series");
        assertThat(all().filter(Page::isOfRules))
                .hasSizeGreaterThanOrEqualTo(16)
                .filteredOn(page -> !ofNoGame.contains(page.name().replaceFirst("^rules/", "")))
                .allSatisfy(page -> assertThat(page.examples()).hasSizeGreaterThan(4));
    }

    @Test
    void untrueStatementIsRefusedByNameOfItsPage() throws IOException {
        Path pages = Files.createDirectories(site.resolve("pages"));
        Path rules = Files.createDirectories(site.resolve("rules"));
        Files.writeString(pages.resolve("index.md"), "# Wrong\n\n```example\nrules: orthodox\nturns: 21\n```\n");
        assertThatThrownBy(() -> Guide.read(pages, rules).write(site))
                .hasMessage("index.md: orthodox initial: expected turns: 21, found 20");
    }

    @Test
    void pageThatTheIndexDoesNotNameIsRefused() throws IOException {
        Path pages = Files.createDirectories(site.resolve("pages"));
        Path rules = Files.createDirectories(site.resolve("rules"));
        Files.writeString(pages.resolve("index.md"), "# Index\n");
        Files.writeString(pages.resolve("lost.md"), "# Lost\n");
        Files.writeString(rules.resolve("lost.md"), "# Lost rules\n");
        assertThatThrownBy(() -> Guide.read(pages, rules)).hasMessageContaining("missing [../rules/lost.md, lost.md]");
    }
}

package io.github.multimove.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The guide as a site, opened from disk in a real browser and searched: {@code mvn -Pbrowser}. */
@Tag("browser")
class SiteInBrowserTest {
    private static final Path PICTURES = Path.of("target/board");

    /** What {@code mvn -q -Dfast -Pguide compile} makes. */
    private static final Path SITE =
            Path.of("../../src-docs/target/guide").toAbsolutePath().normalize();

    private static final Path WITH_BOARD =
            Path.of("../../src-docs/target/multimove-site").toAbsolutePath().normalize();

    @Test
    void aSiteFromDiskIsSearched() throws IOException, InterruptedException {
        assertThat(SITE.resolve("index.html"))
                .as("the guide, made by mvn -q -Dfast -Pguide compile")
                .exists();
        try (Browser browser = new Browser(1280, 800, false)) {
            browser.go(SITE.resolve("index.html").toUri().toString());
            search(browser, "en passant");
            browser.until("[...document.querySelectorAll('#found a')].some(a => a.textContent.includes('En passant'))"
                    + " && document.querySelectorAll('#found small').length > 3");
            assertThat((String) browser.value("document.getElementById('found').textContent"))
                    .doesNotContain("<a id");
            assertThat(browser.picture(PICTURES.resolve("site-search.png"))).isGreaterThan(10_000);
            browser.key("Enter");
            browser.until("!location.href.endsWith('/index.html')");
            assertThat((String) browser.value("location.protocol")).isEqualTo("file:");

            browser.go(SITE.resolve("rules/notation.html").toUri().toString());
            search(browser, "film animation");
            browser.until("document.querySelectorAll('#found a').length > 0");
            browser.click("#found a");
            browser.until("location.pathname.endsWith('/diagrams.html')");
            browser.until("document.querySelectorAll('figure svg rect.square').length >= 64");

            search(browser, "legalturn");
            browser.until("document.querySelectorAll('#found a').length > 0");
            search(browser, "castlign"); // a slip
            browser.until("document.querySelector('#found')?.textContent.toLowerCase().includes('castling')");
            search(browser, "pgn import");
            browser.until("document.querySelector('#found a')?.textContent.includes('PGN')");
            browser.go(SITE.resolve("index.html").toUri().toString());
            browser.until(
                    "document.querySelector('figure svg animate, figure svg animateTransform, figure svg set') !=="
                            + " null");
            assertThat(browser.value("document.querySelector('a[rel=next]').textContent.length > 2"))
                    .isEqualTo(true);
            assertThat(browser.value("document.querySelectorAll('pre button').length"))
                    .isEqualTo(browser.value("document.querySelectorAll('pre').length"))
                    .isNotEqualTo(0);
            assertThat(browser.picture(PICTURES.resolve("site-index.png"))).isGreaterThan(10_000);

            browser.size(390, 844, false);
            browser.go(SITE.resolve("limits.html").toUri().toString());
            assertThat(browser.picture(PICTURES.resolve("site-phone.png"))).isGreaterThan(10_000);
            assertThat(browser.value("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            assertThat(browser.value("document.querySelector('h1').getBoundingClientRect().y < innerHeight / 2"))
                    .isEqualTo(true);
            search(browser, "nothingthatstandsthere");
            browser.until("document.getElementById('found').textContent === 'Nothing found.'");
        }
    }

    @Test
    void aPictureBecomesTheBoardAndThePictureAgain() throws IOException, InterruptedException {
        assertThat(WITH_BOARD.resolve("board/index.html"))
                .as("the site, made by mvn -q -Dfast -Psite process-classes after mvn -Pjs package")
                .exists();
        try (Browser browser = new Browser(1280, 800, false)) {
            browser.go(WITH_BOARD.resolve("rules/duck.html").toUri().toString());
            assertThat(browser.value("document.querySelector('iframe') === null"))
                    .isEqualTo(true);
            browser.click("figure .play a");
            assertThat((String) browser.value("document.querySelector('figure iframe').src"))
                    .contains("/board/index.html#rules=duck");
            browser.until("document.querySelector('figure iframe').getBoundingClientRect().height > 400");
            Thread.sleep(4_000); // pages from disk do not look into each other: the picture shows what is there
            assertThat(browser.picture(PICTURES.resolve("site-board.png"))).isGreaterThan(10_000);
            browser.click("figure .play a");
            browser.until("document.querySelector('iframe') === null"
                    + " && document.querySelector('figure svg').getBoundingClientRect().width > 100");
            assertThat(browser.problems()).isEmpty();

            browser.size(390, 844, false); // the board is taller than the picture, whose link stood in the window
            browser.go(WITH_BOARD.resolve("rules/duck.html").toUri().toString());
            browser.value("document.querySelector('figure .play a').scrollIntoView()");
            browser.click("figure .play a");
            browser.until("(board => board.top > -1 && board.bottom < innerHeight + 1)"
                    + "(document.querySelector('iframe').getBoundingClientRect())");
            assertThat(browser.value("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
        }
    }

    @Test
    void everyLinkOfTheSiteLeadsSomewhere() throws IOException {
        Pattern link = Pattern.compile("\\s(?:href|src)=\"([^\"#?:]+)(?:#[^\"]*)?\"");
        List<String> broken = new ArrayList<>();
        int links = 0;
        try (Stream<Path> files = Files.walk(WITH_BOARD)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".html")).toList()) {
                String html = Files.readString(file);
                if (html.contains("{@docRoot}")) {
                    broken.add(file + ": {@docRoot}");
                }
                for (Matcher to = link.matcher(html); to.find(); links++) {
                    Path target = file.resolveSibling(to.group(1)).normalize();
                    if (!target.startsWith(WITH_BOARD) || !Files.exists(target)) {
                        broken.add(WITH_BOARD.relativize(file) + ": " + to.group(1));
                    }
                }
            }
        }
        assertThat(links).isGreaterThan(1000);
        assertThat(broken).isEmpty();
    }

    private static void search(Browser browser, String words) throws InterruptedException {
        browser.value("document.getElementById('search').value = ''; document.getElementById('search').focus()");
        browser.type(words);
    }
}

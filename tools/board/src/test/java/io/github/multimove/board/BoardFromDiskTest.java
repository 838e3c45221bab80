package io.github.multimove.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board without a server, opened from disk in a real browser: {@code mvn -Pjs package}, then {@code mvn -Pbrowser}. */
@Tag("browser")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class BoardFromDiskTest {
    private static final Path PICTURES = Path.of("target/board");
    private static final Path FOLDER =
            Path.of("../js/target/board").toAbsolutePath().normalize();
    private static final Path PAGE = FOLDER.resolve("index.html");
    private static final String TURNS = "document.querySelectorAll('#turns button').length";

    private Browser browser;

    @BeforeAll
    void start() throws IOException, InterruptedException {
        assertThat(PAGE)
                .as("the board without a server, made by mvn -Pjs package")
                .exists();
        browser = new Browser(1280, 800, false);
    }

    @AfterAll
    void stop() {
        browser.close();
    }

    private void open(String fragment) throws InterruptedException {
        browser.open(PAGE.toUri() + "#" + fragment);
    }

    private void click(String... squares) throws InterruptedException {
        for (String square : squares) {
            browser.click(".cell[data-square=\"" + square + "\"]");
            Thread.sleep(150);
        }
    }

    private void choose(String id, String value) throws InterruptedException {
        browser.value("(() => { const e = document.getElementById('" + id + "'); e.value = '" + value
                + "'; e.dispatchEvent(new Event('change')); return true; })()");
    }

    private void untilStatus(String part) throws InterruptedException {
        browser.until("document.getElementById('status').textContent.includes(" + Json.of(part) + ")");
    }

    /** Nothing but the files of the page and the worker that it makes has been asked for, and nothing was wrong. */
    private void nothingLeftThePage() throws InterruptedException {
        browser.value("1"); // what has been told by now is read
        String folder = FOLDER.toUri().toString();
        assertThat(browser.requests())
                .isNotEmpty()
                .allMatch(address -> address.startsWith(folder)
                        || address.startsWith("blob:")
                        || address.startsWith("data:")
                        || address.equals("about:blank"));
        assertThat(browser.problems()).isEmpty();
    }

    /** A person's turn by clicks against a beginner, then both sides by random turns. */
    @ParameterizedTest
    @CsvSource({
        "two-prong, e2 e4, 1280, 800",
        "duck, e2 e4 c6, 390, 844",
        "marseillais, e2 e4, 844, 390",
        "progressive, e2 e4, 390, 844",
        "twins, b1 c3 g1 f3, 1280, 800",
        "raumschach, Ba2 Ca2, 1280, 800"
    })
    void sixGamesArePlayed(String id, String clicks, int width, int height) throws InterruptedException, IOException {
        browser.size(width, height, false);
        open("rules=" + id);
        choose("black", "ahead");
        click(clicks.split(" ", -1));
        browser.until(TURNS + " > 0 || document.querySelector('#stop:enabled') !== null");
        browser.click("#stop"); // where the turn has not ended by itself
        browser.until(TURNS + " >= 2"); // the beginner has answered
        assertThat(browser.value("document.getElementById('squares').getBoundingClientRect().height <= innerHeight"))
                .isEqualTo(true);
        choose("white", "any");
        choose("black", "any");
        browser.until(TURNS + " >= 5 || document.getElementById('status').textContent.includes('The game is over')");
        assertThat(browser.value("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        assertThat(browser.picture(PICTURES.resolve("disk-" + id + ".png"))).isGreaterThan(10_000);
        nothingLeftThePage();
    }

    @Test
    void aVariantFileIsUsedARefusalIsSaidAndTheLinkCarriesTheGame() throws InterruptedException {
        browser.size(1280, 800, false);
        open("rules=two-prong&turns=e2e4;e7e5,g8f6");
        untilStatus("e5,Nf6.");
        click("b1", "b4");
        browser.until("document.getElementById('problem').textContent.includes('does not move like that')");
        browser.value("document.getElementById('variants').value = '[two-step:chess]\\nturn = move, move if-possible'");
        browser.value("document.getElementById('variants-use').click()");
        untilStatus("White to move");
        browser.until("document.getElementById('rules').value === 'two-step'");
        click("e2", "e4", "e4", "e5");
        untilStatus("e4,e5.");
        browser.until("location.hash.includes('rules=two-step') && location.hash.includes('e2e4%2Ce4e5')");

        String link = (String) browser.value("location.hash.slice(1)");
        browser.value("sessionStorage.clear(); localStorage.clear()");
        open(link);
        untilStatus("e4,e5.");
        assertThat(browser.value("document.getElementById('rules').value")).isEqualTo("two-step");
        open(link.replaceFirst("variants=[^&]{9}", "variants="));
        browser.until("document.getElementById('problem').textContent.includes('has been cut short or changed')");
        nothingLeftThePage();
    }

    /** A file that is too long for an address, and games that need it or do not. */
    @Test
    void theLinkOfAPublishedGameIsWithoutTheVariantFile() throws InterruptedException {
        browser.size(1280, 800, false);
        open("rules=duck");
        browser.value("Object.defineProperty(navigator, 'clipboard',"
                + " {value: {writeText: async text => { globalThis.copied = text; }}})");
        use("");
        browser.until("location.hash.includes('rules=two-step') && location.hash.includes('variants=')");
        rules("two-prong[base=two-step]");
        browser.until("location.hash.includes('base') && location.hash.includes('variants=')");
        choose("game", "duck");
        browser.until("location.hash === '#rules=duck'");

        browser.value("globalThis.drawn = 1");
        use("\\n# ' + Array.from({length: 15_000}, () =>"
                + " String.fromCharCode(48 + (drawn = drawn * 48_271 % 2_147_483_647) % 64)).join('') + '");
        browser.until("document.getElementById('rules').value === 'two-step' && location.hash === '#rules=two-step'");
        browser.value("document.getElementById('link').click()");
        browser.until("document.getElementById('problem').textContent.includes('too long for an address')");
        choose("game", "duck");
        browser.until("location.hash === '#rules=duck'");
        browser.value("document.getElementById('link').click()");
        browser.until("globalThis.copied?.endsWith('#rules=duck')");
        assertThat(browser.value("document.getElementById('problem').textContent"))
                .isEqualTo("");
        nothingLeftThePage();
    }

    /** Uses a variant file of one game and something more. */
    private void use(String more) throws InterruptedException {
        browser.value("document.getElementById('variants').value ="
                + " '[two-step:chess]\\nturn = move, move if-possible" + more + "'");
        browser.value("document.getElementById('variants-use').click()");
    }

    private void rules(String id) throws InterruptedException {
        browser.value("document.getElementById('rules').value = '" + id + "'");
        browser.value("document.getElementById('rules-form').requestSubmit()");
    }

    /** Last, because the browser is without WebAssembly from then on. */
    @Test
    @Order(Integer.MAX_VALUE)
    void withoutWebAssemblyTheEngineIsJavaScript() throws InterruptedException {
        browser.size(1280, 800, false);
        browser.before("delete globalThis.WebAssembly");
        open("rules=two-prong");
        click("e2", "e4");
        browser.until(TURNS + " >= 1");
        assertThat(browser.value("document.querySelector('script[src=\"javascript.js\"]') !== null"))
                .isEqualTo(true);
        nothingLeftThePage();
    }
}

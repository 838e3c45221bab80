package io.github.multimove.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Requests that fail, each kind once, on the board in a real browser ({@code mvn -Pbrowser}): what is shown stays, what has
 * happened is said, and the same action succeeds when it is done again.
 */
@Tag("browser")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FailedRequestsInBrowserTest {
    /** Fails the next request of the kind that {@code failing} names. */
    private static final String FETCH = "window.failing = sessionStorage.getItem('failing');"
            + "sessionStorage.removeItem('failing');"
            + "(fetched => { window.fetch = (address, ...rest) => {"
            + " if (address !== `ask/${window.failing}`) { return fetched(address, ...rest); }"
            + " window.failing = null; return Promise.reject(new TypeError('Failed to fetch')); }; })(window.fetch);"
            + "window.set = (id, value) => { const field = document.getElementById(id); field.value = value;"
            + " field.dispatchEvent(new Event('change')); };"
            + "window.squares = (...all) => all.forEach(square => document.querySelector(`.cell[data-square=${square}]`).click());"
            + "window.press = id => document.getElementById(id).click();";

    /** What is shown, apart from what is only said. */
    private static final String SHOWN = "JSON.stringify([location.hash.replace(/&seen=.*/, ''),"
            + " [...document.querySelectorAll('.cell:not([data-words=empty])')].map(cell => [cell.dataset.square, cell.dataset.words]),"
            + " ['game', 'white', 'black'].map(id => document.getElementById(id).value),"
            + " document.getElementById('last').checked, document.getElementById('editor').hidden,"
            + " document.getElementById('turns').children.length])";

    private BoardServer server;
    private Browser browser;

    @BeforeAll
    void start() throws IOException, InterruptedException {
        server = BoardServer.start(0);
        browser = new Browser(1280, 800, false);
        browser.before(FETCH);
    }

    @AfterAll
    void stop() {
        browser.close();
        server.close();
    }

    private static String holds(String id, String part) {
        return "document.getElementById('" + id + "').textContent.includes(" + Json.of(part) + ")";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            look     | rules=two-prong&turns=e2e4 | squares('e7', 'e5')            | entered | Entered: e5.
            look     | rules=two-prong&turns=e2e4&entered=e7e5 | squares('g8', 'f6') | status | Nf6. White to move
            look     | rules=two-prong&turns=e2e4&entered=e7e5 | press('stop')      | status | 1... e5. White to move
            look     | rules=two-prong&turns=e2e4&entered=e7e5 | press('back')      | entered | Black: Move one piece or two
            look     | rules=orthodox&turns=e2e4;e7e5 | press('undo')               | status | 1. e4. Black to move
            look     | rules=orthodox&turns=e2e4;e7e5 | press('first')              | status | White to move. Looking
            look     | rules=orthodox&turns=e2e4;e7e5&at=1 | press('redo')          | status | 1... e5. White
            look     | rules=orthodox&turns=e2e4;e7e5 | press('step-back')          | status | 1. e4. Black to move
            look     | rules=orthodox&turns=e2e4 | press('resign')                  | status | resignation, white wins
            look     | rules=orthodox&turns=e2e4;e7e5 | document.querySelector('#turns button').click() | status | Looking
            look     | rules=orthodox&turns=e2e4 | press('last')                    | status | 1. e4. Black to move
            look     | rules=orthodox&turns=e2e4 | document.getElementById('typed').value = 'e5'; press('typed-play') | status | 1... e5.
            look     | rules=orthodox            | set('game', 'duck')              | about-game | Duck
            rules    | rules=orthodox&turns=e2e4 | set('game', 'duck')              | about-game | Duck
            why      | rules=orthodox            | squares('e2', 'e5')              | problem | does not move like that
            turn     | rules=orthodox            | document.getElementById('typed').value = 'd4'; press('typed-play') | status | 1. d4.
            pgn      | rules=orthodox&turns=e2e4 | press('pgn-write')               | pgn-save | Save
            read     | rules=orthodox            | document.getElementById('pgn').value = '1. d4 *'; press('pgn-read') | status | 1. d4.
            edit     | rules=orthodox&turns=e2e4 | press('edit')                    | status | Editing
            file     | rules=orthodox&turns=e2e4 | document.getElementById('variants').value = '[mine:chess]'; press('variants-use') | game | Mine
            rules    | rules=orthodox&turns=e2e4 | document.getElementById('variants').value = '[other:chess]'; press('variants-use') | about-game | Other
            """)
    void aFailureLeavesWhatWasAndTheActionSucceedsLater(
            String kind, String fragment, String action, String place, String part) throws InterruptedException {
        browser.open(server.address() + "#" + fragment);
        browser.until("!document.getElementById('more').textContent.includes('...') && "
                + "document.getElementById('more').children.length > 0");
        Object before = browser.value(SHOWN);
        browser.value("window.failing = '" + kind + "'; " + action + "; 0");
        browser.until(holds("problem", "the board's server does not answer"));
        assertThat(browser.value(SHOWN)).isEqualTo(before);
        assertThat(browser.value("window.failing === null")).isEqualTo(true);
        browser.value("document.querySelector('.cell.chosen')?.click();" + action + "; 0");
        browser.until(holds(place, part));
        browser.until(holds("problem", "server").replaceFirst("^", "!"));
    }

    /** What is told besides may fail without the game that it is about. */
    @ParameterizedTest
    @CsvSource({"more", "offer"})
    void whatIsToldBesidesMayFail(String kind) throws InterruptedException {
        browser.open(server.address() + "#rules=orthodox");
        browser.value("press('checks')");
        browser.until(holds("more", "Turns that give check: none"));
        browser.value("window.failing = '" + kind + "'; squares('e2', 'e4')");
        browser.until(holds("status", "1. e4. Black to move"));
        browser.until(holds(kind.equals("more") ? "problem" : "more", "the board's server does not answer"));
        browser.value("press('last')");
        browser.until(holds("more", "20 legal turns") + " && " + holds("more", "Turns that give check: none"));
    }

    @Test
    void anOpponentIsAskedAgain() throws InterruptedException {
        browser.open(server.address() + "#rules=orthodox&turns=e2e4");
        browser.value("window.failing = 'opponent'; set('black', 'any')");
        browser.until(holds("problem", "the board's server does not answer"));
        browser.value("squares('e7')");
        browser.until(holds("status", "White to move"));
    }

    @Test
    void theEditorKeepsWhatIsEdited() throws InterruptedException {
        browser.open(server.address() + "#rules=orthodox");
        browser.value("press('edit')");
        browser.until(holds("status", "Editing"));
        browser.value("window.failing = 'edit'; document.querySelector('[data-change=clear]').click()");
        browser.until(holds("problem", "the board's server does not answer"));
        assertThat((String) browser.value("document.getElementById('setup').value"))
                .startsWith("rnbqkbnr/");
        for (String kind : new String[] {"rules", "look"}) {
            browser.value("window.failing = '" + kind + "'; press('edit-done')");
            browser.until("window.failing === null && " + holds("problem", "the board's server does not answer"));
            assertThat(browser.value("document.getElementById('editor').hidden"))
                    .isEqualTo(false);
        }
        browser.value("press('edit-done')");
        browser.until("document.getElementById('editor').hidden");
    }

    @ParameterizedTest
    @CsvSource({"games", "rules", "look", "turns"})
    void theFirstBoardComesAfterAFailure(String kind) throws InterruptedException {
        browser.open(server.address() + "#rules=duck");
        browser.value("sessionStorage.setItem('failing', '" + kind + "')");
        browser.open(server.address() + "#rules=two-prong&turns=e2e4;g8f6,d7d5&entered=e4d5");
        browser.until(holds("entered", "Entered: exd5."));
        assertThat((String) browser.value("location.hash")).contains("entered=e4d5");
    }

    @Test
    void aProblemIsSolvedAfterAFailure() throws InterruptedException {
        browser.open(server.address() + "#rules=orthodox&position=kbK5/pp6/1P6/8/8/8/8/R7+w+-+-+0+1");
        browser.value("window.failing = 'solve'; document.querySelector('#solve-form button').click()");
        browser.until(holds("solution", "the board's server does not answer"));
        browser.value("document.querySelector('#solve-form button').click()");
        browser.until(holds("solution", "1. Ra6!"));
    }
}

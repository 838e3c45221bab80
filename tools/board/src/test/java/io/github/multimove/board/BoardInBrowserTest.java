package io.github.multimove.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSets;
import io.github.multimove.problems.Endings;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The board in a real browser, played as people play it: {@code mvn -Pbrowser}. Pictures of what is seen are written into
 * {@code target/board}, to be looked at.
 */
@Tag("browser")
class BoardInBrowserTest extends BoardInBrowser {
    /** Sub-moves as pairs of squares; one square alone is a click by itself. A turn ends by itself or is played. */
    @ParameterizedTest
    @CsvSource({
        "two-prong, e2 e4 | e7 e5 g8 f6, 1... e5;Nf6",
        "marseillais, e2 e4 | e7 e5 g8 f6, 1... e5;Nf6",
        "progressive, e2 e4 | e7 e5 g8 f6, 2. e5;Nf6",
        "monster, c2 c4 c4 c5, 1. c4;c5",
        "duck, e2 e4 c6, 1. e4@c6",
        "avalanche, e2 e4 d7 d6 | e7 e5 a2 a3, 1... e5;a3",
        "twinmove, d2 d4 d1 d2, 1. d4;Qd2",
        "double-king, f2 f4, 1. f4",
        "grand, e3 e5, 1. e5",
        "raumschach, Ba2 Ca2, 1. Ca2",
        "dragonchess, 2a2 2a3, 1. 2a3",
        "twins, b1 c3 g1 f3, 1. Nc3;Nf3"
    })
    void aTurnIsClickedInEachGame(String id, String clicks, String status) throws InterruptedException, IOException {
        open("rules=" + id);
        for (String turn : clicks.split(" \\| ", -1)) {
            int before = ((Number) browser.value("document.querySelectorAll('#turns button').length")).intValue();
            for (String square : turn.split(" ", -1)) {
                browser.until("document.getElementById('problem').textContent === ''");
                click(square);
                Thread.sleep(150);
            }
            String played = "document.querySelectorAll('#turns button').length === " + (before + 1);
            for (int i = 0; i < 20 && !Boolean.TRUE.equals(browser.value(played)); i++) {
                Thread.sleep(100); // a turn that cannot go on ends by itself
            }
            if (((Number) browser.value("document.querySelectorAll('#turns button').length")).intValue() == before) {
                browser.click("#stop:enabled");
            }
            browser.until("document.querySelectorAll('#turns button').length === " + (before + 1));
        }
        untilStatus(status.replace(';', ','));
        picture(id);
    }

    @Test
    void aPieceIsDraggedAndAWrongSquareIsRefusedInWords() throws InterruptedException, IOException {
        open("rules=orthodox");
        browser.drag(square("g1"), square("f3"));
        untilStatus("1. Nf3. Black to move");
        browser.drag(square("e7"), square("e4"));
        untilProblem("does not move like that");
        picture("refused");
    }

    @Test
    void subMovesAreTakenBackAndTurnsUndoneAndRedone() throws InterruptedException {
        open("rules=two-prong&turns=e2e4");
        click("e7", "e5");
        untilEntered("Entered: e5.");
        browser.click("#back");
        untilEntered("Black: ");
        browser.click("#undo");
        untilStatus("White to move");
        browser.click("#redo");
        untilStatus("1. e4. Black to move");
    }

    @Test
    void aPromotionIsChosen() throws InterruptedException, IOException {
        open("rules=orthodox&position=7k/P7/8/8/8/8/8/K7+w+-+-+0+1");
        click("a7", "a8");
        browser.until("document.getElementById('choice').open");
        assertThat((String) browser.value("document.querySelector('#choices button').getAttribute('aria-label')"))
                .contains("becomes queen");
        assertThat(browser.value("document.querySelectorAll('#choices svg').length"))
                .isEqualTo(4.0);
        picture("promotion");
        browser.click("#choices button:nth-child(2)");
        untilStatus("1. a8=");
    }

    @Test
    void piecesAreDroppedFromTheHand() throws InterruptedException, IOException {
        open("rules=geminus");
        browser.click(".held[data-piece=N]");
        click("e8");
        untilProblem("a piece is dropped on an empty square of rank 1 or rank 2");
        browser.click(".held[data-piece=K]");
        click("e1");
        untilEntered("Entered: K@e1.");
        picture("hand");
        browser.drag(".held[data-piece=Q]", square("d1"));
        untilStatus("1. ");
    }

    @Test
    void theDuckIsDraggedAndRefusedInWords() throws InterruptedException, IOException {
        open("rules=duck&turns=e2e4,@c6");
        click("e7", "e5");
        untilEntered("set the duck on an empty square. Entered: e5.");
        click("d7");
        untilProblem("another empty square: d7 is occupied");
        picture("duck-refused");
        browser.drag(square("c6"), square("d4"));
        untilStatus("1... e5@d4. White to move");
        assertThat(browser.value("document.querySelectorAll('#squares g.neutral').length"))
                .isEqualTo(1.0);
        assertThat((String) browser.value("document.querySelector('" + square("d4") + "').getAttribute('aria-label')"))
                .startsWith("d4, duck");
    }

    @Test
    void theSquaresStayTheSameElementsFromTurnToTurn() throws InterruptedException {
        open("rules=two-prong");
        browser.value("window.before = document.querySelector('.cell[data-square=e4]')");
        click("e2", "e4");
        untilStatus("1. e4. Black to move");
        assertThat(browser.value("window.before === document.querySelector('.cell[data-square=e4]')"))
                .isEqualTo(true);
        assertThat(browser.value("window.before.getAttribute('aria-label')")).isEqualTo("e4, white pawn");
        assertThat(browser.value("document.activeElement === window.before")).isEqualTo(true);
        browser.click("#turn-round");
        browser.until("document.querySelector('.cell[data-square=a8]').getBoundingClientRect().y"
                + " > document.querySelector('.cell[data-square=a1]').getBoundingClientRect().y");
    }

    @Test
    void anOptionBeginsAnotherGameWhileNothingHasBeenPlayed() throws InterruptedException {
        String prongs = "document.querySelector('select[data-option=prongs]')";
        open("rules=two-prong");
        browser.value(prongs + ".value = '3'; " + prongs + ".dispatchEvent(new Event('change'))");
        browser.until("location.hash === '#rules=two-prong%5Bprongs%3D3%5D'");
        click("e2", "e4");
        untilStatus("1. e4. Black to move");
        browser.value(prongs + ".value = '4'; " + prongs + ".dispatchEvent(new Event('change'))");
        browser.until("document.getElementById('begin').classList.contains('strong')");
        untilStatus("1. e4. Black to move");
        browser.click("#begin");
        browser.until("location.hash === '#rules=two-prong%5Bprongs%3D4%5D'");
    }

    @Test
    void theKeyboardAlonePlays() throws InterruptedException {
        open("rules=orthodox");
        browser.value("document.querySelector('.cell[data-square=e2]').focus()");
        browser.value("document.querySelector('.cell[data-square=e2]').click()");
        browser.key("ArrowUp");
        browser.key("ArrowUp");
        browser.until("document.activeElement.getAttribute('aria-label') === 'e4, empty, can be gone to'");
        browser.key("Enter");
        untilStatus("1. e4. Black to move");
    }

    @Test
    void anOpponentAnswers() throws InterruptedException {
        open("rules=marseillais");
        browser.value("document.getElementById('black').value = 'ahead';"
                + "document.getElementById('black').dispatchEvent(new Event('change'))");
        click("e2", "e4"); // White's first turn is one sub-move
        untilStatus("1... ");
        untilStatus("White to move");
        browser.value("document.getElementById('pgn-write').click()");
        browser.until("document.getElementById('pgn').value.includes('beginner, one turn ahead')");
    }

    @Test
    void checksAndThreatsAreShownInTheDarkOnAPhone() throws InterruptedException, IOException {
        browser.size(390, 844, true);
        open("rules=two-prong&position=r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7+w+-+-+0+20");
        untilStatus("in check");
        browser.until("document.getElementById('more').textContent.includes('Behind the check')");
        browser.until("document.getElementById('more').textContent.includes('must answer the check by the rook')");
        assertThat(browser.value("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        picture("phone-dark");
        open("rules=raumschach");
        picture("phone-levels");
        assertThat(browser.value("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
    }

    @Test
    void theGameAndItsOptionsAreToldInWords() throws InterruptedException, IOException {
        open("rules=twins");
        browser.until("document.querySelector('#options select[data-option=order]') !== null");
        browser.value("document.getElementById('about').open = true");
        browser.until("document.getElementById('about-game').textContent"
                + " === 'Twins Chess (Edward Jackman, 1998). Rooks, bishops and knights are twins, which move together;"
                + " checkmate wins.'");
        browser.until(
                "document.getElementById('about-options').textContent.includes('How the siblings of a turn move.')");
        browser.value("document.querySelector('select[data-option=order]').value = 'sequential';"
                + "document.querySelector('select[data-option=order]').dispatchEvent(new Event('change'))");
        browser.until("document.getElementById('rules').value === 'twins[order=sequential]'");
        browser.until("document.querySelector('select[data-option=order]').selectedOptions[0].text"
                + " === 'One after the other'");
        picture("words");
    }

    @Test
    void matesAreOffered() throws InterruptedException {
        open("rules=two-prong&position=2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1+w+-+-+0+20");
        browser.click("#checks");
        browser.until("document.getElementById('more').textContent.includes('Turns that mate')");
        browser.click("#more .turn");
        untilStatus("The game is over: checkmate, white wins");
    }

    @Test
    void whatATableSaysIsOffered(@TempDir Path folder) throws IOException, InterruptedException {
        Endings.of(RuleSets.of("two-prong")).folder(folder).table("KQk");
        try (BoardServer withTables = BoardServer.start(0, BoardAnswers.onThreads(folder))) {
            browser.open(withTables.address() + "#rules=two-prong&position=8/8/8/8/8/1k6/8/K6Q+w+-+-+0+20");
            browser.until("document.getElementById('more').textContent.includes('Table: win, turns: 7')");
            browser.click("#more .turn");
            untilStatus("Black to move");
            browser.until("document.getElementById('more').textContent.includes('Table: loss, turns: 6')");
        }
    }

    @Test
    void positionsAreEditedWithTheirProblems() throws InterruptedException, IOException {
        open("rules=orthodox");
        browser.value("document.getElementById('edit').click()");
        browser.until("!document.getElementById('editor').hidden");
        click("e8");
        untilProblem("Choose a piece to put on the board");
        browser.click("#palette [aria-label=empty]");
        click("e8");
        untilStatus("Not possible yet: ");
        browser.size(390, 844, false);
        assertThat(browser.value("(board => board.top >= 0 && board.bottom < innerHeight)"
                        + "(document.querySelector('.panel').getBoundingClientRect())"))
                .isEqualTo(true);
        picture("editor-phone");
        browser.size(1280, 800, false);
        picture("editor");
        browser.click("#palette [aria-label='black king']");
        click("e5");
        untilStatus("Editing");
        browser.click("[data-change=repair]");
        browser.click("#edit-done:enabled");
        untilStatus("White to move");
        assertThat((String) browser.value("location.hash")).contains("position=");
    }

    @Test
    void gamesGoOutAndInAsPgn() throws InterruptedException {
        open("rules=duck&turns=e2e4,@c6;e7e5,@d4&end=black-resigns");
        untilStatus("resignation, white wins");
        browser.value("document.querySelectorAll('details').forEach(d => { d.open = true; })");
        browser.click("#pgn-write");
        browser.until("document.getElementById('pgn').value.includes('1. e4@c6 e5@d4 1-0')");
        browser.value("document.getElementById('pgn').value += ' '");
        browser.click("#game");
        browser.value("document.getElementById('game').value = 'orthodox';"
                + "document.getElementById('game').dispatchEvent(new Event('change'))");
        browser.until("location.hash === '#rules=orthodox'");
        browser.click("#pgn-read");
        untilStatus("resignation, white wins");
    }

    @Test
    void playersCommentsAndVariationsStay() throws InterruptedException {
        open("rules=orthodox");
        browser.value("document.querySelectorAll('details').forEach(d => { d.open = true; });"
                + "document.getElementById('pgn').value = '[White \"Ann\"]\\n\\n1. e4 {best} (1. d4 d5) e5 *'");
        browser.click("#pgn-read");
        untilStatus("1... e5. White to move");
        click("g1", "f3");
        untilStatus("2. Nf3. Black to move");
        browser.click("#pgn-write");
        browser.until("(pgn => ['[White \"Ann\"]', '{best}', '(1. d4 d5)', 'Nf3'].every(part => pgn.includes(part)))"
                + "(document.getElementById('pgn').value)");
    }

    @Test
    void undoFollowsTheFingersAndNumbersDoNotLie() throws InterruptedException {
        open("rules=two-prong&turns=e2e4");
        click("g8", "f6", "d7", "d5");
        untilStatus("1... d5,Nf6. White to move");
        assertThat((String) browser.value("decodeURIComponent(location.hash)")).contains("g8f6,d7d5");
        assertThat(browser.value("document.querySelectorAll('#squares g.arrow').length"))
                .isEqualTo(2.0);
        assertThat(browser.value("document.querySelectorAll('#squares .number').length"))
                .isEqualTo(0.0);
        browser.click("#undo:enabled");
        untilEntered("Entered: Nf6.");
        assertThat(browser.value("document.querySelectorAll('#squares .number').length"))
                .isEqualTo(1.0);
    }

    @Test
    void castlingGoesToTheRooksSquareToo() throws InterruptedException {
        open("rules=orthodox&position=r3k2r/8/8/8/8/8/8/R3K2R+w+KQkq+-+0+1");
        click("e1");
        browser.until("document.querySelector('" + square("h1") + "').classList.contains('target')");
        click("h1");
        untilStatus("1. O-O");
        browser.drag(square("e8"), square("a8"));
        untilStatus("1... O-O-O");
    }

    /** Whose twin a piece is: in its label and by a mark, of both sides, and in a stack. */
    @ParameterizedTest
    @CsvSource({"b1, g1", "g8, b8"})
    void siblingsAreMarkedAndSaid(String piece, String twin) throws InterruptedException {
        open("rules=twins");
        untilEntered("White: ");
        assertThat(label(piece)).endsWith("sibling of " + twin);
        click(piece);
        browser.until("document.querySelector('" + square(twin) + "').classList.contains('twin')");
        assertThat(browser.value("document.querySelectorAll('.twin').length")).isEqualTo(1.0);
    }

    @Test
    void siblingsOfAStackAreSaid() throws InterruptedException {
        open("rules=twins&position=4k3/8/8/8/8/8/8/R2(NN)K2R+w+-+-+0+20+a1%2Bh1,d1%2Bd1");
        untilEntered("White: ");
        assertThat(label("d1")).endsWith("sibling of d1");
        assertThat(label("a1")).endsWith("sibling of h1");
        assertThat(label("e1")).doesNotContain("sibling");
    }

    private String label(String square) throws InterruptedException {
        return (String) browser.value("document.querySelector('" + square(square) + "').dataset.words");
    }

    @Test
    void piecesSlideToWhereTheyGo() throws InterruptedException {
        open("rules=orthodox");
        untilEntered("White: ");
        browser.value("window.slid = []; const animate = Element.prototype.animate; Element.prototype.animate ="
                + " function(...all) { window.slid.push(this.dataset.square); return animate.apply(this, all); }; 0");
        click("e2", "e4");
        untilStatus("1. e4");
        assertThat(browser.value("window.slid.join()")).isEqualTo("e4");
        browser.drag(square("e7"), square("e5"));
        untilStatus("1... e5");
        assertThat(browser.value("window.slid.join()")).isEqualTo("e4");
    }

    @Test
    void ownArrowsAndCirclesAreDrawnAndTakenAway() throws InterruptedException {
        open("rules=orthodox");
        untilEntered("White: ");
        String own = "[...document.querySelectorAll('.own')].map(own => own.dataset.key).join()";
        browser.drag(square("e2"), square("e4"), "right");
        browser.drag(square("d5"), square("d5"), "right");
        assertThat(browser.value(own)).isEqualTo("e2-e4,d5-d5");
        browser.drag(square("e2"), square("e4"), "right");
        assertThat(browser.value(own)).isEqualTo("d5-d5");
        click("a5");
        assertThat(browser.value(own)).isEqualTo("");
        untilStatus("White to move");
    }

    @Test
    void theFirstBoardIsThereBeforeTheGameIsAndHardlyMoves() throws InterruptedException {
        browser.before("window.shift = 0; new PerformanceObserver(list => list.getEntries().forEach(entry => {"
                + " window.shift += entry.value; })).observe({type: 'layout-shift', buffered: true});"
                + "document.addEventListener('DOMContentLoaded', () => {"
                + " window.first = document.querySelector('#squares svg') !== null"
                + " && document.getElementById('status').textContent; });");
        for (int[] size : new int[][] {{1280, 800}, {390, 844}, {844, 390}}) {
            browser.size(size[0], size[1], false);
            open("rules=two-prong");
            untilEntered("White: ");
            browser.until("document.querySelectorAll('#game option').length > 20");
            assertThat(browser.value("window.first")).isEqualTo("Loading ...");
            assertThat(((Number) browser.value("window.shift")).doubleValue())
                    .as("layout shift at " + size[0])
                    .isLessThan(0.1);
        }
    }
}

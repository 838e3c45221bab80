package io.github.multimove.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a person does wrong on the board in a real browser, and what it costs: {@code mvn -Pbrowser}. Pictures of what is seen are
 * written into {@code target/board}, to be looked at.
 */
@Tag("browser")
class SlipsInBrowserTest extends BoardInBrowser {
    private static String length(int turns) {
        return "document.querySelectorAll('#turns button').length === " + turns;
    }

    @Test
    void undoOpensTheLastTurnWithoutItsLastSubMove() throws InterruptedException {
        open("rules=progressive&turns=e2e4;e7e5,g8f6;d1h5,f1c4,h5f7");
        browser.until(length(3));
        browser.click("#undo:enabled");
        untilEntered("Entered: Qh5, Bc4.");
        browser.click("#undo:enabled");
        untilEntered("White: ");
        browser.click("#undo:enabled");
        untilEntered("Entered: e5.");
    }

    @Test
    void aTurnWaitsToBePlayedWhereThatIsWanted() throws InterruptedException {
        open("rules=orthodox");
        browser.click("#confirm");
        click("e2", "e4");
        untilEntered("The turn is complete. Play it");
        browser.until(length(0));
        browser.click("#back:enabled");
        untilEntered("White: Move a piece.");
        click("d2", "d4");
        untilEntered("Entered: d4.");
        browser.click("#stop:enabled");
        browser.until(length(1));
        browser.click("#confirm");
    }

    @Test
    void theGameIsSteppedThroughBySubMoves() throws InterruptedException {
        open("rules=progressive&turns=e2e4;e7e5,g8f6");
        browser.until(length(2));
        browser.click("#step-back:enabled");
        untilEntered("Entered: e5.");
        browser.click("#step-back:enabled");
        browser.until("!document.getElementById('entered').textContent.includes('Entered')");
        browser.key("ArrowRight"); // nothing waits between the two
        browser.key("ArrowRight");
        untilStatus("White to move");
        browser.value("document.getElementById('squares').dispatchEvent("
                + "new WheelEvent('wheel', {deltaY: -100, cancelable: true}))");
        untilEntered("Entered: e5.");
    }

    @Test
    void whatIsEditedStaysWhateverElseIsAskedAndAfterLoadingAgain() throws InterruptedException {
        open("rules=orthodox&turns=e2e4");
        browser.until(length(1));
        browser.value("document.getElementById('edit').click()");
        browser.until("!document.getElementById('editor').hidden");
        browser.click("[data-change=clear]");
        browser.until("document.getElementById('setup').value.startsWith('8/8/8/8')");
        assertThat(browser.value("document.getElementById('last').closest('[inert]') !== null"))
                .isEqualTo(true);
        browser.value("document.getElementById('last').click()");
        Thread.sleep(300);
        assertThat(browser.value("document.querySelectorAll('#squares g.piece').length"))
                .isEqualTo(0.0);
        browser.value("location.reload()");
        Thread.sleep(500);
        browser.until("!document.getElementById('editor').hidden"
                + " && document.getElementById('setup').value.startsWith('8/8/8/8')");
        browser.click("#edit-leave");
        untilStatus("1. e4. Black to move");
    }

    @Test
    void backReturnsToTheGameThatAnotherHasReplaced() throws InterruptedException {
        open("rules=orthodox&turns=e2e4");
        browser.until(length(1));
        browser.value("document.getElementById('game').value = 'duck';"
                + "document.getElementById('game').dispatchEvent(new Event('change'))");
        browser.until("location.hash === '#rules=duck'");
        browser.value("history.back()");
        untilStatus("1. e4. Black to move");
        assertThat((String) browser.value("location.hash")).startsWith("#rules=orthodox");
    }

    @Test
    void beginnersAreToldWhyAndTheBoardStaysWhereItIs() throws InterruptedException, IOException {
        open("rules=two-prong&turns=e2e4;e7e5");
        browser.until(length(2));
        String top = "document.getElementById('squares').getBoundingClientRect().y";
        Object before = browser.value(top);
        click("e5");
        untilProblem("White is to move: the black pawn on e5 does not.");
        click("e3");
        untilProblem("No piece stands on e3.");
        click("d1", "h5");
        untilEntered("Entered: Qh5.");
        click("h5");
        untilProblem("the queen on h5 has moved already in this turn");
        browser.drag(square("h5"), square("f7"));
        untilProblem("the queen has moved already, from d1 to h5, and a piece moves only once in a turn");
        assertThat(browser.value(top)).isEqualTo(before);
        picture("moved-already");
    }

    @Test
    void arrowsLetClicksThrough() throws InterruptedException {
        open("rules=two-prong&turns=e2e4;e7e5&entered=d1h5");
        untilEntered("Entered: Qh5.");
        String middle = "(box => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))"
                + "(document.querySelector('.cell[data-square=h5]').getBoundingClientRect())";
        assertThat(browser.value("document.querySelectorAll('#squares g.arrow').length"))
                .isEqualTo(1.0);
        assertThat(browser.value(middle + ".dataset.square")).isEqualTo("h5");
        browser.value("document.querySelectorAll('.cell').forEach(cell => { cell.style.display = 'none'; })");
        assertThat(browser.value(middle + " === null || " + middle + ".closest('g.arrow') === null"))
                .isEqualTo(true);
    }

    @Test
    void theBoardIsLargeInThreeSizes() throws InterruptedException, IOException {
        int[][] sizes = {{1440, 900, 600}, {1280, 800, 600}, {1024, 768, 500}, {800, 1100, 700}, {390, 844, 370}};
        for (int[] size : sizes) {
            browser.size(size[0], size[1], false);
            open("rules=two-prong&turns=e2e4;e7e5&entered=d1h5");
            untilEntered("Entered: Qh5.");
            picture("size-" + size[0]);
            assertThat((Double) browser.value("document.querySelector('.panel').getBoundingClientRect().width"))
                    .isGreaterThan(size[2]);
            assertThat(browser.value("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
        }
    }

    @Test
    void everyLevelOfASmallBoardIsInSightOnAPhone() throws InterruptedException, IOException {
        browser.size(390, 844, false);
        open("rules=raumschach");
        untilEntered("White: ");
        assertThat((Double) browser.value("document.querySelectorAll('.panel.half')[4].getBoundingClientRect().top"))
                .isLessThan(844);
        assertThat(browser.value("document.getElementById('foot').getBoundingClientRect().bottom <= innerHeight"))
                .isEqualTo(true);
        click("Ba2", "Ca2");
        untilStatus("1. ");
        picture("phone-two-columns");
    }

    @Test
    void theLineSaysWhatToDoAndWhyATurnHasEnded() throws InterruptedException {
        open("rules=progressive&turns=e2e4;e7e5,g8f6");
        untilEntered("White: Sub-move 1 of 3: move a piece.");
        untilStatus("2. e5,Nf6. White to move");
        click("d1", "h5");
        untilEntered("White: Sub-move 2 of 3");
        open("rules=progressive&turns=e2e4;f7f6,e7e5;d1h5");
        untilStatus("3. Qh5+. The turn is complete after sub-move 1 of 3: a check ends it. Black to move, in check");
        assertThat(browser.value("document.querySelector('#turns li:nth-child(3) span').textContent"))
                .isEqualTo("3.");
    }

    @Test
    void aPieceThatMayNotMoveShowsWhereItCouldGo() throws InterruptedException, IOException {
        open("rules=marseillais&turns=e2e4");
        untilEntered("Black: ");
        String goes = "[...document.querySelectorAll('.cell.goes')].map(cell => cell.dataset.square).sort().join()";
        click("f1");
        untilProblem("Black is to move");
        browser.until(goes + " === 'a6,b5,c4,d3,e2'");
        picture("where-it-could-go");
        click("e7");
        browser.until(goes + " === ''");
    }

    @ParameterizedTest
    @CsvSource({
        "dragonchess, B basilisk",
        "grand, C marshal",
        "double-king, S squirk",
        "two-prong, P pawn",
        "raumschach, U unicorn"
    })
    void theRulesShowHowEachKindMoves(String id, String kind) throws InterruptedException, IOException {
        open("rules=" + id);
        untilEntered("White: ");
        browser.click("#rules-show");
        browser.until("document.getElementById('about').open"
                + " && document.getElementById('about').textContent.includes('A turn is')");
        browser.value("[...document.querySelectorAll('#about-options button')].find(button => button.textContent === '"
                + kind + "').click()");
        browser.until("document.querySelectorAll('#about-moves .target').length > 1");
        browser.until("document.querySelector('#about-moves figcaption').textContent.startsWith('" + kind.substring(2)
                + ": a dot is where it goes')");
        browser.value("document.getElementById('about-moves').scrollIntoView()");
        picture("moves-" + id);
    }

    @Test
    void aProblemIsSolvedAndTheSolverCanBeStopped() throws InterruptedException, IOException {
        open("rules=orthodox&position=kbK5/pp6/1P6/8/8/8/8/R7+w+-+-+0+1");
        untilEntered("White: ");
        browser.value("document.getElementById('solve-form').closest('details').open = true");
        browser.click("#solve-form button[type=submit]");
        browser.until("document.getElementById('solution').textContent.includes('1. Ra6!')");
        picture("solved");
        browser.value("document.getElementById('stipulation').value = '#9'");
        browser.click("#solve-form button[type=submit]");
        browser.until("document.getElementById('solution').textContent.includes('positions in')");
        browser.click("#solve-stop:enabled");
        browser.until("document.getElementById('solution').textContent === 'the solver was stopped'");
    }

    /** What has been captured, the side from which the board is seen, and targets for fingers. */
    @Test
    void theSideColumnTellsTheGame() throws InterruptedException {
        browser.size(390, 844, false);
        open("rules=orthodox&turns=e2e4;d7d5;e4d5");
        browser.until("document.getElementById('captured').textContent === 'Captured: black pawn.'");
        assertThat(browser.value("[...document.querySelectorAll('button:not(.cell), summary, select, .bar label')]"
                        + ".filter(each => each.checkVisibility() && each.getBoundingClientRect().height < 44)"
                        + ".map(each => each.id + each.textContent).join()"))
                .isEqualTo("");
        String random = ".value = 'any'; %1$s.dispatchEvent(new Event('change'))";
        browser.value(("%1$s" + random).formatted("document.getElementById('white')"));
        browser.until("location.hash.includes('seen=black')");
        browser.value(("%1$s" + random).formatted("document.getElementById('black')"));
        browser.until("document.querySelectorAll('#turns button').length > 5");
        browser.click("#first");
        untilStatus("The players wait until you go to the end");
    }

    @Test
    void wordsOfASquareThatWasTouchedDoNotStay() throws InterruptedException {
        open("rules=orthodox");
        browser.value("document.querySelector('.cell[data-square=e2]').dispatchEvent("
                + "new PointerEvent('pointerover', {bubbles: true, pointerType: 'touch'}))");
        assertThat(browser.value("document.getElementById('pointed').textContent"))
                .isEqualTo("");
        assertThat(browser.value("document.querySelector('.cell[data-square=e2]').getAttribute('aria-colindex')"))
                .isEqualTo("5");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rules=nosuch                 | found "nosuch"
            rulez=duck                   | in the link, found "rulez"
            rules=duck&turns=e2e4,@zz9   | found "zz9"
            """)
    void aBadLinkNamesWhatItDidNotFind(String link, String problem) throws InterruptedException {
        open(link);
        untilProblem(problem);
    }

    @Test
    void aPhoneOnItsSideShowsTheWholeBoardAndWhatIsSaidBesideIt() throws InterruptedException {
        browser.size(844, 390, false);
        open("rules=two-prong");
        browser.until("document.getElementById('entered').textContent !== ''");
        for (String id : new String[] {"squares", "status", "foot"}) {
            String box = "document.getElementById('" + id + "').getBoundingClientRect()";
            assertThat(browser.value("(box => box.top >= 0 && box.bottom <= innerHeight)(" + box + ")"))
                    .as(id)
                    .isEqualTo(true);
        }
        open("rules=dragonchess");
        assertThat(browser.value("[...document.querySelectorAll('.panel')].map(each => each.getBoundingClientRect())"
                        + ".filter(box => box.width <= innerWidth / 2 && box.height <= innerHeight - 100).length"))
                .isEqualTo(3.0);
    }
}

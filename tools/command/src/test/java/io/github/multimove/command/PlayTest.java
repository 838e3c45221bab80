package io.github.multimove.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game of two at the terminal. */
class PlayTest {
    private static final String SHUFFLE = "Nf3\nNf6\nNg1\nNg8\nNf3\nNf6\nNg1\nNg8\n";

    @TempDir
    private Path folder;

    private PgnGame saved(String input, String... more) throws IOException {
        Path file = folder.resolve("game.pgn");
        String[] args = new String[more.length + 3];
        args[0] = "play";
        System.arraycopy(more, 0, args, 1, more.length);
        args[more.length + 1] = "--pgn";
        args[more.length + 2] = file.toString();
        Ran ran = Ran.typing(input, args);
        assertThat(ran.code()).isZero();
        return Pgn.strict().read(Files.readString(file));
    }

    @Test
    void aGameIsPlayedToMateAndSaved() throws IOException {
        PgnGame game = saved("f3\ne5\ng4\nQh4\nquit\n", "orthodox", "--white", "Ann", "--black", "Bob");
        assertThat(game.game())
                .isEqualTo(Game.of(RuleSets.of("orthodox"))
                        .play("f2f3")
                        .play("e7e5")
                        .play("g2g4")
                        .play("d8h4"));
        assertThat(game.game().outcome()).contains(Outcome.win(Side.BLACK, Outcome.Reason.CHECKMATE));
        assertThat(game.tag("White")).contains("Ann");
        assertThat(game.tag("Black")).contains("Bob");
    }

    @Test
    void theEndOfInputEndsTheSessionAndSaves() throws IOException {
        PgnGame game = saved("e2e4\ne5,Nf6\n", "two-prong");
        assertThat(game.game().turns()).hasToString("[e2e4, e7e5,g8f6]");
        assertThat(game.game().outcome()).isEmpty();
    }

    @Test
    void theBoardAndBothFormsAreShownAndErrorsGoToStandardError() {
        Ran ran = Ran.typing("e4\ne4e9x\ne7e4\n\nquit\n", "play", "two-prong");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("e2e4  e4\n").doesNotContain("White> ").endsWith("b KQkq - 0 1\n");
        assertThat(ran.err().lines()).hasSize(2).last().asString().startsWith("e7e4: ");
    }

    @ParameterizedTest
    @CsvSource({
        "'e4;undo;d4', '[d2d4]', going on",
        "'e4;e5;undo;undo;redo', '[e2e4]', going on",
        "'e4;undo;redo;redo', '[e2e4]', going on",
        "'undo', '[]', going on",
        "'e4;undo;d4;redo', '[d2d4]', going on",
        "'e4;resign', '[e2e4]', resignation",
        "'resign;undo;e4', '[e2e4]', going on",
        "'resign;undo;redo', '[]', resignation",
        "'resign;e4', '[]', resignation",
        "'agree', '[]', agreement",
        "'draw', '[]', going on"
    })
    void turnsAndEndsAreTakenBack(String input, String turns, String end) throws IOException {
        Game game = saved(input.replace(';', '\n') + "\n", "orthodox").game();
        assertThat(game.turns()).hasToString(turns);
        assertThat(game.toString()).contains(end);
    }

    @Test
    void aDrawIsClaimedWhenItMayBe() throws IOException {
        assertThat(saved(SHUFFLE + "draw\n", "orthodox").game().outcome())
                .contains(Outcome.draw(Outcome.Reason.THREEFOLD_REPETITION));
    }

    @Test
    void resignationIsTheSideToMove() throws IOException {
        assertThat(saved("e4\nresign\n", "orthodox").game().outcome())
                .contains(Outcome.win(Side.WHITE, Outcome.Reason.RESIGNATION));
    }

    @Test
    void turnsAreListedHelpIsGivenAndTheGameIsSavedOnTheWay() throws IOException {
        Path file = folder.resolve("half.pgn");
        Ran ran = Ran.typing("turns g1\nhelp\nboard\nsave " + file + "\nsave\nturns z1\n", "play", "orthodox");
        assertThat(ran.out()).contains("\ng1f3\ng1h3\n", "undo, redo", "saved: " + file);
        assertThat(ran.err()).contains("expected save FILE, found no file").contains("expected ");
        assertThat(ran.err().lines()).hasSize(2);
        assertThat(Pgn.strict().read(Files.readString(file)).game()).isEqualTo(Game.of(RuleSets.of("orthodox")));
    }

    @Test
    void aGameGoesOnFromAPositionAndTurns() throws IOException {
        PgnGame game = saved("Kf8\n", "orthodox", "-p", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "-a", "e4");
        assertThat(game.game().turns()).hasToString("[e2e4, e8f8]");
        assertThat(game.tag("FEN")).contains("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    }

    @ParameterizedTest
    @CsvSource({
        "progressive, 'e4;e5;Nf6', '[e2e4, e7e5,g8f6]'",
        "progressive, 'e4;e5;back;d5;Nf6', '[e2e4, d7d5,g8f6]'",
        "progressive, 'e4;e5;Nf9;Nf6', '[e2e4, e7e5,g8f6]'",
        "progressive, 'e4;e5 Nf6', '[e2e4, e7e5,g8f6]'",
        "two-prong, 'e4;e5,;Nf6', '[e2e4, e7e5,g8f6]'",
        "two-prong, 'e4;e5,;end', '[e2e4, e7e5]'",
        "two-prong, 'e4;e5,;done', '[e2e4, e7e5]'",
        "two-prong, 'e4;e5,;undo;d5,;done', '[e2e4, d7d5]'",
        "duck, 'e4;@c6', '[e2e4,@c6]'"
    })
    void subMovesAreEnteredOneByOne(String id, String input, String turns) throws IOException {
        assertThat(saved(input.replace(';', '\n') + "\n", id).game().turns()).hasToString(turns);
    }

    @Test
    void aPromotionLeftOutIsAskedFor() throws IOException {
        PgnGame game = saved("a7a8\nn\n", "orthodox", "-p", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        assertThat(game.game().turns()).hasToString("[a7a8n]");
    }

    @Test
    void turnsAndBoardShowTheTurnAsEnteredSoFar() {
        Ran ran = Ran.typing("e4\ne5,\nturns g8\nboard\n", "play", "two-prong");
        assertThat(ran.out()).contains("e7e5,g8f6\ne7e5,g8h6\n").doesNotContain("a7a5,g8f6");
    }

    @Test
    void helpShowsTheFormsOfTheGame() {
        assertThat(Ran.typing("help\n", "play", "geminus").out())
                .contains("a drop")
                .doesNotContain("promotion");
        assertThat(Ran.typing("help\n", "play", "twins", "-p", "k7/4P3/8/8/8/8/8/1N2K1N1 w - - 0 1 b1+g1")
                        .out())
                .contains("a promotion to two pieces");
    }

    @Test
    void aTurnThatHasBegunSaysWhatFollows() {
        Ran ran = Ran.typing("e4\ne5\nmoves\n", "play", "progressive");
        assertThat(ran.out()).contains("Sub-move 2 of 2: move a piece.", "1. e4");
    }

    @Test
    void anOpponentAnswersAndUndoTakesItsTurnBackToo() throws IOException {
        for (String kind : new String[] {"random", "beginner"}) {
            assertThat(saved("e4\n", "marseillais", "--opponent", kind).game().length())
                    .isEqualTo(2);
        }
        assertThat(saved("", "marseillais", "--opponent", "beginner", "--as", "black")
                        .game()
                        .length())
                .isEqualTo(1);
        assertThat(saved("e4\nundo\n", "orthodox", "--opponent", "random")
                        .game()
                        .length())
                .isZero();
        assertThat(Ran.typing("", "play", "orthodox", "--opponent", "strong").code())
                .isEqualTo(Multimove.USAGE);
    }
}

package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrintedProblemTest {
    private static PrintedProblem printed(String placement, String stipulation) {
        Problem problem = Problem.of(Orthodox.rules(), placement, stipulation);
        return new PrintedProblem(Solver.of(problem).solve(), "A. <Author>", "Source & Co");
    }

    @Test
    void text_has_author_diagram_pieces_and_solution() {
        assertThat(printed("r3k3/pb1N4/8/8/1K5B/8/8/8", "h#2").text())
                .startsWith("A. <Author>\nSource & Co\n")
                .contains("Black to move\nh#2 (3+4), orthodox\n1. a6 Bg3 2. O-O-O Nb6#");
    }

    @Test
    void a_page_has_its_pictures_in_it_and_escapes_texts() {
        String page = PrintedProblem.html("<Two>", List.of(printed("r3k3/pb1N4/8/8/1K5B/8/8/8", "h#2")));
        assertThat(page)
                .startsWith("<!DOCTYPE html>")
                .contains(
                        "<h1>&lt;Two&gt;</h1>",
                        "<p>A. &lt;Author&gt;</p>",
                        "Source &amp; Co",
                        "<svg",
                        "<p>h#2 (3+4), orthodox, black to move</p>",
                        "Nb6#</pre>")
                .doesNotContain("href=\"http", "src=");
    }

    @Test
    void games_are_the_lines_replayed_by_the_rules() {
        PrintedProblem morphy = printed("kbK5/pp6/1P6/8/8/8/8/R7", "#2");
        List<PgnGame> games = morphy.pgn();
        assertThat(games)
                .hasSize(7)
                .allMatch(game -> Orthodox.rules().isCheckmate(game.game().position()));
        assertThat(games).allMatch(game -> Pgn.strict().read(game.toString()).equals(game));
        assertThat(games.get(0).tags()).containsEntry("White", "A. <Author>").containsEntry("Event", "#2 (3+4)");
        assertThat(printed("k7/8/1K6/8/8/8/8/7R", "ser-#1").pgn()).isEmpty();
        Problem late = Problem.of(Orthodox.rules(), "k7/8/1K6/8/8/8/8/7R w - - 150 99", "#1");
        assertThat(new PrintedProblem(Solver.of(late).solve(), "A\nB", "").pgn())
                .singleElement()
                .satisfies(game -> assertThat(game.tags()).containsEntry("White", "A B"));
    }
}

package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.twoprong.TwoProng;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphicalBoardTest {
    private static Square square(String name) {
        return Orthodox.game().board().square(name);
    }

    private static void move(GraphicalBoard board, String from, String to) {
        board.click(square(from));
        board.click(square(to));
    }

    @Test
    void aTurnOfTwoIsEnteredByClicksAndStoredOnTheWay() {
        GraphicalBoard board = GraphicalBoard.ofTwoProng();
        move(board, "e2", "e4"); // White's first turn is single, and ends by itself
        assertThat(board.save()).isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n");
        board.click(square("g8"));
        assertThat(board.targets()).hasToString("[f6, h6]");
        assertThat(board.line()).isEqualTo("Black: Move one piece or two.");
        board.click(square("f6"));
        assertThat(board.line()).isEqualTo("Black: Move one more piece, or end the turn.");
        assertThat(board.targets()).isEmpty();
        String saved = board.save();
        assertThat(saved).endsWith("\ng8f6");
        board.undo();
        assertThat(board.endTurn()).isFalse();
        board.load(saved);
        move(board, "e7", "e5");
        assertThat(board.save()).isEqualTo("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n");
    }

    @Test
    void aClickThatMayMeanSeveralThingsIsAQuestion() {
        RuleSet rules = Orthodox.rules();
        GraphicalBoard board = new GraphicalBoard(rules);
        board.load("7k/P7/8/8/8/8/8/K7 w - - 0 1\n");
        assertThat(board.click(square("a7"))).isEmpty();
        List<SubMove> question = board.click(square("a8"));
        assertThat(question).hasToString("[a7a8b, a7a8n, a7a8q, a7a8r]");
        board.choose(question.get(1));
        assertThat(board.save()).isEqualTo("N6k/8/8/8/8/8/8/K7 b - - 0 1\n");
    }

    @Test
    void aClickElsewhereChoosesAnotherPiece() {
        GraphicalBoard board = new GraphicalBoard(Orthodox.rules());
        board.click(square("b1"));
        board.click(square("g1"));
        assertThat(board.targets()).hasToString("[f3, h3]");
        board.click(square("e5"));
        assertThat(board.targets()).isEmpty();
    }

    @Test
    void thePictureShowsWhatHasBeenEntered() {
        GraphicalBoard board = GraphicalBoard.ofTwoProng();
        move(board, "e2", "e4");
        move(board, "g8", "f6");
        board.click(square("b8"));
        assertThat(board.svg())
                .contains("data-sub-move=\"g8f6\"")
                .contains("class=\"target\" data-square=\"c6\"")
                .contains("class=\"piece\" data-square=\"f6\" data-piece=\"n\"");
    }

    @Test
    void aTurnIsExplainedAsText() {
        RuleSet rules = TwoProng.over(Orthodox.game());
        Position position = rules.position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 9");
        assertThat(GraphicalBoard.explain(position, rules.parseTurn(position, "e1e2")))
                .endsWith("White to move, in check on e1\nturn: 1 e1e2\nthreats: e2e1\n")
                .isEqualTo(Diagram.of(position)
                        .turn(rules.parseTurn(position, "e1e2"))
                        .threats()
                        .toString());
    }

    @Test
    void piecesOfEveryGameAreDrawn() {
        for (String id : RuleSets.ids()) {
            assertThat(Diagram.of(RuleSets.of(id).initialPosition()).svg())
                    .as(id)
                    .contains("<path")
                    .doesNotContain("font-size=\"23\""); // the letter of a disc
        }
    }
}

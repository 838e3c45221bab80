package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.pgn.Pgn;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What the tour prints is what the library answers. */
class TourTest {
    private static final RuleSet RULES = RuleSets.of("two-prong");
    private static final String TOUR = tour();

    private static String tour() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Tour.show(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void showsTheInitialBoardOfEveryGameAndCountsItsTurns() {
        assertThat(TOUR).contains(Diagram.of(RULES.initialPosition()).text());
        assertThat(TOUR).contains("White begins with a single move: 20 turns.");
        for (String id : RuleSets.ids()) {
            RuleSet rules = RuleSets.of(id);
            LegalTurns turns = rules.legalTurns(rules.initialPosition());
            if (!id.equals("orthodox")) {
                assertThat(TOUR).contains(Diagram.of(rules.initialPosition()).text());
            }
            if (!id.equals("orthodox") && !id.equals("two-prong")) {
                assertThat(TOUR)
                        .contains(String.format(
                                Locale.ROOT, "%s: %,d turns. The first ones: %s", id, turns.count(), turns.at(0)));
            }
        }
    }

    @Test
    void countsTheRepliesToTheFirstTurn() {
        Position next = RULES.play(RULES.initialPosition(), RULES.parseTurn(RULES.initialPosition(), "e2e4"));
        long dual = RULES.legalTurns(next).stream()
                .filter(turn -> turn.subMoves().size() == 2)
                .count();
        assertThat(TOUR)
                .contains(
                        "Black has " + RULES.legalTurns(next).size() + " turns, of which " + dual + " move two pieces");
    }

    @Test
    void showsACheckThatOnlyDualMovesAnswer() {
        Position position = RULES.position(Tour.DOUBLE_CHECK);
        List<Turn> answers = RULES.legalTurns(position).stream().toList();
        assertThat(RULES.isCheck(position)).isTrue();
        assertThat(answers).isNotEmpty().allMatch(turn -> turn.subMoves().size() == 2);
        assertThat(TOUR).contains(answers.size() + " turns answer it: " + answers.get(0));
        assertThat(TOUR).contains("All of them move two pieces");
    }

    @Test
    void showsAMateByTwoPiecesThatNeitherGivesAlone() {
        Position position = RULES.position(Tour.LAST_RANK);
        List<Turn> mates = RULES.legalTurns(position).stream()
                .filter(turn -> RULES.isCheckmate(RULES.play(position, turn)))
                .toList();
        assertThat(mates).hasSize(1);
        Turn mate = mates.get(0);
        assertThat(mate.subMoves()).hasSize(2);
        assertThat(TOUR)
                .contains(mate + " (" + position.algebraic(mate) + ") mates; of "
                        + RULES.legalTurns(position).size() + " legal turns no other does.");
        mate.subMoves().forEach(half -> assertThat(TOUR).contains(half + " alone does not: Black has "));
    }

    @Test
    void playsAGameThatReadsBackAndHasEnded() {
        String movetext = TOUR.substring(TOUR.indexOf("1. ", TOUR.indexOf("== A game of random turns")));
        movetext = movetext.substring(0, movetext.indexOf("\n\n"));
        Game game = Pgn.lenient().read("[Variant \"two-prong\"]\n\n" + movetext).game();
        assertThat(game.outcome()).isPresent();
        assertThat(TOUR)
                .contains(game.length() + " turns, then: "
                        + game.outcome().orElseThrow().words() + ".");
        assertThat(TOUR).contains(Diagram.of(game.position()).text());
    }
}

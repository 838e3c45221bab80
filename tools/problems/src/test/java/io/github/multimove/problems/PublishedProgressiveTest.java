package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Budget;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Mates at the end of published games of Progressive Chess, in turns of up to eight moves. */
@Tag("budget")
class PublishedProgressiveTest {
    private static final int LONGEST = Budget.of(4, 20);

    /** How many of the positions are tried. */
    private static final int POSITIONS = Budget.of(1, 5);

    /** How many of the series are tried. */
    private static final int SERIES = Budget.of(1, 3);

    static List<String> published() throws IOException {
        return PublishedProblemsTest.lines("progressive.txt").stream()
                .filter(line -> line.split("; ", -1).length <= LONGEST)
                .toList();
    }

    static List<String> positions() throws IOException {
        return PublishedProblemsTest.lines("progressive-positions.txt").stream()
                .limit(POSITIONS)
                .toList();
    }

    /** The last ones, which are quick. */
    static List<String> series() throws IOException {
        List<String> all = PublishedProblemsTest.lines("series.txt");
        return all.subList(all.size() - SERIES, all.size());
    }

    @ParameterizedTest
    @MethodSource("published")
    void are_found_among_all_that_mate(String line) {
        String[] fields = line.split(" \\| ", -1);
        RuleSet rules = RuleSets.of(fields[1]);
        String[] turns = fields[2].split("; ", -1);
        Position position = rules.initialPosition();
        for (int i = 0; i < turns.length - 1; i++) {
            position = rules.play(position, rules.parseTurn(position, turns[i].replace(' ', ',')));
        }
        Turn published = rules.parseTurn(position, turns[turns.length - 1].replace(' ', ','));

        compare(position, published, Integer.parseInt(fields[3]));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void are_found_in_positions_of_turns_of_five_to_nine_moves(String line) {
        String[] fields = line.split(" \\| ", -1);
        Position position = RuleSets.of(fields[1]).position(fields[2]);
        compare(position, position.ruleSet().parseTurn(position, fields[3]), Integer.parseInt(fields[4]));
    }

    private static void compare(Position position, Turn published, int number) {
        RuleSet rules = position.ruleSet();
        Solution solution =
                Solver.of(new Problem(position, Stipulation.of("#1"))).solve();

        assertThat(solution.solutions()).hasSize(number);
        assertThat(solution.solutions()).extracting(Branch::turn).contains(published);
        assertThat(solution.solutions()).allMatch(key -> rules.isCheckmate(key.after()));
    }

    @ParameterizedTest
    @MethodSource("series")
    void series_are_solved_and_every_line_mates_when_replayed_by_the_rules(String line) {
        String[] fields = line.split(" \\| ", -1);
        Problem problem = Problem.of(Orthodox.rules(), fields[1], fields[2]);

        Solution solution = Solver.of(problem).lines(Solver.MAX_LINES).solve();

        assertThat(solution.count()).isEqualTo(Long.parseLong(fields[3]));
        solution.solutions()
                .forEach(branch ->
                        replay(problem.position(), branch, problem.stipulation().turns()));
    }

    private static void replay(Position position, Branch branch, int left) {
        Position after = position.play(branch.turn());
        if (left == 1) {
            assertThat(branch.branches()).isEmpty();
            assertThat(after.isCheckmate()).isTrue();
        } else {
            assertThat(after.isCheck()).isFalse();
            Setup passed = Setup.of(after).withOtherSideToMove();
            branch.branches().forEach(next -> replay(position.ruleSet().position(passed), next, left - 1));
        }
    }
}

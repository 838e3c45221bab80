package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Orthodox problems that composers have published, with the solutions that they published. */
class PublishedProblemsTest {
    private static final String LONG = "long: ";

    static List<String> lines(String name) throws IOException {
        try (InputStream file = PublishedProblemsTest.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    static List<String> published() throws IOException {
        return lines("published.txt").stream()
                .filter(line -> !line.startsWith(LONG))
                .toList();
    }

    static List<String> published_long_ones() throws IOException {
        return lines("published.txt").stream()
                .filter(line -> line.startsWith(LONG))
                .toList();
    }

    static List<String> multi_move() throws IOException {
        return lines("multi-move.txt");
    }

    /** What is told is what trying every turn by the rules alone finds. */
    @ParameterizedTest
    @MethodSource("multi_move")
    void small_problems_of_multi_move_games_have_these_solutions_and_no_other(String line) {
        String[] fields = line.split(" \\| ", -1);
        Problem problem = Problem.of(RuleSets.of(fields[0]), fields[1], fields[2]);

        Solution solution = Solver.of(problem).detail(Solver.Detail.KEYS).solve();

        assertThat(found(solution)).containsExactlyInAnyOrder(fields[3].split("; "));
        RuleSet rules = problem.position().ruleSet();
        assertThat(SolverAgreementTest.lines(solution))
                .isEqualTo(
                        new PlainSolver(rules, problem.stipulation(), Integer.MAX_VALUE).solutions(problem.position()));
    }

    @ParameterizedTest
    @MethodSource("published_long_ones")
    @Tag("full")
    void long_ones_have_the_published_solution_and_no_other(String line) {
        has_the_published_solution_and_no_other(line.substring(LONG.length()));
    }

    @ParameterizedTest
    @MethodSource("published")
    void has_the_published_solution_and_no_other(String line) {
        String[] fields = line.split(" \\| ", -1);
        Problem problem = Problem.of(Orthodox.rules(), fields[1], fields[2]);

        Solution solution =
                Solver.of(problem).detail(Solver.Detail.KEYS).threads(2).solve();

        assertThat(found(solution)).containsExactlyInAnyOrder(fields[3].split("; "));
        assertThat(solution.isComplete()).isTrue();
    }

    private static List<String> found(Solution solution) {
        return solution.problem().stipulation().play().isForced()
                ? solution.solutions().stream().map(Branch::toString).toList()
                : solution.toString().lines().toList();
    }
}

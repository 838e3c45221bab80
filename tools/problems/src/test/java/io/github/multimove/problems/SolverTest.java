package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.problems.Branch.Kind;
import io.github.multimove.problems.Solver.Detail;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Isolated
class SolverTest {
    private static final RuleSet ORTHODOX = Orthodox.rules();
    private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 #2";
    private static final String SCHOEPFER = "8/Q7/8/8/8/8/8/2k1K2R w K - #2";

    private static Solver solver(String text) {
        return Solver.of(Problem.of(ORTHODOX, text));
    }

    @Test
    void prints_set_play_tries_and_variations() {
        assertThat(solver(MORPHY).setPlay(true).tries(1).solve()).hasToString("""
                set play
                  1... Bh2 2. Rxa7#
                  1... Bg3 2. Rxa7#
                  1... Bf4 2. Rxa7#
                  1... Be5 2. Rxa7#
                  1... Bd6 2. Rxa7#
                  1... Bc7 2. Rxa7#
                1. Ra5? but 1... a6!
                1. Rxa7+? but 1... Bxa7!
                1. Ra6! zugzwang
                  1... bxa6 2. b7#
                  1... Bh2 2. Rxa7#
                  1... Bg3 2. Rxa7#
                  1... Bf4 2. Rxa7#
                  1... Be5 2. Rxa7#
                  1... Bd6 2. Rxa7#
                  1... Bc7 2. Rxa7#""");
    }

    @Test
    void full_play_has_every_defence() {
        Branch key = solver(SCHOEPFER).detail(Detail.FULL).solve().solutions().get(0);

        assertThat(key.branches(Kind.DEFENCE))
                .hasSize((int) ORTHODOX.legalTurns(key.after()).count());
        assertThat(key.branches(Kind.THREAT)).hasSize(1);
        assertThat(key.size()).isEqualTo(1 + 1 + 2);
    }

    @Test
    void keys_alone_have_no_branches() {
        Solution solution = solver(MORPHY).detail(Detail.KEYS).solve();

        assertThat(solution).hasToString("1. Ra6!");
        assertThat(solution.solutions().get(0).branches()).isEmpty();
        assertThat(solution.solutions().get(0).turn()).hasToString("a1a6");
    }

    @Test
    void marks_duals() {
        Solution solution =
                solver("7k/8/5K2/8/8/8/8/R5Q1 #2").detail(Detail.FULL).solve();

        List<Branch> continuations = new ArrayList<>();
        solution.solutions()
                .forEach(key -> key.branches(Kind.DEFENCE)
                        .forEach(defence -> assertThat(defence.branches())
                                .allMatch(branch ->
                                        branch.isDual() == defence.branches().size() > 1)
                                .allMatch(continuations::add)));
        assertThat(continuations).anyMatch(Branch::isDual).anyMatch(branch -> !branch.isDual());
        assertThat(solution.toString()).contains(" / ");
    }

    @Test
    void writes_four_duals_and_counts_the_rest() {
        Problem problem = Problem.of(RuleSets.of("two-prong"), "8/1R6/2K5/8/1N5p/8/7p/7k w - - 0 20 #2");
        Solution solution = Solver.of(problem).solve();

        assertThat(solution).hasToString("""
                1. Nd3,Rg7!
                  threat 2. Nf2# / 2. Nf2,Kb5# / 2. Nf2,Kc5# / 2. Nf2,Kd5# / and 9 more""");
        assertThat(solution.solutions().get(0).branches(Kind.THREAT))
                .hasSize(13)
                .allMatch(Branch::isDual);
    }

    @Test
    void mates_in_fewer_turns_solve_too() {
        assertThat(solver("7k/8/6K1/8/8/8/8/R7 #3").detail(Detail.KEYS).solve().toString())
                .contains("1. Ra8#!");
    }

    @Test
    void says_that_there_is_no_solution() {
        Solution solution = solver("7k/8/8/8/8/8/8/K7 #3").solve();

        assertThat(solution).hasToString("no solution");
        assertThat(solution.isSolved()).isFalse();
        assertThat(solution.count()).isZero();
    }

    @Test
    void numbers_help_play_from_either_side() {
        assertThat(solver("8/8/8/8/8/6p1/5prb/3K1Nkb ser-h=5").setPlay(true).solve())
                .hasToString("""
                set play
                1... Ke2=
                1. Kxf1 2. Rg1 3. g2 4. Bf4 5. Bd2 Kxd2=""");
        Solution half = solver("7k/5K2/8/8/8/8/8/R7 h#1.5").solve();
        assertThat(half.toString().lines()).allMatch(line -> line.matches("1\\.\\.\\. \\S+ 2\\. \\S+ \\S+#"));
        assertThat(half.count()).isPositive();
    }

    @Test
    void a_series_neither_checks_on_its_way_nor_leaves_its_king_in_check() {
        // On h8 at the second move the rook would give check.
        assertThat(solver("k7/8/1K6/8/8/8/8/7R ser-#2").solve().toString().lines())
                .isNotEmpty()
                .noneMatch(line -> line.startsWith("1. Rh8"));
    }

    @Test
    void captures_of_the_king_win_where_they_end_the_game() {
        RuleSet monster = RuleSets.of("monster[win=capture]");
        Problem problem = Problem.of(monster, "k7/8/1K6/8/8/8/8/8 w - - 0 20 #1");

        Solution solution = Solver.of(problem).solve();

        assertThat(solution.isSolved()).isTrue();
        assertThat(solution.solutions())
                .anyMatch(key -> monster.outcome(key.after()).isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"orthodox", "two-prong", "twins", "extra-move"})
    void solves_alike_on_several_threads_and_with_any_table(String id) {
        RuleSet rules = SmallBoard.of(id);
        Random random = new Random(20);
        for (String text : List.of("#2", "s#1", "h#1.5")) {
            for (int i = 0; i < 2; i++) {
                Solver solver = Solver.of(new Problem(SmallBoard.position(rules, random), Stipulation.of(text)))
                        .detail(Detail.VARIATIONS)
                        .lines(300)
                        .setPlay(true)
                        .tries(2);
                Solution one = solver.solve();
                Solution several = solver.threads(4).solve();
                Solution without = solver.tableEntries(0).solve();
                Solution tiny = solver.tableEntries(2).threads(3).solve();
                assertThat(several.toString()).isEqualTo(one.toString());
                assertThat(without.toString()).isEqualTo(one.toString());
                assertThat(tiny.toString()).isEqualTo(one.toString());
                assertThat(several.isComplete()).isEqualTo(one.isComplete());
            }
        }
    }

    @Test
    void tells_its_progress() {
        List<Solver.Progress> told = new ArrayList<>();
        Solution solution = solver(MORPHY).listener(told::add).threads(2).solve();

        long turns = solution.problem().position().legalTurns().count();
        assertThat(told).hasSizeGreaterThanOrEqualTo((int) turns);
        Solver.Progress last = told.get(told.size() - 1);
        assertThat(last.done()).isEqualTo(turns);
        assertThat(last.parts()).hasValue(turns);
        assertThat(last.trying()).isNotEmpty();
        assertThat(last.elapsed()).isPositive();
        assertThat(last.positionsPerSecond()).isNotNegative();
        assertThat(told).extracting(Solver.Progress::done).isSorted();
        assertThat(solution.positions()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void answers_interruption(int threads) {
        Solver solver = solver("r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R #6")
                .threads(threads);
        Thread.currentThread().interrupt();

        assertThatThrownBy(solver::solve).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void leaves_out_what_is_more_than_asked_for_and_says_so() {
        Solver solver = solver("7k/5K2/8/8/8/8/8/R7 h#2");
        Solution all = solver.solve();
        Solution cut = solver.lines(1).solve();

        assertThat(all.isComplete()).isTrue();
        assertThat(cut.isComplete()).isFalse();
        assertThat(cut.count()).isLessThan(all.count());
        assertThat(cut.toString()).endsWith("... and more");
        assertThat(all.toString()).contains(cut.toString().lines().findFirst().orElseThrow());
    }

    @Test
    void refuses_what_is_beyond_its_limits() {
        Solver solver = solver(MORPHY);

        refuses(solver::threads, "1 to 1024 threads", 0, Solver.MAX_THREADS + 1);
        refuses(solver::tableEntries, "0 to 16777216 table entries", -1, Solver.MAX_TABLE_ENTRIES + 1);
        refuses(solver::tries, "0 to 100 refutations", -1, Solver.MAX_REFUTATIONS + 1);
        refuses(solver::lines, "1 to 1000000 lines", 0, Solver.MAX_LINES + 1);
        assertThat(solver.threads(Solver.MAX_THREADS).solve())
                .hasToString(solver.solve().toString());
    }

    private static void refuses(IntFunction<Solver> limit, String expected, int... numbers) {
        for (int number : numbers) {
            assertThatThrownBy(() -> limit.apply(number)).hasMessage("expected " + expected + ", found " + number);
        }
    }
}

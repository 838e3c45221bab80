package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Budget;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every stipulation, on random positions of small games of every turn structure, as {@link PlainSolver} solves it. */
@Tag("budget")
class SolverAgreementTest {
    private static final int SERIES = Budget.of(8, 16);
    private static final int OTHERS = Budget.of(5, 9);
    private static final int POSITIONS = 3;
    private static final int MOST_TURNS = Budget.of(5_000, 15_000);

    @ParameterizedTest
    @FieldSource("io.github.multimove.problems.SmallBoard#GAMES")
    void solves_as_the_plain_solver_does(String id) {
        RuleSet rules = SmallBoard.of(id);
        boolean single = rules.structure().equals(TurnStructure.one());
        Random random = new Random(id.hashCode());
        List<String> stipulations = stipulations(single, SmallBoard.position(rules, random));
        int compared = 0;
        int solved = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = SmallBoard.position(rules, random);
            PlainSolver.Played played = new PlainSolver.Played(rules);
            for (String text : stipulations) {
                Stipulation asked = Stipulation.of(text);
                Set<String> plain;
                try {
                    plain = new PlainSolver(played, asked, MOST_TURNS).solutions(position);
                } catch (PlainSolver.TooLong e) {
                    continue;
                }
                Solution solution = Solver.of(new Problem(position, asked))
                        .detail(Solver.Detail.KEYS)
                        .tableEntries(1 << (compared % 12))
                        .lines(Solver.MAX_LINES)
                        .solve();
                assertThat(lines(solution)).as(position + " " + asked).isEqualTo(plain);
                assertThat(solution.count()).isEqualTo(plain.size());
                compared++;
                solved += plain.isEmpty() ? 0 : 1;
            }
        }
        assertThat(compared).as("compared").isGreaterThan(stipulations.size() * POSITIONS / 3);
        assertThat(solved).as("solved").isGreaterThan(compared / 80);
    }

    /** Orthodox turns on the small board where a stalemate, a king in the corner or the loss of the rooks decides as well. */
    static List<RuleSet> wonOtherwise() {
        BaseGame base = SmallBoard.base();
        PieceType king = base.royals().iterator().next();
        PieceType rook = base.types().stream()
                .filter(type -> type.letter() == 'R')
                .findFirst()
                .orElseThrow();
        BaseGame.Builder corner = base.toBuilder("corner");
        for (Side side : Side.values()) {
            corner.goal(side, king, List.of(base.board().square("d4")));
        }
        RoyalRule.LastRoyal stalemate = RoyalRule.lastRoyal().withoutTurn(RoyalRule.WithoutTurn.LOSES);
        return List.of(
                RuleSet.of("four-stalemate", base, TurnStructure.one(), stalemate),
                RuleSet.of("four-corner", corner.build(), TurnStructure.one(), RoyalRule.lastRoyal()),
                RuleSet.of(
                        "four-rooks",
                        base.toBuilder("rooks").vital(rook, 0).build(),
                        TurnStructure.one(),
                        RoyalRule.lastRoyal()));
    }

    @ParameterizedTest
    @MethodSource("wonOtherwise")
    void a_game_won_otherwise_than_by_mate_is_won(RuleSet rules) {
        int solved = 0;
        for (String text : List.of("#1", "#2", "h#1", "h#1.5", "ser-#2", "s#1")) {
            Random random = new Random(text.hashCode());
            for (int i = 0; i < 10 * POSITIONS; i++) {
                solved += isSolvedAlike(SmallBoard.position(rules, random), text) ? 1 : 0;
            }
        }
        assertThat(solved).isGreaterThan(POSITIONS);
    }

    /** Series to mate on the orthodox board are found as turns of a series game. */
    @Test
    void series_to_mate_on_the_orthodox_board_are_those_of_the_plain_solver() {
        solves_crowded_boards(Orthodox.rules(), 38, 1 + SERIES / 15, "ser-#2", "ser-#3");
        BaseGame mandatory =
                Orthodox.game().toBuilder("mandatory").mustCapture(true).build();
        solves_crowded_boards(RuleSet.of("mandatory", mandatory, TurnStructure.one()), 38, 0, "ser-#2", "ser-#3");
    }

    /** Where few turns are left, help play tries those alone that bring a piece to where a mate needs it. */
    @Test
    void help_play_to_mate_on_the_orthodox_board_is_that_of_the_plain_solver() {
        solves_crowded_boards(Orthodox.rules(), 39, 1 + SERIES / 15, "h#1", "h#1.5");
    }

    /** Orthodox positions with many pieces, each fifth with a longer stipulation. */
    private static void solves_crowded_boards(RuleSet rules, long seed, int fewest, String shorter, String longer) {
        Random random = new Random(seed);
        int solved = 0;
        for (int i = 0; i < SERIES; i++) {
            solved += isSolvedAlike(SmallBoard.crowded(rules, random), i % 5 == 0 ? longer : shorter) ? 1 : 0;
        }
        assertThat(solved).isGreaterThanOrEqualTo(fewest);
    }

    /** Help play to mate leaves out what no mate can follow, and pieces check otherwise than on the orthodox board. */
    @ParameterizedTest
    @MethodSource({
        "io.github.multimove.problems.SmallBoard#otherMoves",
        "io.github.multimove.problems.SmallBoard#otherRules"
    })
    void help_play_of_other_pieces_is_that_of_the_plain_solver(RuleSet rules) {
        Random random = new Random(40);
        int solved = 0;
        for (int i = 0; i < OTHERS; i++) {
            for (String text : List.of("h#1", "h#1.5", "h#2", "h=1.5", "ser-h#2")) {
                solved += isSolvedAlike(SmallBoard.position(rules, random), text) ? 1 : 0;
            }
        }
        assertThat(solved).isPositive();
    }

    /** A king may be unable to go anywhere because it would check. */
    @Test
    void stalemates_where_no_turn_may_check_are_those_of_the_plain_solver() {
        BaseGame quiet = Orthodox.game().toBuilder("quiet").forbidsChecks().build();
        Position position = RuleSet.of("quiet", quiet, TurnStructure.one()).position("B7/1K6/4k3/8/8/8/8/8 b - - 0 9");
        assertThat(isSolvedAlike(position, "ser-=2")).isTrue();
    }

    /** Compares with the plain solver, and tells whether there is a solution. */
    private static boolean isSolvedAlike(Position position, String text) {
        Stipulation asked = Stipulation.of(text);
        Set<String> plain = new PlainSolver(position.ruleSet(), asked, Integer.MAX_VALUE).solutions(position);
        Solution solution = Solver.of(new Problem(position, asked))
                .detail(Solver.Detail.KEYS)
                .lines(Solver.MAX_LINES)
                .solve();
        assertThat(lines(solution)).as(position + " " + asked).isEqualTo(plain);
        return !plain.isEmpty();
    }

    private static boolean hasSeries(Position position) {
        try {
            new Problem(position, Stipulation.of("ser-#2"));
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+", -1));
    }

    private static List<String> stipulations(boolean single, Position position) {
        List<String> all = new java.util.ArrayList<>(words("""
                #1 #2 =1 =2 s#1 s#2 s=1 h#0.5 h#1 h#1.5 h#2 h=0.5 h=1 h=1.5 r#1 semi-r#2 hs#1 hr#1.5 reci-h#1
                reci-h#1.5 reci-h+1 exact-#2 #=1 h#=1 r=2 +1 x2 prom1 zb42 hza11 s+1
                """));
        if (!single && hasSeries(position)) {
            all.addAll(words("""
                    ser-#2 ser-=2 ser-x2 ser-h#1 ser-hs#1 ser-s#1 ser-r#1 pser-#2 pser-h#1 ser-reci-h#1
                    """));
        }
        if (single) {
            all.addAll(words("""
                    #3 =3 s#3 s=2 h#2.5 h=2 ser-#1 ser-#3 ser-=3 ser-h#2 ser-h#3 ser-h=2 r#2 hs#2 hr#2 reci-h#2
                    reci-h=2 ser-hs#1 ser-hs#2 ser-s#2 ser-r#2 ser-s=2 ser-+3 ser-x2 ser-prom3 ser-za13 pser-#2
                    pser-#3 pser-h#2 pser-+3 exact-#3 exact-=2 #=2 ser-h#=2 ser-reci-h#2 pser-s#2 phser-#3
                    phser-s=2 r#3
                    """));
        }
        return all;
    }

    /** The first turns of direct play, the lines of help play, as {@link PlainSolver} writes them. */
    static Set<String> lines(Solution solution) {
        Set<String> found = new TreeSet<>();
        boolean forced = solution.problem().stipulation().play().isForced();
        solution.solutions().forEach(branch -> add(branch, "", forced, found));
        return found;
    }

    private static void add(Branch branch, String before, boolean forced, Set<String> found) {
        String line = (before + " " + branch.turn()).strip();
        if (forced || branch.branches().isEmpty()) {
            found.add(line);
        } else {
            branch.branches().forEach(next -> add(next, line, false, found));
        }
    }
}

package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.InputException;
import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parry series, proof games, duplex and twins. */
class GenresTest {
    private static final RuleSet ORTHODOX = Orthodox.rules();

    private static String solved(Problem problem) {
        return Solver.of(problem).solve().toString();
    }

    @Test
    void a_parry_series_checks_on_its_way_where_a_series_may_not() {
        String position = "8/4k3/R7/8/8/8/8/1R5K w - - 0 20 ";
        assertThat(solved(Problem.of(ORTHODOX, position + "ser-#2"))).doesNotContain("Rb7+");
        assertThat(solved(Problem.of(ORTHODOX, position + "pser-#2")))
                .contains("1. Rb7+ Kd8 2. Ra8#", "1. Rb7+ Ke8 2. Ra8#", "1. Rb7+ Kf8 2. Ra8#");
    }

    @Test
    void a_mate_too_soon_is_none_where_the_number_of_turns_is_exact() {
        String position = "k7/8/1K6/8/8/8/8/7R w - - 0 20 ";
        assertThat(solved(Problem.of(ORTHODOX, position + "#2"))).contains("1. Rh8#!");
        assertThat(solved(Problem.of(ORTHODOX, position + "exact-#2")))
                .doesNotContain("1. Rh8")
                .contains("1. Rg1!");
    }

    @Test
    void one_side_alone_plays_a_series_proof_game() {
        assertThatThrownBy(() -> Problem.of(
                        RuleSets.of("progressive"),
                        "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1",
                        "ser-dia2"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /**
     * Every line of each. The position of a proof game is the one after the last turn: the other side is to move, in check, mated
     * or neither. In pser-# the series must go on from every parry, in phser-# from one. The reciprocal helpmate is as Popeye
     * prints it; in the helpselfmates the white queen leaves Black one reply, which mates.
     */
    @ParameterizedTest
    @CsvFileSource(resources = "genres.txt", delimiter = '|')
    void problems_have_these_lines(String problem, String lines) {
        assertThat(solved(Problem.of(ORTHODOX, problem)).lines().map(String::strip))
                .containsExactlyInAnyOrder(lines.split(", +", -1));
    }

    /** As in Popeye the side to move is that of what is asked. */
    @ParameterizedTest
    @CsvSource({
        "#2, h#2, BLACK",
        "h#2, #2, WHITE",
        "dia7, dia6.5, BLACK",
        "dia7, ser-dia6, BLACK",
        "h#2, h#2.5, WHITE",
        "#2, s#2, WHITE"
    })
    void a_twin_has_the_side_to_move_that_is_customary_of_its_stipulation(String first, String second, Side side) {
        Problem twin = Problem.of(ORTHODOX, "4k3/8/8/8/8/8/8/R3K3", first).twin("stipulation " + second);
        assertThat(twin.position().side()).isEqualTo(side);
        assertThat(twin.twin("stipulation " + first)).isEqualTo(Problem.of(ORTHODOX, "4k3/8/8/8/8/8/8/R3K3", first));
    }

    /** In every series the last turn may check, in a series-helpmate the opponent's. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ser-+2   | 7k/8/6K1/8/8/8/8/R7 w - - 0 1 | 1. Ra7 2. Rh7+",
                "ser-#2   | 7k/8/6K1/8/8/8/8/R7 w - - 0 1 | 1. Ra7 2. Ra8#",
                "ser-zh12 | 7k/8/6K1/8/8/8/8/R7 w - - 0 1 | 1. Rb1 2. Rh1+",
                "ser-x2   | 7k/6p1/8/8/8/8/K7/6R1 w - - 0 1 | 1. Rg6 2. Rxg7"
            })
    void a_series_may_end_in_check(String stipulation, String position, String line) {
        assertThat(solved(Problem.of(ORTHODOX, position + " " + stipulation)).lines())
                .contains(line);
    }

    /** Every line that leads from the initial position to a placement, by trying all turns. */
    private static void walk(Position position, String placement, int left, String before, Set<String> found) {
        if (left == 0) {
            if (position.toString().split(" ", -1)[0].equals(placement)) {
                found.add(before.strip());
            }
            return;
        }
        for (Turn turn : position.legalTurns()) {
            walk(position.play(turn), placement, left - 1, before + " " + turn, found);
        }
    }

    @ParameterizedTest
    @CsvSource({"orthodox, 3, 6", "two-prong, 1, 3", "marseillais, 2, 3", "progressive, 2, 3", "duck, 1, 2"})
    void proof_games_are_those_that_trying_everything_finds(String id, int plies, int targets) {
        compareProofGames(RuleSets.of(id), plies, targets);
    }

    @ParameterizedTest
    @CsvSource({"orthodox, 4, 12", "two-prong, 2, 6", "monster, 3, 6", "swedish, 3, 3", "duck, 2, 3"})
    void proof_games_on_small_boards_with_promotions_too(String id, int plies, int targets) {
        compareProofGames(SmallBoard.of(id), plies, targets);
    }

    /** A position after random turns, begun again where the game was over before. */
    private static Position played(Position start, int plies, Random random) {
        Position position = start;
        for (int ply = 0; ply < plies; ply++) {
            List<Turn> turns = new ArrayList<>(position.legalTurns());
            if (turns.isEmpty()) {
                return played(start, plies, random);
            }
            position = position.play(turns.get(random.nextInt(turns.size())));
        }
        return position;
    }

    private static void compareProofGames(RuleSet rules, int plies, int targets) {
        Random random = new Random(35);
        for (int i = 0; i < targets; i++) {
            Position target = played(rules.initialPosition(), plies, random);
            Set<String> expected = new TreeSet<>();
            walk(rules.initialPosition(), target.toString().split(" ", -1)[0], plies, "", expected);
            String asked = "dia" + plies / 2 + (plies % 2 == 0 ? "" : ".5");

            Solution solution = Solver.of(new Problem(target, Stipulation.of(asked)))
                    .lines(Solver.MAX_LINES)
                    .solve();

            assertThat(SolverAgreementTest.lines(solution))
                    .as(target.toString())
                    .isEqualTo(expected);
        }
    }

    @Test
    void a_proof_game_is_told_with_its_shorter_ones() {
        Problem problem = Problem.of(ORTHODOX, "rnbqkbnr/1ppppppp/p7/8/8/N7/PPPPPPPP/R1BQKBNR dia2");
        assertThat(Solver.of(problem).shorter(true).solve().toString())
                .startsWith("short solutions\n1. Na3 a6\n")
                .contains("no solution");
        Problem castled = Problem.of(ORTHODOX, "rn1qkb1r/pbpppppp/1p3n2/8/8/5NP1/PPPPPPBP/RNBQ1RK1 dia3.5");
        assertThat(solved(castled).lines()).hasSizeGreaterThan(5).allMatch(line -> line.endsWith("4. O-O"));
    }

    /** Black begins where the stipulation says so. */
    @ParameterizedTest
    @ValueSource(strings = {"reci-h#3", "ser-hs#1"})
    void black_begins_help_play(String stipulation) {
        assertThat(Problem.of(ORTHODOX, "7r/8/3Q4/8/1NN5/8/6PP/k6K", stipulation)
                        .position()
                        .side())
                .isEqualTo(Side.BLACK);
    }

    @Test
    void a_duplex_has_the_sides_exchanged() {
        Problem problem = Problem.of(ORTHODOX, "7R/8/8/8/8/6k1/r7/7K #1");
        Problem duplex = problem.duplex().orElseThrow();
        assertThat(duplex.position().side()).isEqualTo(Side.BLACK);
        assertThat(solved(duplex)).isEqualTo("1. Ra1#!");
    }

    @Test
    void white_begins_help_play_where_it_is_asked_to() {
        Problem problem = Problem.of(ORTHODOX, "8/8/2b3R1/8/8/1K6/6p1/k7", "h=2");
        assertThat(solved(problem.begunBy(Side.WHITE))).isEqualTo("1. Rg5 g1=Q 2. Rc5 Qxc5=");
        assertThat(problem.begunBy(Side.BLACK)).isEqualTo(problem);
    }

    @Test
    void conventions_of_castling_and_en_passant_can_be_set_aside() {
        Problem castles = Problem.of(ORTHODOX, "8/Q7/8/8/8/8/8/2k1K2R", "#2");
        assertThat(solved(castles)).contains("O-O#");
        assertThat(solved(castles.withoutCastling())).doesNotContain("O-O");
        Problem pawn = Problem.of(ORTHODOX, "7R/7p/5P1k/4PKpP/8/8/8/8", "#2");
        assertThat(solved(pawn)).doesNotContain("hxg6");
        assertThat(solved(pawn.withEnPassant("g6"))).startsWith("1. hxg6");
        assertThatThrownBy(() -> pawn.withEnPassant("a6")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void twins_are_changes_of_the_diagram() {
        Problem problem = Problem.of(ORTHODOX, "r3k3/pb1N4/8/8/1K5B/8/8/8", "h#2");
        assertThat(solved(problem.twin("exchange e8 a8"))).isEqualTo("1. Rh8 Nb6+ 2. Kb8 Bg3#");
        assertThat(problem.twin("move d7 d6 remove a7 add white Pa2 stipulation h#3"))
                .hasToString("r3k3/1b6/3N4/8/1K5B/8/P7/8 b q - 0 1 h#3");
        assertThat(problem.pieceCount()).isEqualTo("3+4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "move a1 a2", "move e8", "shift a1 a2", "add green Pa2", "add white Xa2", "remove e8"})
    void twins_that_are_none_are_refused(String changes) {
        Problem problem = Problem.of(ORTHODOX, "r3k3/pb1N4/8/8/1K5B/8/8/8", "h#2");
        assertThatThrownBy(() -> problem.twin(changes)).isInstanceOf(InputException.class);
    }

    @Test
    void twins_and_duplex_of_popeye_are_read() {
        PopeyeInput input = PopeyeInput.read(ORTHODOX, """
                begin
                forsyth r3k3/pb1S4/8/8/1K5B/8/8/8
                stipulation h#2.0
                option duplex nocastling
                twin exchange e8 a8
                twin continued move h4 h2 stipulation h#1
                end""").get(0);
        assertThat(input.twins()).hasSize(2);
        assertThat(input.problems()).hasSize(6);
        assertThat(input.twins().get(1)).hasToString("k3r3/pb1N4/8/8/1K6/8/7B/8 b - - 0 1 h#1");
    }
}

package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Orthodox;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProblemTest {
    private static final RuleSet ORTHODOX = Orthodox.rules();

    @ParameterizedTest
    @CsvSource({
        "#2, WHITE, WHITE",
        "=2, WHITE, WHITE",
        "s#2, WHITE, BLACK",
        "h#2, BLACK, WHITE",
        "h=2, BLACK, WHITE",
        "h#2.5, WHITE, WHITE",
        "ser-#2, WHITE, WHITE",
        "ser-=2, WHITE, WHITE",
        "ser-h#2, BLACK, WHITE",
        "r#2, WHITE, BLACK",
        "hs#2, WHITE, BLACK",
        "hs#2.5, BLACK, BLACK",
        "ser-r#2, WHITE, BLACK",
        "dia2.5, BLACK, BLACK",
        "ser-dia2, BLACK, WHITE"
    })
    void of_a_placement_has_the_customary_side_to_move(String stipulation, Side first, Side winner) {
        Problem problem = Problem.of(ORTHODOX, "4k3/8/8/8/8/8/8/R3K3", stipulation);

        assertThat(problem.position().side()).isEqualTo(first);
        assertThat(problem.winner()).isEqualTo(winner);
        assertThat(problem.position().castlingRights())
                .extracting(right -> right.text())
                .containsExactly("Q");
    }

    @Test
    void of_a_whole_position_has_its_side_and_rights() {
        Problem problem = Problem.of(ORTHODOX, "4k3/8/8/8/8/8/8/R3K3 b Q - 4 20 #3");

        assertThat(problem.winner()).isEqualTo(Side.BLACK);
        assertThat(problem.position().castlingRights()).hasSize(1);
        assertThat(problem).hasToString("4k3/8/8/8/8/8/8/R3K3 b Q - 4 20 #3");
        assertThat(Problem.of(ORTHODOX, problem.toString())).isEqualTo(problem);
    }

    @Test
    void reads_knights_as_composers_write_them() {
        assertThat(Problem.of(ORTHODOX, "4k1s1/8/8/8/8/8/8/S3K3", "#2"))
                .isEqualTo(Problem.of(ORTHODOX, "4k1n1/8/8/8/8/8/8/N3K3", "#2"));
        assertThatThrownBy(() -> Problem.of(ORTHODOX, "4k1s1/8/8/8/8/8/8/S3K3 w - -", "#2"))
                .isInstanceOf(PositionException.class);
    }

    @Test
    void does_not_read_knights_where_the_letter_is_taken() {
        RuleSet doubleKing = RuleSets.of("double-king");
        String placement = doubleKing.initialPosition().toString().split(" ", -1)[0];

        assertThat(placement).containsIgnoringCase("s");
        assertThat(Problem.of(doubleKing, placement, "#2").position().toString())
                .startsWith(placement);
    }

    @ParameterizedTest
    @CsvSource({
        "two-prong, ser-#3",
        "marseillais, ser-h#3",
        "progressive, ser-=3",
        "two-move, ser-#3",
        "swedish, ser-#3"
    })
    void refuses_series_where_a_turn_depends_on_the_one_before(String id, String stipulation) {
        RuleSet rules = RuleSets.of(id);

        assertThatThrownBy(() -> new Problem(rules.initialPosition(), Stipulation.of(stipulation)))
                .isInstanceOf(StipulationException.class)
                .hasMessage(
                        "expected a stipulation without a series in %s, whose turns depend on the turns before at"
                                + " character 1 of \"%s\", found \"%s\"",
                        id, stipulation, stipulation);
    }

    @Test
    void a_series_is_of_turns_with_as_many_moves_as_the_game_has() {
        Problem pairs = Problem.of(RuleSets.of("two-prong"), "8/1R6/2K5/8/1N5p/8/7p/7k w - - 0 20 ser-#2");
        Problem monster = Problem.of(RuleSets.of("monster"), "8/8/8/8/8/7k/1P6/2K5 w - - 0 20 ser-prom3");
        assertThat(Solver.of(pairs).solve().solutions()).isNotEmpty();
        assertThat(Solver.of(monster).solve().toString()).doesNotContain("no solution");
    }

    @Test
    void refuses_bad_texts() {
        assertThatThrownBy(() -> Problem.of(ORTHODOX, "4k3/8/8/8/8/8/8/R3K3"))
                .isInstanceOf(StipulationException.class)
                .hasMessageContaining("a space and a stipulation such as #2");
        assertThatThrownBy(() -> Problem.of(ORTHODOX, "4k3/8/8/8/8/8/8/R3K3 #x"))
                .isInstanceOf(StipulationException.class);
        assertThatThrownBy(() -> Problem.of(ORTHODOX, "4k3/8/8/8/8/8/8/R3K3 zj92"))
                .hasMessage("expected a square of the board at character 2 of \"zj92\", found \"j9\"");
        assertThatThrownBy(() -> Problem.of(ORTHODOX, "4k3/8/8/8/8/8/R3K3 #2")).isInstanceOf(PositionException.class);
        assertThatThrownBy(() -> Problem.of(ORTHODOX, "8/8/8/8/8/8/8/R3K3 #2")).isInstanceOf(PositionException.class);
    }
}

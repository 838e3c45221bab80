package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PopeyeInputTest {
    private static final RuleSet ORTHODOX = Orthodox.rules();

    @Test
    void reads_problems_one_after_the_other() {
        List<PopeyeInput> problems = PopeyeInput.read(ORTHODOX, """
                BeginProblem
                author Paul Morphy
                forsyth kbK5/pp6/1P6/8/8/8/8/R7
                stip #2 option variation noboard
                NextProblem
                author A. & J. Hoitsma
                origin Stern 1979
                pieces white Bh2 Ke1 Rh1 a8
                  black Kc8 Qc7 Bh4 Pa7g3g5
                stip h#2
                opti MaxSol 1 Intelligent
                EndProblem
                """.replace(" a8\n", " Ba8\n"));

        assertThat(problems).hasSize(2);
        PopeyeInput morphy = problems.get(0);
        assertThat(morphy.author()).isEqualTo("Paul Morphy");
        assertThat(morphy.problem().pieceCount()).isEqualTo("3+4");
        assertThat(morphy.solver().solve().toString()).startsWith("1. Ra6! zugzwang");
        PopeyeInput help = problems.get(1);
        assertThat(help.origin()).isEqualTo("Stern 1979");
        assertThat(help.maxSolutions()).isEqualTo(1);
        assertThat(help.problem()).isEqualTo(Problem.of(ORTHODOX, "B1k5/p1q5/8/6p1/7b/6p1/7B/4K2R", "h#2"));
        assertThat(help.solver().solve().toString()).startsWith("1. Kb8 O-O 2. g2 Rf8#");
    }

    @Test
    void lets_white_begin_where_it_is_asked_to() {
        String text = "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 option WhiteToPlay end";
        assertThat(PopeyeInput.read(ORTHODOX, text).get(0).solver().solve().toString())
                .isEqualTo("1. Rg5 g1=Q 2. Rc5 Qxc5=");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 condition Circe end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 option Maxi end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h~2 end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 end",
                "begin stip #2 end",
                "begin pieces white Kz9 stip #2 end",
                "begin pieces white Ke1 black Ke8 stip #2 option maxsol x end"
            })
    void refuses_what_it_does_not_know(String text) {
        assertThatThrownBy(() -> PopeyeInput.read(ORTHODOX, text)).isInstanceOf(IllegalArgumentException.class);
    }
}

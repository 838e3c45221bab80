package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

    /** Mueller and Linss, Die Schwalbe 100, 1986: White begins and mates with the third move. */
    @Test
    void lets_white_begin_and_reach_the_goal_where_it_is_asked_to() {
        String text = "begin pieces white Ke3 Bf1h4 Ph2 black Kh5 Rf4 Se7 Pd5d6h3 stip H#3 option WhiteToPlay end";
        assertThat(PopeyeInput.read(ORTHODOX, text).get(0).solver().solve().toString())
                .isEqualTo("1... Bxe7 2. Rf6 Be2+ 3. Kh4 Bxf6#");
    }

    private static List<String> solved(String text) {
        PopeyeInput input = PopeyeInput.read(ORTHODOX, text).get(0);
        return input.problems().stream()
                .map(problem -> input.solver(problem).solve().toString())
                .toList();
    }

    /** J. Tafferner, Revista Romana de Sah 1934: in the mirror White has a rook and a king at home, and castles. */
    @Test
    void twins_are_changes_of_the_whole_board() {
        assertThat(solved("begin pieces white Kd1 Ra1 Pa2b4c3d2 black Ke8 Rh8 Pd3e7g7 stip h#3 twin mirr a1<-->h1 end"))
                .containsExactly("1. O-O Kc1 2. Kh8 Kb2 3. Rg8 Rh1#", "1. Rc8 O-O 2. Rc7 Ra1 3. Kc8 Ra8#");
        String ladder = "begin pieces white Kc2 Rb3 black Ka1 stip #1 ";
        assertThat(solved(ladder + "zero shift a1 b2 twin rotate 90 twin poli opti halfduplex end"))
                .hasSize(3);
        PopeyeInput twins = PopeyeInput.read(
                        ORTHODOX,
                        ladder + "twin rot 90 twin cont mirror a1<-->a8 twin shif a1==>b2 twin polish twin subst R P "
                                + "twin mirror a1<-->h8 twin mirror a8<-->h1 twin add white qe8 Sa7b7 black pa2 rem b3 end")
                .get(0);
        assertThat(twins.twins())
                .extracting(each -> each.position().toString().split(" ", -1)[0])
                .containsExactly(
                        "8/8/8/8/8/6K1/5R2/7k",
                        "7k/5R2/6K1/8/8/8/8/8",
                        "8/8/8/8/2R5/3K4/1k6/8",
                        "8/8/8/8/8/1r6/2k5/K7",
                        "8/8/8/8/8/1P6/2K5/k7",
                        "7k/5R2/6K1/8/8/8/8/8",
                        "8/8/8/8/8/1K6/2R5/k7",
                        "4Q3/NN6/8/8/8/8/p1K5/k7");
    }

    /** Morphy's problem after its key; without the pawn on b6 there is a defence, and with another stipulation no key. */
    @Test
    void after_the_key_the_other_side_is_to_move() {
        String after = "begin forsyth kbK5/pp6/RP6/8/8/8/8/8 stip #2 option postkey try setplay variation ";
        assertThat(solved(after + "twin remove b6 end"))
                .containsExactly(
                        "1... bxa6 2. b7#\n"
                                + Stream.of("h2", "g3", "f4", "e5", "d6", "c7")
                                        .map(to -> "1... B" + to + " 2. Rxa7#")
                                        .collect(Collectors.joining("\n")),
                        "no solution");
        assertThat(solved("Anfang ford s#1 steine weiss Kh1 Th2 schwarz Kf1 Ta2 opti nachschluessel ende"))
                .containsExactly("no solution");
        assertThat(solved("begin pieces white Kf6 Qg7 black Kh8 stip #2 option postkey end"))
                .containsExactly("no solution");
    }

    @Test
    void castling_and_en_passant_are_as_the_options_say() {
        String rooks = "begin forsyth r3k2r/8/8/8/8/8/8/R3K2R stip #2 ";
        assertThat(PopeyeInput.read(
                        ORTHODOX, rooks + "opti nocastling a1h8,try;defence 2,,intelligent 3;intelligent, end"))
                .singleElement()
                .satisfies(input -> {
                    assertThat(input.problem().position()).hasToString("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
                    assertThat(input.tries()).isEqualTo(2);
                });
        assertThat(PopeyeInput.read(ORTHODOX, rooks + "opti nocastling end")
                        .get(0)
                        .problem()
                        .position()
                        .castlingRights())
                .isEmpty();
        String pawn = "begin forsyth 7R/7p/5P1k/4PKpP/8/8/8/8 stip #2 opti enpassant g7g6g5 end";
        assertThat(solved(pawn)).singleElement().asString().startsWith("1. hxg6");
    }

    @Test
    void commands_may_follow_pieces() {
        List<PopeyeInput> problems = PopeyeInput.read(ORTHODOX, """
                beginproblem
                author P. Morphy
                pieces white Kc8 Ra1 Pb6 black Ka8 Bb8 Pa7b7
                stipulation #2
                pieces black
                title the second
                nextproblem
                stipulation exact-h#3
                pieces black Kg3 Ba7 white Ka1 Rh1
                endproblem""");
        assertThat(problems).hasSize(2);
        assertThat(problems.get(0).title()).isEqualTo("the second");
        assertThat(problems.get(1).problem().stipulation()).hasToString("h#3");
    }

    @Test
    void german_words_and_pieces_are_read() {
        List<PopeyeInput> problems = PopeyeInput.read(ORTHODOX, """
                Anfangproblem
                Autor P. Morphy
                Forderung #2
                Steine Weiss Kc8 Ta1 Bb6
                       Schwarz Ka8 Lb8 Ba7b7
                Option Zugnummer Verfuehrung Satzspiel Varianten
                WeiteresProblem
                fors t3k3/lb1S4/8/8/1K5L/8/8/8 ford h#2
                zwil taus e8 a8 zwil ferner vers h4 h2 hinzu schw dh8 ersetze S T
                EndeProblem
                """);
        assertThat(problems).hasSize(2);
        PopeyeInput morphy = problems.get(0);
        assertThat(morphy.author()).isEqualTo("P. Morphy");
        assertThat(morphy.problem()).isEqualTo(Problem.of(ORTHODOX, "kbK5/pp6/1P6/8/8/8/8/R7", "#2"));
        assertThat(List.of(morphy.tries(), morphy.isSetPlay(), morphy.isVariation()))
                .isEqualTo(List.of(1, true, true));
        assertThat(problems.get(1).problems())
                .extracting(each -> each.position().toString().split(" ", -1)[0])
                .containsExactly(
                        "r3k3/bp1N4/8/8/1K5B/8/8/8", "k3r3/bp1N4/8/8/1K5B/8/8/8", "k3r2q/bp1R4/8/8/1K6/8/7B/8");
    }

    /** As collections have them: several authors, a number apart from its stipulation, commas, the array and its changes. */
    @Test
    void what_stands_in_collections_is_read() {
        PopeyeInput geza = PopeyeInput.read(ORTHODOX, """
                anfang
                autor Michel Caillaud
                autor Jacques Rotenberg
                quelle Europe Echecs, 1991
                auszeichnung 1. Preis
                ford dia 7
                steine weiss ke1 dd1 ta1h1 lc1f1, sb1g1 ba2b2c2d2f3g2h2; schwarz kf6 de8 ta8h8 le2f8 sb8g8 ba7b7c7e7f4g7h7
                zwilling ford dia 7.5
                ende
                """).get(0);
        assertThat(geza.author()).isEqualTo("Michel Caillaud; Jacques Rotenberg");
        assertThat(geza.problems())
                .extracting(each -> each.stipulation().toString())
                .containsExactly("dia7", "dia7.5");
        assertThat(solved("begin initialgamearray stip #1 twin stip + 1 option variations, noboard; beep end"))
                .containsExactly("no solution", "no solution");
        assertThat(solved("begin pieces white Ke1 Ra1 black Kg1 stip s00 2 twin stip ser-00 1 end"))
                .containsExactly("no solution", "1. O-O-O+");
        assertThat(solved("begin forsyth 7k/16/6K1/5Q2/24 stip #1 end what follows is no problem"))
                .isEqualTo(solved("begin pieces white Kg5 Qf4 black Kh8 stip #1 end"));
    }

    @Test
    void exactly_so_many_turns_of_a_selfmate_are_refused() {
        assertThatThrownBy(() -> PopeyeInput.read(ORTHODOX, "begin pieces white Kc1 black Ka1 stip exact-s#2 end"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "problem 1, line 1: expected exact- before direct play, help play or a series, found it before s#2");
    }

    /** The others are read; words of a refused problem, of its texts too, begin no problem. */
    @Test
    void what_is_refused_is_told_with_its_number_and_line() {
        List<PopeyeException> refused = new ArrayList<>();
        List<PopeyeInput> read = PopeyeInput.read(ORTHODOX, """
                remark begin
                begin forsyth kbK5/pp6/1P6/8/8/8/8/R7 stip #2
                next
                author The End, Next Begin
                forsyth 8/8/2b3R1/8/8/1K6/6p1/k7
                condition Circe
                pieces white z9
                title next problem
                next pieces white Ke1 Rh1 black Ke8
                  stip #2 next stip #3

                next
                pieces white Ke1
                stip #2
                end
                Anfangproblem
                Steine Weiss Kc8 Ta1 Bb6 Dz9
                Bedingung Circe
                Endeproblem
                begin forsyth kbK5/pp6/1P6/8/8/8/8/R7 stip #3 begin forsyth kbK5/pp6/1P6/8/8/8/8/R7 stip ~1""", refused::add);

        assertThat(read)
                .extracting(each -> each.problem().stipulation().toString())
                .containsExactly("#2", "#2", "#3");
        assertThat(refused)
                .extracting(Throwable::getMessage)
                .satisfiesExactly(
                        one -> assertThat(one).isEqualTo("problem 2, line 6: expected a problem without conditions"),
                        one -> assertThat(one).startsWith("problem 4, line 10: expected forsyth or pieces"),
                        one -> assertThat(one).startsWith("problem 5, line 13: expected at least one king of Black"),
                        one -> assertThat(one).isEqualTo("problem 6, line 17: expected a square, found Dz9"),
                        one -> assertThat(one).startsWith("problem 8, line 20: expected exact-"));
        assertThat(refused).last().satisfies(one -> {
            assertThat(one.number()).isEqualTo(8);
            assertThat(one.line()).isEqualTo(20);
        });
        assertThat(PopeyeInput.read(ORTHODOX, "begin " + "a,b ".repeat(200_000), refused::add))
                .isEmpty();
    }

    @Test
    void long_words_are_refused_like_others() {
        String start = "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 ";
        String squares = "a1".repeat(100_000);
        for (String text :
                List.of("option nocastling " + squares + " x", "twin add white P" + squares + "z", "pie K" + squares)) {
            assertThatThrownBy(() -> PopeyeInput.read(ORTHODOX, start + text + " end"))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 condition Circe end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 option Maxi end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h~2 end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h##2 end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 twin cond Circe end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 twin shift b1 a1 end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 twin rotate 45 end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 twin mirror a1<-->b2 end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 twin move a1 b1 zero move a1 b1 end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip ser-a=>b2 pieces white Ka1 black Kh8 end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 end",
                "begin forsyth 8/8/2b3R1/8/8/1K6/6p1/k7 stip h=2 option postkeyplay end",
                "begin stip #2 end",
                "begin forsyth 7k/16/6K1/5Q2/40 stip #2 end",
                "begin pieces white Ke1 Qg6 Rg6 black Ke8 stip #2 end",
                "begin pieces white Kz9 stip #2 end",
                "begin pieces white Ke1 black Ke8 stip #2 option maxsol x end"
            })
    void refuses_what_it_does_not_know(String text) {
        assertThatThrownBy(() -> PopeyeInput.read(ORTHODOX, text)).isInstanceOf(PopeyeException.class);
        assertThatThrownBy(() -> PopeyeInput.read(RuleSets.of("grand"), "begin initialgame stip dia2 end"))
                .hasMessageContaining("board of 8x8 squares, found grand");
    }
}

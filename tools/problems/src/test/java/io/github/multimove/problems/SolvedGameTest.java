package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.Outcome;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.problems.SolvedGame.Result;
import io.github.multimove.problems.SolvedGame.Value;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.TurnStructure;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Isolated
class SolvedGameTest {
    private static final int MOST = 200_000;

    /** A game of five by five squares: kings, pawns that go one square and become rooks, everything else left out. */
    static RuleSet five(TurnStructure structure) {
        Board board = Board.of(5, 5);
        PieceType pawn = PieceType.of("pawn", 'P', "mfWcfF");
        PieceType rook = PieceType.of("rook", 'R', "R");
        BaseGame base = BaseGame.builder("five", board)
                .royal(PieceType.of("king", 'K', "K"))
                .pieces(rook)
                .pawn(pawn)
                .array("2k2/5/5/2P2/2K2")
                .promotion(Promotion.of(pawn, rook)
                        .must(board.squares().stream()
                                .filter(square -> square.rank() == 4)
                                .collect(Collectors.toSet())))
                .build();
        return RuleSet.of("five-" + (structure.equals(TurnStructure.one()) ? "one" : "pairs"), base, structure);
    }

    /** Every value is what the values of its successors make it, found without going backwards. */
    private static void assertEveryValueFollows(SolvedGame solved, Stream<Position> positions) {
        RuleSet rules = solved.ruleSet();
        positions.forEach(position -> {
            Optional<Side> winner = rules.outcome(position).flatMap(Outcome::winner);
            List<Value> next = rules.outcome(position).isPresent()
                    ? List.of()
                    : rules.legalTurns(position).stream()
                            .map(turn ->
                                    solved.value(rules.play(position, turn)).orElseThrow())
                            .toList();
            assertThat(solved.value(position)).as(position.toString()).contains(expected(position, winner, next));
        });
    }

    static Value expected(Position position, Optional<Side> winner, List<Value> next) {
        if (winner.isPresent()) {
            return new Value(winner.get() == position.side() ? Result.WIN : Result.LOSS, 0);
        }
        int soonest = next.stream()
                .filter(value -> value.result() == Result.LOSS)
                .mapToInt(Value::turns)
                .min()
                .orElse(-1);
        if (soonest >= 0) {
            return new Value(Result.WIN, soonest + 1);
        }
        if (next.isEmpty() || next.stream().anyMatch(value -> value.result() == Result.DRAW)) {
            return new Value(Result.DRAW, 0);
        }
        return new Value(
                Result.LOSS, 1 + next.stream().mapToInt(Value::turns).max().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"orthodox", "two-prong", "marseillais", "duck", "monster"})
    void every_value_on_four_by_four_squares_follows_from_the_next_ones(String id) {
        RuleSet rules = SmallBoard.of(id);
        String pieces = id.equals("orthodox") || id.equals("two-prong") ? "KRk" : "Kk";
        SolvedGame solved = SolvedGame.of(rules, ProblemEnds.of(rules, pieces), MOST);

        assertEveryValueFollows(solved, ProblemEnds.of(rules, pieces));
        assertThat(solved.count(Result.WIN) + solved.count(Result.DRAW) + solved.count(Result.LOSS))
                .isEqualTo(solved.size());
    }

    @Test
    @Tag("full")
    void every_value_of_a_whole_game_on_five_by_five_squares_follows_from_the_next_ones() {
        for (RuleSet rules : List.of(five(TurnStructure.one()), five(TurnStructure.upTo(2)))) {
            SolvedGame solved = SolvedGame.of(rules, Stream.of(rules.initialPosition()), MOST);

            assertThat(solved.size()).isGreaterThan(1000);
            assertThat(solved.value(rules.initialPosition())).isPresent();
            assertEveryValueFollows(
                    solved,
                    ProblemEnds.of(rules, "KPk").filter(p -> solved.value(p).isPresent()));
            assertEveryValueFollows(
                    solved,
                    ProblemEnds.of(rules, "KRk").filter(p -> solved.value(p).isPresent()));
        }
    }

    @Test
    void wins_are_the_mates_that_the_solver_finds() {
        RuleSet rules = SmallBoard.of("two-prong");
        SolvedGame solved = SolvedGame.of(rules, ProblemEnds.of(rules, "KRk"), MOST);
        List<Position> white =
                ProblemEnds.of(rules, "KRk").filter(p -> p.side() == Side.WHITE).toList();

        for (int i = 0; i < white.size(); i += 37) {
            Value value = solved.value(white.get(i)).orElseThrow();
            Problem problem = new Problem(white.get(i), Stipulation.of("#2"));
            assertThat(Solver.of(problem).detail(Solver.Detail.KEYS).solve().isSolved())
                    .as(problem.toString())
                    .isEqualTo(value.result() == Result.WIN && value.turns() <= 3);
        }
    }

    @Test
    @Tag("full")
    void king_and_rook_on_the_full_board() {
        SolvedGame orthodox = SolvedGame.of(Orthodox.rules(), ProblemEnds.of(Orthodox.rules(), "KRk"), 500_000);
        // Sixteen turns of White: the known length of the longest win.
        assertThat(orthodox.longest()).isEqualTo(2 * 16);
        RuleSet twoProng = RuleSets.of("two-prong");
        SolvedGame pairs = SolvedGame.of(twoProng, ProblemEnds.of(twoProng, "KRk"), 500_000);
        assertThat(pairs.longest()).isEqualTo(2 * 8);
        assertThat(pairs.count(Result.WIN)).isEqualTo(orthodox.count(Result.WIN));
    }

    @Test
    void is_written_and_read() throws IOException {
        RuleSet rules = SmallBoard.of("two-prong");
        SolvedGame solved = SolvedGame.of(rules, ProblemEnds.of(rules, "KRk"), MOST);
        byte[] file = written(solved);
        SolvedGame read = SolvedGame.read(rules, new ByteArrayInputStream(file));

        assertThat(read.size()).isEqualTo(solved.size());
        assertThat(read.longest()).isEqualTo(solved.longest());
        ProblemEnds.of(rules, "KRk").forEach(p -> assertThat(read.value(p)).isEqualTo(solved.value(p)));
        assertThat(written(read)).isEqualTo(file);
    }

    private static byte[] written(SolvedGame solved) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        solved.write(out);
        return out.toByteArray();
    }

    @Test
    void refuses_files_that_are_damaged_or_of_another_game() throws IOException {
        RuleSet rules = SmallBoard.of("two-prong");
        byte[] file = written(SolvedGame.of(rules, ProblemEnds.of(rules, "Kk"), MOST));

        assertThatThrownBy(() -> SolvedGame.read(Orthodox.rules(), new ByteArrayInputStream(file)))
                .isInstanceOf(StreamCorruptedException.class)
                .hasMessage("expected orthodox, found four-two-prong");
        assertThatThrownBy(() -> SolvedGame.read(rules, new ByteArrayInputStream(new byte[100])))
                .isInstanceOf(StreamCorruptedException.class);
        for (int length : new int[] {0, 5, file.length / 2, file.length - 9}) {
            byte[] begun = java.util.Arrays.copyOf(file, length);
            assertThatThrownBy(() -> SolvedGame.read(rules, new ByteArrayInputStream(begun)))
                    .isInstanceOfAny(EOFException.class, StreamCorruptedException.class);
        }
        byte[] damaged = file.clone();
        damaged[file.length / 2] ^= 4;
        assertThatThrownBy(() -> SolvedGame.read(rules, new ByteArrayInputStream(damaged)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void refuses_what_is_beyond_its_limits() {
        RuleSet rules = SmallBoard.of("orthodox");

        assertThatThrownBy(() -> SolvedGame.of(rules, ProblemEnds.of(rules, "KRk"), 100))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage("expected at most 100 positions, found more");
        for (int most : new int[] {0, SolvedGame.MAX_POSITIONS + 1}) {
            assertThatThrownBy(() -> SolvedGame.of(rules, Stream.of(), most))
                    .hasMessage("expected 1 to 16777216 positions, found " + most);
        }
        assertThatThrownBy(() -> SolvedGame.of(rules, Stream.of(Orthodox.rules().initialPosition()), 100))
                .hasMessage("expected a position of four-orthodox, found one of orthodox");
        assertThatThrownBy(() -> ProblemEnds.of(rules, "KRRRRk")).hasMessage("expected 1 to 5 pieces, found 6");
        assertThatThrownBy(() -> ProblemEnds.of(rules, "")).hasMessage("expected 1 to 5 pieces, found 0");
        assertThatThrownBy(() -> ProblemEnds.of(rules, "KXk")).hasMessage("expected pieces of four, found X");
        assertThat(SolvedGame.of(rules, Stream.of(), 1).size()).isZero();
    }

    @Test
    void answers_interruption() {
        RuleSet rules = SmallBoard.of("orthodox");
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> SolvedGame.of(rules, ProblemEnds.of(rules, "KRk"), MOST))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void endings_have_every_position_once() {
        RuleSet rules = SmallBoard.of("orthodox");
        List<Position> all = ProblemEnds.of(rules, "KNNk").toList();

        assertThat(all)
                .doesNotHaveDuplicates()
                .allMatch(position -> position.pieces().size() == 4);
        assertThat(ProblemEnds.of(rules, "NkKN").toList()).containsExactlyInAnyOrderElementsOf(all);
        // Of 240 ways to set up two kings 84 have them touch; either side is to move.
        assertThat(ProblemEnds.of(rules, "Kk")).hasSize(2 * (16 * 15 - 84));
    }
}

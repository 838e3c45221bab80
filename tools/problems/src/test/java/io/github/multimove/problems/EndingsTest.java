package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.Outcome;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.problems.EndingTable.Result;
import io.github.multimove.problems.EndingTable.Value;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.RoyalRule.WithoutTurn;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Budget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated
@Tag("budget")
class EndingsTest {
    private static final int SAMPLE = Budget.of(200, 2_000);

    /** Nalimov's and Thompson's figures: the longest win, in moves of the winner. */
    @ParameterizedTest
    @CsvSource({"KQk, 10", "KRk, 16"})
    void orthodox_wins_take_as_long_as_published(String material, int moves) {
        EndingTable table = Endings.of(RuleSets.of("orthodox")).threads(2).table(material);

        assertThat(table.longest(Side.WHITE, Result.WIN)).isEqualTo(2 * moves - 1);
        assertThat(table.longest(Side.BLACK, Result.LOSS)).isEqualTo(2 * moves);
        assertThat(table.size(Side.WHITE))
                .isEqualTo(table.count(Side.WHITE, Result.WIN) + table.count(Side.WHITE, Result.DRAW));
    }

    @Test
    @Tag("full")
    void king_and_pawn_against_king_are_won_as_often_as_published() {
        EndingTable table = Endings.of(RuleSets.of("orthodox")).threads(2).table("kPK");

        assertThat(table.material()).isEqualTo("KPk");
        assertThat(table.longest(Side.WHITE, Result.WIN)).isEqualTo(2 * 28 - 1);
        assertThat(table.size(Side.WHITE)).isEqualTo(163_328);
        assertThat(table.count(Side.WHITE, Result.WIN)).isEqualTo(124_960);
        assertThat(table.size(Side.BLACK)).isEqualTo(168_024);
        assertThat(table.count(Side.BLACK, Result.LOSS)).isEqualTo(97_604);
    }

    @ParameterizedTest
    @CsvSource({
        "orthodox, KRk",
        "two-prong, KRk",
        "two-prong, KRkr",
        "marseillais, KPkn",
        "accelerated, KPk",
        "bennekom, KPk",
        "extra-move, KPk",
        "two-fisted, KPk",
        "two-fisted, KQkn",
        "avalanche, KPkr",
        "doublemove, KNk",
        "twinmove, KNk",
        "twinmove, KPk",
        "monster, KRk",
        "monster, Kkn",
        "monster, Kkqq"
    })
    void values_on_four_by_four_squares_follow_from_the_next_ones(String id, String material) {
        RuleSet rules = SmallBoard.of(id);
        Endings endings = Endings.of(rules);
        EndingTable table = endings.table(material);
        List<Position> all = ProblemEnds.of(rules, material).toList();

        IntStream.range(0, all.size())
                .filter(i -> i % Budget.of(4, 1) == 0)
                .forEach(i -> assertFollows(endings, all.get(i)));
        for (Side side : Side.values()) {
            assertThat(table.size(side))
                    .isEqualTo(all.stream()
                            .filter(position -> position.side() == side)
                            .count());
        }
    }

    @Test
    void values_follow_where_a_side_to_move_is_stuck_or_has_two_kings() {
        TurnStructure stuck = RuleSets.of("marseillais[stuck=draws]").structure();
        Stream<RoyalRule> mates = Stream.of(WithoutTurn.values()).map(RoyalRule.lastRoyal()::withoutTurn);
        Stream.concat(mates, Stream.of(RoyalRule.capture())).forEach(royalRule -> {
            RuleSet rules = RuleSet.of("stuck", SmallBoard.of("double-king").base(), stuck, royalRule);
            Endings endings = Endings.of(rules);

            ProblemEnds.of(rules, "KQk").forEach(position -> assertFollows(endings, position));
            sample(rules, "KKkk").forEach(position -> assertFollows(endings, position));
        });
    }

    /** A game of five by five squares: kings, pawns that become rooks, everything else left out. */
    private static RuleSet five(String id) {
        Board board = Board.of(5, 5);
        PieceType pawn = PieceType.of("pawn", 'P', "mfWcfFimfnD");
        PieceType rook = PieceType.of("rook", 'R', "R");
        BaseGame base = BaseGame.builder("five", board)
                .royal(PieceType.of("king", 'K', "K"))
                .pieces(rook)
                .pawn(pawn)
                .array("2k2/2p2/5/2P2/2K2")
                .promotion(Promotion.of(pawn, rook)
                        .must(board.squares().stream()
                                .filter(square -> square.rank() == 4 || square.rank() == 0)
                                .collect(Collectors.toSet())))
                .build();
        return RuleSet.of("five-" + id, base, RuleSets.of(id).structure());
    }

    /** Pawns that promote, positions that symmetries do not take to each other, and pawns that capture each other en passant. */
    @ParameterizedTest
    @CsvSource({"orthodox, KPk", "two-prong, KPk", "marseillais, KPk"})
    void values_with_pawns_on_five_by_five_squares_follow_from_the_next_ones(String id, String material) {
        RuleSet rules = five(id);
        Endings endings = Endings.of(rules).threads(2);

        sample(rules, material).forEach(position -> assertFollows(endings, position));
    }

    @ParameterizedTest
    @Tag("full")
    @CsvSource({"orthodox, KPkp", "two-prong, KPkp", "marseillais, KPkp", "monster, KPkp"})
    void values_with_pawns_of_both_sides_follow_from_the_next_ones(String id, String material) {
        values_with_pawns_on_five_by_five_squares_follow_from_the_next_ones(id, material);
    }

    /** Where the pawn that has passed a square cannot be captured there. */
    @ParameterizedTest
    @CsvSource({"orthodox", "two-prong", "marseillais"})
    void a_mate_is_one_with_a_square_that_was_passed(String id) {
        Position mate = RuleSets.of(id).position("7k/6Q1/6K1/8/3pP3/8/8/8 b - e3 0 20");

        assertThat(mate.toString()).contains(" e3 ");
        assertThat(Endings.of(mate.ruleSet()).value(mate)).isEqualTo(new Value(Result.LOSS, 0));
    }

    @ParameterizedTest
    @CsvSource({"two-prong, KQk", "two-prong[prongs=3], KBk"})
    void values_of_random_positions_follow_from_the_next_ones(String id, String material) {
        RuleSet rules = RuleSets.of(id);
        Endings endings = Endings.of(rules).threads(2);

        sample(rules, material).forEach(position -> assertFollows(endings, position));
    }

    /** Large boards, and two kings. */
    @ParameterizedTest
    @Tag("full")
    @CsvSource({
        "marseillais, KNk",
        "twinmove, KRk",
        "two-prong[base=grand], KQk",
        "double-king, KKk",
        "doublemove, KNk",
        "accelerated, KRk",
        "bennekom, KRk",
        "avalanche, KRk"
    })
    void values_of_random_positions_of_more_games_follow_from_the_next_ones(String id, String material) {
        values_of_random_positions_follow_from_the_next_ones(id, material);
    }

    private static void assertFollows(Endings endings, Position position) {
        IntStream next = position.outcome().isPresent()
                ? IntStream.empty()
                : position.legalTurns().stream().map(position::play).mapToInt(after -> {
                    int worth = worth(endings.value(after)) * (after.side() == position.side() ? 1 : -1);
                    return worth - Integer.signum(worth);
                });
        Optional<Side> winner = position.outcome().flatMap(Outcome::winner);
        assertThat(worth(endings.value(position)))
                .as(position.toString())
                .isEqualTo(winner.map(side -> side == position.side() ? 1000 : -1000)
                        .orElseGet(() -> next.max().orElse(0)));
    }

    private static int worth(Value value) {
        int worth = value.result() == Result.DRAW ? 0 : 1000 - value.turns();
        return value.result() == Result.LOSS ? -worth : worth;
    }

    private static Stream<Position> sample(RuleSet rules, String material) {
        Random random = new Random(material.hashCode());
        List<Square> squares = rules.base().board().squares();
        return Stream.generate(() -> {
                    Setup.Builder setup = Setup.builder(rules.base().board())
                            .side(random.nextBoolean() ? Side.WHITE : Side.BLACK)
                            .turnNumber(20);
                    material.chars()
                            .forEach(letter -> setup.pieces(
                                    squares.get(random.nextInt(squares.size())),
                                    ProblemEnds.piece(rules, (char) letter)));
                    return setup.build();
                })
                .filter(setup -> setup.pieces().size() == material.length()
                        && rules.problems(setup).isEmpty())
                .limit(SAMPLE)
                .map(rules::position);
    }

    @Test
    void materials_are_all_of_which_white_has_half_or_more_where_both_sides_play_the_same_game() {
        Endings endings = Endings.of(Orthodox.rules());
        assertThat(endings.materials(3)).containsExactly("KQk", "KRk", "KBk", "KNk", "KPk");
        assertThat(endings.materials(4)).hasSize(40).doesNotHaveDuplicates().contains("KRRk", "KBNk", "KPkp", "KNkq");
        assertThat(Endings.of(RuleSets.of("monster")).materials(3)).hasSize(10).contains("KQk", "Kkq");
    }

    @Test
    void the_best_turns_win_soonest_and_lose_latest() {
        RuleSet rules = SmallBoard.of("two-prong");
        Endings endings = Endings.of(rules);
        ProblemEnds.of(rules, "KRk").limit(500).forEach(start -> {
            Position position = start;
            Value value = endings.value(position);
            for (int left = value.turns(); left > 0; left--) {
                assertThat(endings.value(position).turns()).isEqualTo(left);
                List<Turn> best = endings.best(position);
                position = position.play(best.get(best.size() - 1));
            }
            if (value.result() != Result.DRAW) {
                assertThat(position.outcome()).isPresent();
                assertThat(endings.best(position)).isEmpty();
            }
        });
    }

    @Test
    void what_was_broken_off_is_picked_up_from_its_folder(@TempDir Path folder) {
        RuleSet rules = SmallBoard.of("orthodox");
        EndingTable whole = Endings.of(rules).folder(folder).table("KRk");
        List<Integer> passes = new ArrayList<>();
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Endings.of(rules).folder(folder).table("KRkr"))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        EndingTable read = Endings.of(rules)
                .folder(folder)
                .listener(at -> passes.add(at.turns()))
                .table("KRk");

        assertThat(passes).isEmpty();
        assertThat(read.values()).isDeepEqualTo(whole.values());
        assertThat(folder).isDirectoryContaining(path -> path.toString().endsWith("_KRk.ending"));
    }

    /** Passes elsewhere look at all turns of all that is undecided. */
    @ParameterizedTest
    @CsvSource({"two-prong, KRkr", "double-king, KKkk", "marseillais, KQkr", "doublemove, KNkp", "avalanche, KPkr"})
    void passes_elsewhere_make_the_same_table(String id, String material) {
        RuleSet rules = SmallBoard.of(id);
        EndingTable here = Endings.of(rules).table(material);
        EndingTable elsewhere = Endings.of(rules)
                .passes(pass -> IntStream.range(0, EndingPass.PARTS)
                        .mapToObj(part -> pass.part(rules, EndingPass.PARTS - 1 - part))
                        .toList())
                .table(material);

        assertThat(elsewhere.values()).isDeepEqualTo(here.values());
        assertThatThrownBy(() -> Endings.of(rules).passes(pass -> List.of()).table("KRk"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("expected every part of a pass, found 0");
    }

    @Test
    void the_same_pieces_in_the_other_colours_have_the_same_values() {
        RuleSet rules = SmallBoard.of("marseillais");
        Endings endings = Endings.of(rules);
        endings.table("KRRk");

        assertThat(endings.table("Kkrr").values())
                .isDeepEqualTo(Endings.of(rules).table("Kkrr").values());
    }

    @Test
    void files_that_are_damaged_or_of_another_table_are_refused(@TempDir Path folder) throws IOException {
        RuleSet rules = SmallBoard.of("orthodox");
        Endings.of(rules).folder(folder).table("KRk");
        Path file = folder.resolve("four-orthodox_KRk.ending");
        Files.move(file, folder.resolve("four-orthodox_KNk.ending"));
        Files.write(file, new byte[] {1, 2, 3});
        Endings endings = Endings.of(rules).folder(folder);

        assertThatThrownBy(() -> endings.table("KRk"))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("expected the table");
        assertThatThrownBy(() -> endings.table("KNk"))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("expected KNk, found KRk");
    }

    @Test
    void games_and_pieces_that_do_not_fit_are_refused() {
        Endings orthodox = Endings.of(RuleSets.of("orthodox"));

        Map.of("progressive", "turns that count turns", "duck", "a neutral piece", "twins", "siblings")
                .forEach((id, found) -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> Endings.of(RuleSets.of(id)))
                        .withMessageContaining(found));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> orthodox.table("KXk"))
                .withMessage("expected letters of pieces of orthodox, found \"X\" in KXk");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> orthodox.value(RuleSets.of("orthodox").initialPosition()))
                .withMessageContaining("without castling rights");
        assertThatThrownBy(() -> orthodox.memory(1000).table("KRk"))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage("expected tables of at most 1000 bytes, found 0 and 819200 of KRk");
        assertThatThrownBy(() -> orthodox.table("KQRBNPkqrbnp")).isInstanceOf(ArithmeticException.class);
    }
}

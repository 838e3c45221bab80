package io.github.multimove.spark;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.counting.Counting;
import io.github.multimove.counting.CountingLimitException;
import io.github.multimove.problems.ProblemEnds;
import io.github.multimove.problems.SolvedGame;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.problems.SolvedGame.Result;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game solved on Spark has the values of one machine, on any number of partitions. */
class SparkSolvedGameTest extends OnLocalSpark {
    private static final int MOST = 100_000;

    /** Games of four by four squares: kings, a white pawn or rook, and what the pawn becomes. */
    private enum Small {
        ONE,
        PAIRS,
        CAPTURE;

        RuleSet rules() {
            return switch (this) {
                case ONE -> RuleSet.of("small-one", game("k3/4/1P2/3K"), TurnStructure.one());
                case PAIRS -> RuleSet.of("small-pairs", game("k3/4/4/2RK"), TurnStructure.upTo(2));
                case CAPTURE ->
                    RuleSet.of("small-capture", game("k3/4/4/2RK"), TurnStructure.one(), RoyalRule.capture());
            };
        }
    }

    private static BaseGame game(String array) {
        Board board = Board.of(4, 4);
        PieceType pawn = PieceType.of("pawn", 'P', "mfWcfF");
        PieceType rook = PieceType.of("rook", 'R', "R");
        return BaseGame.builder("small", board)
                .royal(PieceType.of("king", 'K', "K"))
                .pieces(rook)
                .pawn(pawn)
                .array(array)
                .promotion(Promotion.of(pawn, rook)
                        .must(board.squares().stream()
                                .filter(square -> square.rank() == 3)
                                .collect(Collectors.toSet())))
                .build();
    }

    private static SparkCounting small(Small game) {
        return SparkCounting.of(spark, game::rules).partitions(3);
    }

    private static void assertIsSolvedAs(SolvedGame expected, SparkSolvedGame found) {
        assertThat(found.positions()).isEqualTo(expected.size());
        assertThat(found.wins()).isEqualTo(expected.count(Result.WIN));
        assertThat(found.draws()).isEqualTo(expected.count(Result.DRAW));
        assertThat(found.losses()).isEqualTo(expected.count(Result.LOSS));
        assertThat(found.longest()).isEqualTo(expected.longest());
        Map<Position, Integer> values = new HashMap<>();
        found.values()
                .collect()
                .forEach(each -> assertThat(values.put(expected.ruleSet().position(each._1()), each._2()))
                        .isNull());
        assertThat(values).hasSize(expected.size());
        values.forEach((position, value) -> assertThat(expected.value(position))
                .as(position.toString())
                .contains(new SolvedGame.Value(
                        value == 0 ? Result.DRAW : value > 0 ? Result.WIN : Result.LOSS,
                        Math.max(0, Math.abs(value) - 1))));
    }

    @ParameterizedTest
    @EnumSource(Small.class)
    void aGameHasTheValuesOfOneMachine(Small game) {
        RuleSet rules = game.rules();
        SolvedGame expected = SolvedGame.of(rules, Stream.of(rules.initialPosition()), MOST);
        assertThat(expected.count(Result.WIN)).isGreaterThan(100);
        List<Counting.Level> heard = new ArrayList<>();
        try (SparkSolvedGame found = small(game).listener(heard::add).solve(expected.size())) {
            assertIsSolvedAs(expected, found);
            String start = rules.initialPosition().toString();
            int value = found.value(start).orElseThrow();
            assertThat(Math.abs(value) - 1)
                    .isEqualTo(expected.value(rules.initialPosition())
                            .orElseThrow()
                            .turns());
        }
        assertThat(heard).startsWith(new Counting.Level(0, 1));
        assertThat(heard.stream().mapToLong(Counting.Level::positions).sum()).isEqualTo(expected.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void allPositionsOfAnEndingAreSolvedOnAnyNumberOfPartitions(int partitions) {
        RuleSet rules = Small.PAIRS.rules();
        try (SparkSolvedGame found = small(Small.PAIRS)
                .partitions(partitions)
                .solve(ProblemEnds.of(rules, "KRk").map(Position::toBytes), MOST)) {
            assertIsSolvedAs(SolvedGame.of(rules, ProblemEnds.of(rules, "KRk"), MOST), found);
            assertThat(found.value("k3/4/1P2/3K w - - 0 1")).isEmpty();
        }
    }

    /** White's other piece walks but captures no piece, so that no piece is ever in check. */
    @Test
    void aGameThatNoPieceCanWinIsDrawn() {
        RuleSet rules = SlowPiece.rules();
        SolvedGame expected = SolvedGame.of(rules, Stream.of(rules.initialPosition()), MOST);
        assertThat(expected.size()).isGreaterThan(1000);
        try (SparkSolvedGame found =
                SparkCounting.of(spark, SlowPiece::rules).partitions(3).solve(MOST)) {
            assertIsSolvedAs(expected, found);
            assertThat(found.draws()).isEqualTo(found.positions());
            assertThat(found.longest()).isZero();
            assertThat(found.value(rules.initialPosition().toString())).hasValue(0);
        }
    }

    /** Kings and a piece that walks but captures no piece, on four by four squares. */
    private static final class SlowPiece {
        static RuleSet rules() {
            return RuleSet.of(
                    "small-slow",
                    BaseGame.builder("slow", Board.of(4, 4))
                            .royal(PieceType.of("king", 'K', "K"))
                            .pieces(PieceType.of("walker", 'W', "mW"))
                            .array("k3/4/4/2WK")
                            .build(),
                    TurnStructure.one());
        }
    }

    @Test
    void nothingIsSolvedFromNoPosition() {
        try (SparkSolvedGame found = small(Small.ONE).solve(Stream.of(), 1)) {
            assertThat(found.positions() + found.wins() + found.draws() + found.losses())
                    .isZero();
            assertThat(found.values().count()).isZero();
        }
    }

    @Test
    void whatIsBeyondTheLimitsIsRefused() {
        SparkCounting pairs = small(Small.PAIRS);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> pairs.solve(0))
                .withMessage("expected 1 position or more, found 0");
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> pairs.solve(1000))
                .withMessage("expected at most 1000 positions, found more");
        assertThatExceptionOfType(Exception.class)
                .isThrownBy(() -> pairs.memory(100_000).solve(MOST))
                .satisfies(e -> assertThat(e).hasRootCauseInstanceOf(CountingLimitException.class));
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> pairs.solve(Stream.of(new byte[] {1}), MOST));
    }
}

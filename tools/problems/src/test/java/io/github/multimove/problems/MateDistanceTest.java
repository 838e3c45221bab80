package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.problems.Stipulation.Goal;
import io.github.multimove.testkit.Budget;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** No way to a mate or stalemate is ever called too long, and hopeless positions are told. */
@Tag("budget")
class MateDistanceTest {
    private static final int WALKS = Budget.of(400, 1_600);
    private static final int LONGEST = 8;

    /** Walks at random from positions, and asks at every step of a walk that ends in the goal. */
    private static int compare(RuleSet rules, Goal goal, Supplier<Position> starts, Random random) {
        Map<Side, MateDistance> asked = new EnumMap<>(Side.class);
        for (Side mating : Side.values()) {
            asked.put(mating, MateDistance.of(rules, goal, mating).orElseThrow());
        }
        int ends = 0;
        for (int walk = 0; walk < WALKS; walk++) {
            List<Position> walked = new ArrayList<>(List.of(starts.get()));
            List<Turn> played = new ArrayList<>();
            while (walked.size() <= LONGEST) {
                Position last = walked.get(walked.size() - 1);
                List<Turn> turns = new ArrayList<>(last.legalTurns());
                if (turns.isEmpty()) {
                    break;
                }
                List<Turn> reaching = reaching(last, goal, turns);
                if (!reaching.isEmpty()) {
                    ends++;
                }
                for (Turn end : reaching) {
                    List<Turn> whole = new ArrayList<>(played);
                    whole.add(end);
                    areAmongMovers(Objects.requireNonNull(asked.get(last.side())), walked, whole);
                }
                played.add(turns.get(random.nextInt(turns.size())));
                walked.add(last.play(played.get(played.size() - 1)));
            }
        }
        return ends;
    }

    private static List<Turn> reaching(Position position, Goal goal, List<Turn> turns) {
        return turns.stream()
                .filter(turn -> goal == Goal.MATE
                        ? position.play(turn).isCheckmate()
                        : position.play(turn).isStalemate())
                .toList();
    }

    private static void areAmongMovers(MateDistance distance, List<Position> walked, List<Turn> played) {
        long[] toward = new long[MateDistance.MOST_SQUARES];
        MateQuestion question = new MateQuestion(distance);
        long squares = MateDistance.ANY;
        for (int left = walked.size(); left > 0; left--) {
            Position position = walked.get(walked.size() - left);
            SubMove first = played.get(walked.size() - left).subMoves().get(0);
            long movers = question.movers(position, (left + 1) / 2, left / 2, squares, toward);
            squares = question.squares();
            long destinations = movers == MateDistance.ANY
                    ? MateDistance.ANY
                    : toward[first.start().index()];
            assertThat(movers >>> first.start().index()
                            & destinations >>> first.to().index()
                            & 1)
                    .as(position + " and " + left + " turns from " + first + " to " + walked.get(walked.size() - 1))
                    .isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"MATE", "STALEMATE"})
    void small_boards_with_promotions(Goal goal) {
        RuleSet rules = SmallBoard.of("orthodox");
        Random random = new Random(36);
        assertThat(compare(rules, goal, () -> SmallBoard.position(rules, random), random))
                .isGreaterThan(WALKS / 8);
    }

    @ParameterizedTest
    @MethodSource("io.github.multimove.problems.SmallBoard#otherMoves")
    void pieces_that_check_otherwise(RuleSet rules) {
        Random random = new Random(3);
        assertThat(compare(rules, Goal.MATE, () -> SmallBoard.position(rules, random), random))
                .isGreaterThan(WALKS / 1000);
    }

    @ParameterizedTest
    @EnumSource(names = {"MATE", "STALEMATE"})
    void the_orthodox_board_with_castling_and_en_passant(Goal goal) {
        RuleSet rules = Orthodox.rules();
        Random random = new Random(37);
        int ends = compare(rules, goal, () -> SmallBoard.crowded(rules, random), random);
        assertThat(ends).isGreaterThan(goal == Goal.MATE ? WALKS / 8 : 0);
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/k7/8/K6N b - - 0 20, 3, 3, true", // a knight alone mates nowhere
        "8/8/8/8/8/k7/8/K6R b - - 0 20, 1, 1, true", // the king would have to stand before it in one move
        "8/8/8/8/8/k7/8/K6R b - - 0 20, 4, 4, false",
        "3B1B2/8/8/RPp4k/8/8/8/K5Q1 w - c6 0 20, 1, 0, false", // a capture en passant clears two squares and mates
        "7K/8/8/8/8/p7/1pN5/kr6 b - - 0 20, 1, 1, true", // the knight has to go and to come back
        "7K/8/8/8/8/p7/1pN5/kr6 b - - 0 20, 2, 2, false",
        "7K/8/8/8/3N4/1pp5/8/kr6 b - - 0 20, 3, 3, true", // no pawn captures the last piece that could mate
        "7K/8/8/8/3NP3/1pp5/8/kr6 b - - 0 20, 3, 3, false",
        "7k/7p/8/8/8/8/P7/K7 w - - 0 20, 2, 2, true",
        "7k/7p/8/8/8/8/P7/K7 w - - 0 20, 8, 8, false"
    })
    void what_cannot_be_is_told(String position, int own, int others, boolean tooFar) {
        MateDistance distance =
                MateDistance.of(Orthodox.rules(), Goal.MATE, Side.WHITE).orElseThrow();
        long movers = new MateQuestion(distance)
                .movers(
                        Orthodox.rules().position(position),
                        own,
                        others,
                        MateDistance.ANY,
                        new long[MateDistance.MOST_SQUARES]);
        assertThat(movers == 0).isEqualTo(tooFar);
    }

    @Test
    void games_with_other_turns_are_left_alone() {
        for (String id : List.of("two-prong", "duck", "marseillais", "monster")) {
            assertThat(MateDistance.of(RuleSets.of(id), Goal.MATE, Side.WHITE))
                    .as(id)
                    .isEmpty();
        }
        assertThat(MateDistance.of(Orthodox.rules(), Goal.CHECK, Side.WHITE)).isEmpty();
    }

    /** Such kings may stand where one attacks the other and not the other way round, and Black's may go otherwise. */
    @Test
    void kings_that_do_not_go_back_as_they_come_are_left_alone() {
        for (String moves : List.of("fKbW", "WflF")) {
            RuleSet rules = SmallBoard.withKing(PieceType.of("king", 'K', moves));
            assertThat(MateDistance.of(rules, Goal.MATE, Side.WHITE)).as(moves).isEmpty();
        }
        RuleSet rules = SmallBoard.withKing(PieceType.of("king", 'K', "W"));
        assertThat(MateDistance.of(rules, Goal.MATE, Side.WHITE)).isPresent();
    }
}

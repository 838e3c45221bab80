package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.LegalTurns;
import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Drawn;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Problems in which a side has no king, beside a search through a game that knows no royal piece. */
class KinglessTest {
    private static final RuleSet PLAIN =
            RuleSet.of("no-royals", Orthodox.rules().base(), Orthodox.rules().structure(), RoyalRule.lastPiece());

    private static RuleSet kingless(RuleSet rules, Side... sides) {
        return RuleSet.of(
                rules.id(),
                rules.base(),
                rules.structure(),
                ((RoyalRule.LastRoyal) rules.royalRule()).mayLackRoyals(Set.of(sides)));
    }

    // ---- what is tried by capturing the king ------------------------------------------------------------------------

    /** Whether the side to move captures the other's king by some turn. */
    private static boolean takesKing(Position position) {
        List<Square> kings = new ArrayList<>();
        position.forEachPiece((square, piece) -> {
            if (piece.side() != position.side() && piece.type().letter() == 'K') {
                kings.add(square);
            }
        });
        return !kings.isEmpty()
                && position.legalTurns().stream()
                        .anyMatch(
                                turn -> turn.toString().startsWith(kings.get(0).toString(), 2));
    }

    private static boolean hasTurn(Position position) {
        return position.legalTurns().stream().map(position::play).anyMatch(after -> !takesKing(after));
    }

    private static List<Position> nexts(Position position) {
        return position.legalTurns().stream()
                .map(position::play)
                .filter(after -> !takesKing(after))
                .toList();
    }

    private static Position passed(Position position) {
        return position.withSideToMove(position.side().opposite()).orElseThrow();
    }

    private static boolean isGoal(Position position, char goal) {
        return takesKing(passed(position)) == (goal == '#') && !hasTurn(position);
    }

    /** The lines of help play, or of a series if the side that moves first goes on until the last turns of so many. */
    private static long lines(Position position, char goal, int left, int turning) {
        if (left == 0) {
            return isGoal(position, goal) ? 1 : 0;
        }
        long found = 0;
        for (Position after : nexts(position)) {
            boolean goesOn = left - 1 > turning;
            if (!goesOn) {
                found += lines(after, goal, left - 1, turning);
            } else if (!takesKing(passed(after))) {
                found += lines(passed(after), goal, left - 1, turning);
            }
        }
        return found;
    }

    private static long keys(Position position, char goal) {
        return nexts(position).stream()
                .filter(after -> isGoal(after, goal)
                        || (hasTurn(after) && nexts(after).stream().allMatch(reply -> lines(reply, goal, 1, 1) > 0)))
                .count();
    }

    private static String placement(Random random, String pieces) {
        char[] board = ".".repeat(64).toCharArray();
        for (int i = 0; i < pieces.length(); i++) {
            char piece = pieces.charAt(i);
            int at = random.nextInt(64);
            while (board[at] != '.' || (Character.toLowerCase(piece) == 'p' && (at < 8 || at > 55))) {
                at = random.nextInt(64);
            }
            board[at] = piece;
        }
        return Drawn.placement(new String(board).replaceAll(".{8}", "$0\n"));
    }

    @Tag("budget")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            h#1.5   | kbQR  | WHITE
            h#1.5   | kpQQ  | WHITE
            h=1.5   | kpQQ  | WHITE
            h=1     | KQpb  | BLACK
            ser-#2  | kpQN  | WHITE
            ser-=2  | kpQR  | WHITE
            ser-=2  | ppKQR | BLACK
            ser-h#2 | kpQQ  | WHITE
            ser-h=2 | kQQ   | WHITE
            ser-h=2 | ppKQQ | BLACK
            #2      | kpQRR | WHITE
            =2      | kQR   | WHITE
            =2      | ppKQQ | BLACK
            """)
    void a_side_without_a_king_is_bound_by_nothing(String stipulation, String pieces, Side side) {
        RuleSet rules = kingless(Orthodox.rules(), side);
        Random random = new Random(1);
        long solved = 0;
        for (int tried = 0; tried < 12 && (solved == 0 || tried < Budget.of(3, 12)); tried++) {
            String placement = placement(random, pieces);
            Problem problem;
            try {
                problem = Problem.of(rules, placement, stipulation);
            } catch (PositionException e) {
                continue; // a king that could be captured
            }
            Position start = PLAIN.position(problem.position().toString());
            assertThat(problem.position().legalTurns()).hasSameSizeAs(nexts(start));
            char goal = stipulation.charAt(stipulation.length() - (stipulation.endsWith(".5") ? 4 : 2));
            long expected = stipulation.startsWith("ser-h")
                    ? lines(start, goal, 3, 1)
                    : stipulation.startsWith("ser-")
                            ? lines(start, goal, 2, 0)
                            : stipulation.startsWith("h")
                                    ? lines(start, goal, stipulation.endsWith(".5") ? 3 : 2, 3)
                                    : keys(start, goal);
            assertThat(Solver.of(problem).lines(Solver.MAX_LINES).solve().count())
                    .as(problem.toString())
                    .isEqualTo(expected);
            solved += expected;
        }
        assertThat(solved).as("a test that solves something").isPositive();
    }

    /** Every game that is won by checkmate: what comes after a turn is what comes after it where the other side has no king either. */
    @ParameterizedTest
    @CsvSource({"two-prong", "marseillais", "twins", "avalanche", "orthodox"})
    void games_of_several_moves_are_played_without_a_king_too(String id) {
        RuleSet rules = kingless(RuleSets.of(id), Side.WHITE);
        Position position = rules.position("4k3/p2p4/2n5/8/8/3B4/2P2P2/R6R w - - 0 1");
        assertThat(position.isCheck()).isFalse();
        Random random = new Random(2);
        for (int i = 0; i < 6 && position.outcome().isEmpty(); i++) {
            LegalTurns turns = position.legalTurns();
            assertThat(turns.stream().limit(20)).allMatch(turns::contains);
            Turn turn = turns.sample(random);
            assertThat(rules.parseTurn(position, turn.toString())).isEqualTo(turn);
            position = position.play(turn);
            assertThat(rules.position(position.toString())).hasToString(position.toString());
        }
    }

    @Test
    void popeye_says_which_side_has_no_king() {
        String text = "begin pieces black Ka1 Pa2 white Qd3 Pc2 stip h#1 option %s end";
        for (String option : List.of("NoWhiteKing", "NoWk")) {
            PopeyeInput input =
                    PopeyeInput.read(Orthodox.rules(), text.formatted(option)).get(0);
            assertThat(input.problem().position().ruleSet().id()).isEqualTo("kingless-orthodox");
        }
        assertThatThrownBy(() -> PopeyeInput.read(Orthodox.rules(), text.formatted("NoBlackKing")))
                .hasMessageContaining("expected at least one king of White, found none");
        assertThatThrownBy(() -> PopeyeInput.read(Orthodox.rules(), text.formatted("NoWk NoBk")))
                .hasMessageContaining("expected no k on a1 of a side that has no king");
    }
}

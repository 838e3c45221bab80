package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.problems.Branch.Kind;
import io.github.multimove.testkit.Budget;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What a full solution of a mate claims, read off the tree and tried by the rules alone. */
@Tag("budget")
class SolutionLawsTest {
    private static final int POSITIONS = Budget.of(1, 4);

    @ParameterizedTest
    @FieldSource("io.github.multimove.problems.SmallBoard#GAMES")
    void keys_answer_every_defence_and_tries_fail_to_their_refutations(String id) {
        RuleSet rules = SmallBoard.of(id);
        Random random = new Random(id.hashCode());
        for (int i = 0; i < POSITIONS; i++) {
            Position position = SmallBoard.position(rules, random);
            Solution solution = Solver.of(new Problem(position, Stipulation.of("#2")))
                    .detail(Solver.Detail.FULL)
                    .lines(Solver.MAX_LINES)
                    .tries(3)
                    .solve();

            solution.solutions().forEach(key -> attacks(position, key, 2));
            for (Branch attempt : solution.tries()) {
                Position after = position.play(attempt.turn());
                assertThat(attempt.branches(Kind.REFUTATION)).isNotEmpty();
                for (Branch refutation : attempt.branches(Kind.REFUTATION)) {
                    Position defended = after.play(refutation.turn());
                    assertThat(defended.legalTurns())
                            .as(position + " " + attempt + " " + refutation)
                            .noneMatch(turn -> isWon(defended, turn));
                }
            }
        }
    }

    private static boolean isWon(Position before, Turn turn) {
        Position after = before.play(turn);
        return after.isCheckmate()
                || after.outcome()
                        .flatMap(outcome -> outcome.winner())
                        .filter(before.side()::equals)
                        .isPresent();
    }

    /** The attacker's turn mates, or the tree has every defence that does not lose at once, each with what succeeds. */
    private static void attacks(Position position, Branch attack, int left) {
        Position after = position.play(attack.turn());
        assertThat(attack.position()).isEqualTo(position);
        if (isWon(position, attack.turn())) {
            return;
        }
        assertThat(left).as(position + " " + attack).isGreaterThan(1);
        Set<Turn> told =
                attack.branches(Kind.DEFENCE).stream().map(Branch::turn).collect(Collectors.toSet());
        assertThat(told).as(position + " " + attack).isEqualTo(Set.copyOf(after.legalTurns()));
        for (Branch defence : attack.branches(Kind.DEFENCE)) {
            Position next = after.play(defence.turn());
            boolean lost = next.outcome()
                    .flatMap(outcome -> outcome.winner())
                    .filter(position.side()::equals)
                    .isPresent();
            assertThat(lost || !defence.branches().isEmpty()).isTrue();
            defence.branches().forEach(answer -> attacks(next, answer, left - 1));
        }
    }
}

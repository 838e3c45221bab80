package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bound on the turns of a proof game. */
@Tag("budget")
class ProofTargetTest {
    private static final int GAMES = Budget.of(1, 25);
    private static final int LONGEST = 50;

    /** A random game is a proof game of its last position: nowhere on its way may that be given up. */
    @ParameterizedTest
    @ValueSource(strings = {"orthodox", "grand", "four-orthodox"})
    void never_gives_up_a_placement_that_is_reached(String id) {
        RuleSet rules = id.startsWith("four-") ? SmallBoard.of(id.substring(5)) : RuleSets.of(id);
        Random random = new Random(35);
        for (int game = 0; game < GAMES; game++) {
            List<Position> played = played(rules, 1 + random.nextInt(LONGEST), random);
            int last = played.size() - 1;
            ProofTarget target = new ProofTarget(played.get(last));
            for (int i = 0; i <= last; i++) {
                int own = (last - i + 1) / 2;
                assertThat(target.isTooFar(played.get(i), own, last - i - own))
                        .as("%s from %s in %d", played.get(last), played.get(i), last - i)
                        .isFalse();
            }
            assertThat(target.isReached(played.get(last))).isTrue();
        }
    }

    /** Captures, castling and promotions come more often than with equal chances. */
    private static List<Position> played(RuleSet rules, int plies, Random random) {
        Position position = rules.initialPosition();
        List<Position> found = new ArrayList<>(List.of(position));
        for (int ply = 0; ply < plies; ply++) {
            List<Turn> turns = new ArrayList<>(position.legalTurns());
            if (turns.isEmpty()) {
                break;
            }
            List<Turn> rare = turns.stream()
                    .filter(turn -> turn.subMoves().stream()
                            .anyMatch(subMove -> subMove.isCapture()
                                    || subMove.toString().length() > 4
                                    || !subMove.promotion().isEmpty()))
                    .toList();
            List<Turn> drawn = rare.isEmpty() || random.nextBoolean() ? turns : rare;
            position = position.play(drawn.get(random.nextInt(drawn.size())));
            found.add(position);
        }
        return found;
    }

    /** A bishop behind its pawns has never moved, and a piece is captured where both sides can go. */
    @Test
    void gives_up_what_takes_more_turns_than_distances_alone() {
        RuleSet rules = RuleSets.of("orthodox");
        Position initial = rules.initialPosition();
        assertThat(tooFar("rnbqkbnr/pppppppp/8/8/8/7B/PPPPPPPP/RNBQK1NR w KQkq - 0 1", initial, 30))
                .isTrue();
        assertThat(tooFar("rnbqkbnr/pppppppp/8/8/8/4P2B/PPPP1PPP/RNBQK1NR w KQkq - 0 1", initial, 30))
                .isFalse();
        String bishopGone = "rn1qkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        assertThat(tooFar(bishopGone, initial, 4)).isFalse();
        assertThat(tooFar(bishopGone, initial, 2)).isTrue();
    }

    private static boolean tooFar(String target, Position from, int turns) {
        return new ProofTarget(from.ruleSet().position(target)).isTooFar(from, turns, turns);
    }
}

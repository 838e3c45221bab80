package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which fast paths a game takes follows from what it declares: games that declare much are the reference generator's too. */
@Tag("budget")
final class RandomGamesAgreeTest {
    private static final int MOST_TURNS = 5_000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "one",
                "one\nroyalRule = capture",
                "up-to 2",
                "up-to 2 collision",
                "up-to 3\nroyalRule = capture",
                "move pawns if-possible, move others if-possible\nroyalRule = capture",
                "move pawns optional, move others if-possible\nroyalRule = capture",
                "move, move if-possible\nroyalRule = capture"
            })
    void fastPathsAreTheReferenceGenerator(String turn) {
        int compared = 0;
        for (long seed = 0; seed < Budget.of(30, 70); seed++) {
            VariantFile file = VariantFile.readLeniently(RandomDefinition.of("a", seed) + "turn = " + turn + "\n");
            for (String name : file.names()) {
                RuleSet rules = file.ruleSet(name);
                List<Position> game = RandomPlay.game(rules, seed, 20);
                Position position = game.get(game.size() / 2);
                if (position.legalTurns().countUpTo(MOST_TURNS) < MOST_TURNS) {
                    Comparisons.fastWithReference(position, seed);
                    Comparisons.perftWithReference(position, 40);
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(Budget.of(1, 5));
    }
}

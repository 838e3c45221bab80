package io.github.multimove.avalanche;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.RandomPlay;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Avalanche Chess, every option, against the independent implementation, and the fast path against the plain one. */
@Tag("budget")
class AvalancheAgreementTest {
    /** Positions with more turns are not compared, for the reference lists them. */
    private static final int MOST_TURNS = Budget.of(500, 3_000);

    static Stream<String> ids() {
        return Stream.of(
                "avalanche",
                "avalanche[balanced=true]",
                "avalanche[array=reversed]",
                "avalanche[array=reversed,balanced=true]");
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theReferenceAgreesOnKeptPositions(String id) {
        ReferenceAgreement agreement = ReferenceAgreement.of(RuleSets.of(id)).upTo(MOST_TURNS);
        Random random = new Random(41);
        int compared = 0;
        for (String position : ReferencePositions.of(id)) {
            compared += agreement.at(position, random.nextLong()) ? 1 : 0;
        }
        assertThat(compared).isPositive();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theReferenceAgreesInAGame(String id) {
        assertThat(ReferenceAgreement.of(RuleSets.of(id)).upTo(MOST_TURNS).play(42, 1, Budget.of(5, 30)))
                .isPositive();
    }

    @ParameterizedTest
    @MethodSource("ids")
    @Tag("slow")
    void theReferenceAgreesOnThousandsOfPositions(String id) {
        assertThat(ReferenceAgreement.of(RuleSets.of(id)).upTo(MOST_TURNS).play(43, 20, 300))
                .isGreaterThan(200);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void bothPathsAgree(String id) {
        RuleSet rules = RuleSets.of(id);
        for (int seed = 0; seed < Budget.of(1, 2); seed++) {
            for (Position position : RandomPlay.game(rules, seed, Budget.of(3, 12))) {
                Comparisons.fastWithReference(position, seed);
            }
        }
    }
}

package io.github.multimove.doublemoves;

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

/** Doublemove, Extra Move, Two Move, Two-Fisted, Bennekom, Accelerated and Balanced Swap Chess and Triplets, every option, against the independent implementation, and the fast path against the plain one. */
@Tag("budget")
class DoubleMovesAgreementTest {
    /** Positions with more turns are not compared, for the reference lists them. */
    private static final int MOST_TURNS = Budget.of(500, 3_000);

    static Stream<String> ids() {
        return Stream.of(
                "doublemove",
                "doublemove[en-passant=none]",
                "doublemove[balanced=false]",
                "doublemove[balanced=false,en-passant=none]",
                "extra-move",
                "two-move",
                "two-fisted",
                "bennekom",
                "accelerated",
                "accelerated[balanced=true]",
                "triplets",
                "balanced-swap");
    }

    /** With other base games too, for which the reference takes long. */
    static Stream<String> withBases() {
        return Stream.concat(
                ids(),
                Stream.of(
                        "doublemove[base=grand]",
                        "doublemove[base=double-king]",
                        "bennekom[base=grand]",
                        "bennekom[base=double-king]"));
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
        assertThat(ReferenceAgreement.of(RuleSets.of(id)).upTo(MOST_TURNS).play(42, 1, Budget.of(5, 10)))
                .isPositive();
    }

    @ParameterizedTest
    @MethodSource("withBases")
    @Tag("slow")
    void theReferenceAgreesOnManyPositions(String id) {
        boolean alone = !id.contains("base=");
        ReferenceAgreement agreement = ReferenceAgreement.of(RuleSets.of(id)).upTo(MOST_TURNS);
        assertThat(agreement.play(43, alone ? 5 : 1, alone ? 300 : 24)).isGreaterThan(alone ? 200 : 5);
    }

    @ParameterizedTest
    @MethodSource("withBases")
    void bothPathsAgree(String id) {
        RuleSet rules = RuleSets.of(id);
        for (int seed = 0; seed < Budget.of(1, 2); seed++) {
            for (Position position : RandomPlay.game(rules, seed, Budget.of(3, 12))) {
                Comparisons.fastWithReference(position, seed);
            }
        }
    }
}

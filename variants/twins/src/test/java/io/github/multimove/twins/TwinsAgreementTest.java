package io.github.multimove.twins;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.testkit.Budget;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules against the independent independent implementation: turns in order, play, check, mate, outcome, threats. */
@Tag("budget")
class TwinsAgreementTest {
    static Stream<String> singleOptions() {
        return Stream.of(
                "twins",
                "twins[array=royal-queen]",
                "twins[array=twin-queens]",
                "twins[array=twin-queens-only]",
                "twins[array=fraternal]",
                "twins[bond=separated]",
                "twins[bond=separated-single]",
                "twins[bond=identical]",
                "twins[sharing=true]",
                "twins[order=sequential]",
                "twins[promotion=sibling]",
                "twins[promotion=twins]");
    }

    static List<String> combinations() {
        return TwinsCombinationsTest.ids();
    }

    @ParameterizedTest
    @MethodSource("singleOptions")
    void agreesOnEveryStart(String id) {
        Agreement agreement = new Agreement(id, 3).upTo(Budget.of(150, 400)).starts(1);
        assertThat(agreement.count("position")).isGreaterThan(15);
    }

    @Test
    void agreesInGamesThatReachPromotionsStacksAndTriplets() {
        Agreement agreement = new Agreement("twins", 2).upTo(400).nearPromotion(150, 10);
        assertThat(agreement.reached)
                .containsKeys("promotion", "twin promotion", "stack", "triplets", "Struck", "check");
    }

    /** Thousands of positions for every option by itself. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("singleOptions")
    void agreesOnThousandsOfPositions(String id) {
        Agreement agreement = new Agreement(id, 7).upTo(2500).play(2000, 8);
        assertThat(agreement.reached).containsKey(id.contains("identical") ? "Taken" : "Struck");
        assertThat(agreement.count("promotion") + agreement.count("twin promotion"))
                .isGreaterThan(20);
        assertThat(agreement.count("stack") + agreement.count("triplets")).isGreaterThan(20);
    }

    /** All of array, bond, sharing and order together. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("combinations")
    void agreesOnEveryCombination(String id) {
        Agreement agreement = new Agreement(id, 5).upTo(1500).play(120, 6);
        assertThat(agreement.count("position")).isGreaterThanOrEqualTo(120);
    }

    /** Promotion options with the others. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "twins[promotion=twins,sharing=true]",
                "twins[array=fraternal,promotion=sibling]",
                "twins[array=royal-queen,promotion=sibling,sharing=true]",
                "twins[bond=identical,promotion=twins]",
                "twins[bond=separated,order=sequential,promotion=twins]",
                "twins[array=twin-queens,bond=separated-single,promotion=sibling]"
            })
    void agreesOnPromotionsWithOtherOptions(String id) {
        Agreement agreement = new Agreement(id, 9).upTo(1500).play(400, 8);
        assertThat(agreement.count("promotion") + agreement.count("twin promotion"))
                .isPositive();
    }
}

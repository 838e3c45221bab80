package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.independent.ReferencePositions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The games, alone and under N prongs, agree with their independent implementations and with their own reference generator. */
class BaseGamesAgreementTest {
    private static final List<String> ALONE = List.of(
            "grand",
            "raumschach",
            "raumschach[array=cvp,pawn-captures=four]",
            "dragonchess",
            "dragonchess[elemental-rise=move]");

    static Stream<String> alone() {
        return ALONE.stream();
    }

    static Stream<String> twoProng() {
        return ALONE.stream().map(base -> "two-prong[base=" + base + "]");
    }

    static Stream<String> manyProngs() {
        return Stream.of("grand", "raumschach", "dragonchess")
                .flatMap(base -> Stream.of(
                                ",collision=true",
                                ",prongs=3",
                                ",collision=true,prongs=3",
                                ",prongs=4",
                                ",collision=true,prongs=4")
                        .map(options -> "two-prong[base=" + base + options + "]"));
    }

    private static void agree(String id, int mostTurns, int setUp, int games, int length) {
        ReferenceAgreement agreement = ReferenceAgreement.of(RuleSets.of(id)).upTo(mostTurns);
        int compared = 0;
        for (String position : ReferencePositions.of(id)) {
            compared += agreement.at(position, 17) ? 1 : 0;
        }
        assertThat(compared).as(id).isPositive();
        assertThat(agreement.setUp(18, setUp)).as(id).isPositive();
        agreement.play(19, games, length);
    }

    @ParameterizedTest
    @MethodSource("alone")
    void oneMoveATurn(String id) {
        agree(id, 1_000, 60, 1, 40);
    }

    @ParameterizedTest
    @MethodSource("twoProng")
    void twoProngs(String id) {
        agree(id, 1_000, 30, 1, 2);
    }

    @ParameterizedTest
    @MethodSource("manyProngs")
    void manyProngsAndCollision(String id) {
        agree(id, 1_000, 20, 1, 1);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("alone")
    void oneMoveATurnOnThousandsOfPositions(String id) {
        agree(id, 1_000, 2_000, 15, 100);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("twoProng")
    void twoProngsOnManyPositions(String id) {
        agree(id, 100_000, 800, 3, 60);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("manyProngs")
    void manyProngsAndCollisionOnManyPositions(String id) {
        agree(id, 20_000, 150, 1, 2);
    }
}

package io.github.multimove.doubleking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.independent.ReferencePositions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Double King Chess, alone and under N prongs, agrees with its independent implementation and with its own reference generator. */
class DoubleKingAgreementTest {
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
    @ValueSource(
            strings = {
                "double-king",
                "double-king[castling=lenient]",
                "double-king[castling=lenient,score-double-checkmate=true]"
            })
    void oneMoveATurn(String id) {
        agree(id, 1_000, 80, 1, 40);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "two-prong[base=double-king]",
                "two-prong[base=double-king[castling=lenient,score-double-checkmate=true]]",
                "two-prong[base=double-king,collision=true]",
                "two-prong[base=double-king,prongs=3]",
                "two-prong[base=double-king[castling=lenient],prongs=3]",
                "two-prong[base=double-king,collision=true,prongs=4]"
            })
    void manyProngs(String id) {
        agree(id, 300, 30, 1, 2);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"double-king", "double-king[castling=lenient]", "double-king[score-double-checkmate=true]"})
    void oneMoveATurnOnThousandsOfPositions(String id) {
        agree(id, 1_000, 2_000, 8, 120);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "two-prong[base=double-king]",
                "two-prong[base=double-king[castling=lenient]]",
                "two-prong[base=double-king,collision=true]",
                "two-prong[base=double-king,prongs=3]",
                "two-prong[base=double-king[castling=lenient],prongs=3]",
                "two-prong[base=double-king,prongs=4]",
                "two-prong[base=double-king,collision=true,prongs=4]"
            })
    void manyProngsOnManyPositions(String id) {
        agree(id, 5_000, 400, 1, 20);
    }
}

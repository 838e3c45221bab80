package io.github.multimove.twinmove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.CheckByTurns;
import io.github.multimove.testkit.Comparisons;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every option of Twinmove Chess against the independent implementation, and the fast path against the plain one. */
class TwinmoveAgreementTest {
    @Tag("budget")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "twinmove",
                "twinmove[pawn-move=optional]",
                "twinmove[promotion=queen]",
                "twinmove[balanced=true]",
                "twinmove[balanced=true,pawn-move=optional,promotion=queen]"
            })
    void theReferenceAgrees(String id) {
        ReferenceAgreement agreement = ReferenceAgreement.of(RuleSets.of(id));
        Random random = new Random(41);
        List<String> kept = ReferencePositions.of(id);
        for (int i = 0; i < kept.size(); i += Budget.of(4, 1)) {
            String position = kept.get(i);
            assertThat(agreement.at(position, random.nextLong())).as(position).isTrue();
        }
        assertThat(agreement.play(42, Budget.of(1, 3), 100)).isGreaterThan(Budget.of(15, 50));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "twinmove",
                "twinmove[pawn-move=optional]",
                "twinmove[promotion=queen]",
                "twinmove[pawn-move=optional,promotion=queen]",
                "twinmove[balanced=true]",
                "twinmove[balanced=true,pawn-move=optional]"
            })
    @Tag("slow")
    void theReferenceAgreesOnThousandsOfPositions(String id) {
        assertThat(ReferenceAgreement.of(RuleSets.of(id)).play(43, 40, 300)).isGreaterThan(1_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"twinmove", "twinmove[pawn-move=optional]", "twinmove[balanced=true,pawn-move=optional]"})
    void bothPathsAgreeAndCheckIsWhatTheOpponentsTurnsSay(String id) {
        RuleSet rules = RuleSets.of(id);
        Random random = new Random(44);
        int checks = 0;
        for (int game = 0; game < 4; game++) {
            Position position = rules.initialPosition();
            LegalTurns turns = rules.legalTurns(position);
            for (int i = 0; i < 100 && !turns.isEmpty(); i++) {
                Comparisons.fastWithReference(position, i);
                checks += CheckByTurns.agrees(position) ? 1 : 0;
                position = rules.play(position, turns.uniform(random));
                turns = rules.legalTurns(position);
            }
        }
        assertThat(checks).isGreaterThan(100);
    }
}

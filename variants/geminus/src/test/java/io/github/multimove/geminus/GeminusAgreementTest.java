package io.github.multimove.geminus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.independent.ReferenceGames;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.CheckByTurns;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every option of Geminus Chess against the independent implementation, and the fast path against the plain one. */
class GeminusAgreementTest {
    /** The turns of a side's last two drops are hundreds, before that many thousands. */
    private static final int LAST_DROPS = 6;

    private static Position dropped(RuleSet rules, Random random, int turns) {
        Position position = rules.initialPosition();
        for (int i = 0; i < turns; i++) {
            position = rules.play(position, rules.legalTurns(position).uniform(random));
        }
        return position;
    }

    private static int play(String id, long seed, int games, int length) {
        RuleSet rules = RuleSets.of(id);
        ReferenceAgreement agreement = ReferenceAgreement.of(rules);
        Random random = new Random(seed);
        int compared = 0;
        for (int game = 0; game < games; game++) {
            Position position = dropped(rules, random, LAST_DROPS);
            LegalTurns turns = rules.legalTurns(position);
            for (int i = 0; i < length && !turns.isEmpty(); i++) {
                compared += agreement.at(position.toString(), random.nextLong()) ? 1 : 0;
                position = rules.play(position, turns.uniform(random));
                turns = rules.legalTurns(position);
            }
        }
        return compared;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "geminus",
                "geminus[pawn-move=optional]",
                "geminus[promotion=any]",
                "geminus[balanced=true]",
                "geminus[balanced=true,pawn-move=optional,promotion=any]"
            })
    void theReferenceAgrees(String id) {
        assertThat(play(id, 51, 2, 60)).isGreaterThan(20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"geminus", "geminus[balanced=true,pawn-move=optional,promotion=any]"})
    void theReferenceAgreesOnPositionsWorthComparing(String id) {
        RuleSet rules = RuleSets.of(id);
        ReferenceAgreement agreement = ReferenceAgreement.of(rules).upTo(3_000);
        Random random = new Random(52);
        int compared = 0;
        for (String position : ReferencePositions.of(id)) {
            compared += agreement.at(position, random.nextLong()) ? 1 : 0;
        }
        assertThat(compared).isGreaterThan(20);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "geminus",
                "geminus[pawn-move=optional]",
                "geminus[promotion=any]",
                "geminus[balanced=true]",
                "geminus[balanced=true,pawn-move=optional]"
            })
    @Tag("slow")
    void theReferenceAgreesOnThousandsOfPositions(String id) {
        RuleSet rules = RuleSets.of(id);
        Random random = new Random(53);
        for (String position : ReferencePositions.of(id)) {
            assertThat(ReferenceAgreement.of(rules).at(position, random.nextLong()))
                    .isTrue();
        }
        assertThat(play(id, 54, 40, 300)).isGreaterThan(1_000);
    }

    @Test
    @Tag("slow")
    void theReferenceAgreesOnEveryDropPhase() {
        RuleSet rules = Geminus.rules();
        ReferenceGame reference = ReferenceGames.of("geminus");
        Random random = new Random(55);
        for (int turns = 0; turns < 8; turns++) {
            for (int i = 0; i < 3; i++) {
                Position position = dropped(rules, random, turns);
                List<String> expected = reference.legalTurns(position.toString());
                assertThat(Drawn.turns(position)).isEqualTo(expected);
                assertThat(rules.legalTurns(position).count()).isEqualTo(expected.size());
            }
        }
    }

    @Test
    void bothPathsAgreeAndCheckIsWhatTheOpponentsTurnsSay() {
        for (String id : List.of("geminus", "geminus[balanced=true,pawn-move=optional]")) {
            RuleSet rules = RuleSets.of(id);
            Random random = new Random(56);
            int checks = 0;
            for (int game = 0; game < 5; game++) {
                Position position = dropped(rules, random, LAST_DROPS);
                LegalTurns turns = rules.legalTurns(position);
                for (int i = 0; i < 60 && !turns.isEmpty(); i++) {
                    Comparisons.fastWithReference(position, i);
                    checks += CheckByTurns.agrees(position) ? 1 : 0;
                    position = rules.play(position, turns.uniform(random));
                    turns = rules.legalTurns(position);
                }
            }
            assertThat(checks).isGreaterThan(50);
        }
    }

    @Test
    void bothPathsAgreeWhilePiecesAreDropped() {
        RuleSet rules = Geminus.rules();
        RuleSet plain = Reference.of(rules);
        Random random = new Random(57);
        for (int turns = 0; turns < 8; turns++) {
            Position position = dropped(rules, random, turns);
            List<String> listed = Drawn.turns(position);
            assertThat(Drawn.turns(plain.position(position.toString()))).isEqualTo(listed);
            LegalTurns legal = rules.legalTurns(position);
            assertThat(legal.count()).isEqualTo(listed.size());
            for (int i = 0; i < 50; i++) {
                int index = random.nextInt(listed.size());
                assertThat(legal.at(index)).hasToString(listed.get(index));
                assertThat(rules.parseTurn(position, listed.get(index))).isEqualTo(legal.at(index));
            }
        }
    }
}

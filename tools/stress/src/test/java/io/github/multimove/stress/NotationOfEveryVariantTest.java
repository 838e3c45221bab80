package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.testkit.NotationLaws;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Algebraic form and games as text, tried in every variant that is there. */
class NotationOfEveryVariantTest {
    private static final int MOST_PROGRESSIVE = 5;

    static Stream<String> ids() {
        return RuleSets.ids().stream();
    }

    @Test
    void thereAreVariants() {
        assertThat(ids()).contains("orthodox", "two-prong", "twinmove", "geminus", "twins", "dragonchess");
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theLawsHold(String id) {
        laws(RuleSets.of(id), 1, 30);
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("ids")
    void theLawsHoldInManyGames(String id) {
        laws(RuleSets.of(id), 3, 40);
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(
            strings = {
                "twins[order=sequential]",
                "twins[order=sequential,sharing=true]",
                "twins[array=fraternal]",
                "twins[array=twin-queens]",
                "twins[array=royal-queen,sharing=true]",
                "twins[bond=separated]",
                "twins[bond=identical,sharing=true]",
                "twinmove[pawn-move=optional]",
                "geminus[promotion=any]",
                "two-prong[base=grand]",
                "two-prong[base=raumschach]",
                "two-prong[base=dragonchess]",
                "two-prong[base=double-king]"
            })
    void theLawsHoldWithOptions(String id) {
        laws(RuleSets.of(id), 3, 40);
    }

    private static void laws(RuleSet rules, int games, int most) {
        // a turn of Progressive Chess has one sub-move more than the turn before
        int length = rules.id().startsWith("progressive") ? Math.min(most, MOST_PROGRESSIVE) : most;
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < games; i++) {
            Position position = rules.initialPosition();
            for (int turn = 0; turn < length && rules.outcome(position).isEmpty(); turn++) {
                NotationLaws.algebraicReadsBack(position, random, 2);
                NotationLaws.brokenTurnsAreRefused(position, random, 2);
                if (turn % 10 == 9) {
                    NotationLaws.algebraicNamesTheLeast(position, random, 40);
                }
                position = rules.play(position, rules.legalTurns(position).sample(random));
            }
        }
        NotationLaws.gamesReadBack(rules, random, games, length);
        NotationLaws.brokenGamesAreRefused(rules, random, games * 5, 10);
    }
}

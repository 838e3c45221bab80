package io.github.multimove.stress;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.ConstraintLaws;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RefusalLaws;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws of refusals and constraints over games of every variant. */
class ExplanationsOfEveryVariantTest {
    @Tag("budget")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "dragonchess",
                "two-prong[base=grand]",
                "two-prong[base=double-king]",
                "twinmove[balanced=true]",
                "twins[array=royal-queen,order=sequential,sharing=true]",
                "twins[bond=identical]"
            })
    void lawsHoldFromEveryPositionKept(String id) {
        laws(id, Budget.of(3, 1), 1, 1);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "orthodox",
                "grand",
                "raumschach",
                "dragonchess",
                "double-king",
                "double-king[castling=lenient]",
                "two-prong",
                "two-prong[prongs=3]",
                "two-prong[collision=true]",
                "two-prong[base=grand]",
                "two-prong[base=raumschach]",
                "two-prong[base=dragonchess]",
                "two-prong[base=double-king]",
                "twinmove",
                "twinmove[pawn-move=optional]",
                "geminus",
                "twins",
                "twins[bond=separated]",
                "twins[bond=separated-single]",
                "twins[bond=identical,order=sequential]",
                "twins[order=sequential,sharing=true]",
                "twins[array=royal-queen]",
                "twins[array=twin-queens]",
                "twins[array=fraternal]"
            })
    void lawsHoldInLongGamesFromEveryPositionKept(String id) {
        laws(id, 1, 1, 6);
    }

    private static void laws(String id, int step, int games, int turns) {
        RuleSet rules = RuleSets.of(id);
        List<String> kept = ReferencePositions.of(id);
        for (int i = 0; i < kept.size(); i += step) {
            String text = kept.get(i);
            if (rules.problems(rules.setup(text)).isEmpty()) {
                for (long seed = 0; seed < games; seed++) {
                    for (Position position : RandomPlay.game(rules.position(text), seed, turns)) {
                        RefusalLaws.refusalsAreTrue(position, seed);
                        ConstraintLaws.constraintsHold(position, seed);
                    }
                }
            }
        }
    }
}

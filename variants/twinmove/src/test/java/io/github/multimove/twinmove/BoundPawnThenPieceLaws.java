package io.github.multimove.twinmove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pawn half and piece half in a game won by checkmate, which no variant publishes: turns must leave the king safe. */
@Tag("budget")
class BoundPawnThenPieceLaws {
    private static RuleSet bound(boolean compelled) {
        return RuleSet.of(
                "bound-pawn-then-piece-" + compelled,
                Orthodox.game(),
                TurnStructure.pawnThenPiece(compelled),
                RoyalRule.lastRoyal());
    }

    /** A few short games, for turns are made and judged one by one. */
    private abstract static class FewGamesLaws extends RuleSetLaws {
        @Override
        protected int games() {
            return 3;
        }

        @Override
        protected int turns() {
            return 6;
        }
    }

    @Nested
    class Compelled extends FewGamesLaws {
        @Override
        protected RuleSet ruleSet() {
            return bound(true);
        }
    }

    @Nested
    class Optional extends FewGamesLaws {
        @Override
        protected RuleSet ruleSet() {
            return bound(false);
        }
    }

    @Test
    void bothPathsAgree() {
        Random random = new Random(61);
        for (boolean compelled : List.of(true, false)) {
            for (int game = 0; game < Budget.of(1, 3); game++) {
                RandomPlay.game(bound(compelled), random.nextLong(), Budget.of(12, 30))
                        .forEach(position -> Comparisons.fastWithReference(position, random.nextLong()));
            }
        }
    }

    /** The pawn may leave the file only if the piece half covers the king again. */
    @Test
    void aPinnedPawnIsOfferedOnlyBeforeAPieceThatCovers() {
        RuleSet rules = bound(false);
        Position position = rules.position("4r1k1/8/8/8/8/3p4/4P3/4K1N1 w - - 0 1");
        PartialTurn capture = position.begin("e2d3");
        assertThat(capture.mayStop()).isFalse();
        assertThat(capture.next()).hasToString("[e1d1, e1f1, e1d2, e1f2, g1e2]");
        assertThat(Reference.of(rules)
                        .position(position.toString())
                        .begin("e2d3")
                        .next())
                .isEqualTo(capture.next());
    }
}

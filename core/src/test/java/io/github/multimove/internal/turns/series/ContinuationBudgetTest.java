package io.github.multimove.internal.turns.series;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Step;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A beginning costs five continuations and those that may follow it, all of them once more for each further 64 squares. */
class ContinuationBudgetTest {
    /** The beginning of a turn by a king in the corner, which has three moves. */
    private static SeriesPrefixState corner(int files, int ranks) {
        BaseGame game = BaseGame.builder("kings", Board.of(files, ranks))
                .royal(Orthodox.KING)
                .array((files - 1) + "k" + ("/" + files).repeat(ranks - 2) + "/K" + (files - 1))
                .build();
        RuleSet rules = RuleSet.of(
                "two-moves", game, Series.repeat(Length.of(2), Step.move(), Step.move()), RoyalRule.capture());
        BoardPosition position = (BoardPosition) rules.initialPosition();
        return SeriesPrefixState.start(
                (SeriesStructure) position.rules().structureAt(position), position, position.rules().royal);
    }

    @ParameterizedTest
    @CsvSource({"8, 8, 8", "13, 5, 16", "12, 10, 16", "16, 8, 16", "16, 9, 24"})
    void isSpentByOneBeginningMore(int files, int ranks, int cost) {
        SeriesPrefixState prefix = corner(files, ranks);
        assertThat(prefix.size()).isEqualTo(3);
        ContinuationBudget budget = new ContinuationBudget(2 * cost);
        assertThat(budget.spend(prefix)).isTrue();
        assertThat(budget.spend(prefix)).isTrue();
        assertThat(budget.isSpent()).isFalse();
        assertThat(budget.spend(prefix)).isFalse();
        assertThat(budget.isSpent()).isTrue();
        ContinuationBudget less = new ContinuationBudget(2 * cost - 1);
        assertThat(less.spend(prefix)).isTrue();
        assertThat(less.spend(prefix)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"8, 8", "16, 9"})
    void staysSpent(int files, int ranks) {
        SeriesPrefixState prefix = corner(files, ranks);
        ContinuationBudget budget = new ContinuationBudget(0);
        for (int i = 0; i < 100; i++) {
            assertThat(budget.spend(prefix)).isFalse();
            assertThat(budget.isSpent()).isTrue();
        }
    }
}

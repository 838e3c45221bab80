package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.CheckByTurns;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomGame;
import io.github.multimove.testkit.RandomSetup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games put together at random keep every law, and check is what turns capture. */
@Tag("budget")
class RandomGamesTest {
    private static final int MOST_TURNS = 150;

    @Test
    void everyLawHolds() {
        int tried = 0;
        for (long seed = 1; seed <= Budget.of(30, 300); seed++) {
            for (Position position : positions(seed)) {
                if (SetUps.isSmall(position, MOST_TURNS)) {
                    Laws.all(position, seed);
                    checkIsWhatTurnsCapture(position);
                    tried++;
                }
            }
        }
        assertThat(tried).isGreaterThan(Budget.of(15, 300));
    }

    private static List<Position> positions(long seed) {
        List<Position> positions = new ArrayList<>();
        RandomGame.of(seed).ifPresent(rules -> {
            positions.add(rules.initialPosition());
            for (long setUp : new long[] {seed, ~seed, 2 * seed}) {
                RandomSetup.position(rules, setUp).ifPresent(positions::add);
            }
        });
        return positions;
    }

    /** Check depends on the turns alone: those of the same game won by capture are listed, and tell it. */
    private static void checkIsWhatTurnsCapture(Position position) {
        RuleSet rules = position.ruleSet();
        boolean hasKings = rules.royalRule() instanceof RoyalRule.LastRoyal last
                && last.mayLackRoyals().isEmpty();
        if (rules.structure() instanceof Series && rules.base().royals().size() == 1 && hasKings) {
            RuleSet free = RuleSet.of("free", rules.base(), rules.structure(), RoyalRule.capture());
            Position same = free.position(position.toString());
            CheckByTurns.agrees(same);
            assertThat(position.isCheck()).as(position.toString()).isEqualTo(same.isCheck());
        }
    }
}

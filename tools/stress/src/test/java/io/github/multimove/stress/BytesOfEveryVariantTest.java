package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.testkit.ByteLaws;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions of every variant are written as bytes and come back equal. */
@Tag("full")
class BytesOfEveryVariantTest {
    static Stream<String> ids() {
        return StressRules.all().stream().map(RuleSet::id);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyLawOfBytesHolds(String id) {
        for (int seed = 0; seed < 2; seed++) {
            List<Position> game = RandomPlay.game(RuleSets.of(id), seed, 24);
            for (int i = 0; i < game.size(); i++) {
                ByteLaws.brokenBytesAreReadOrRefused(game.get(i), seed * 100L + i);
            }
            for (int i = 0; i < game.size(); i += 6) {
                ByteLaws.bytesReadBack(game.get(i));
            }
            ByteLaws.equalPositionsHaveEqualBytes(game);
        }
    }

    /** A reply owed is part of the bytes as it is of the position (rules/doublemove.md, Two Move Chess). */
    @Test
    void aReplyOwedIsPartOfTheBytes() {
        RuleSet rules = RuleSets.of("two-move");
        Position owed = rules.position("4k3/8/8/8/8/8/8/R3K3 b - - 0 9 r");
        Position free = rules.position("4k3/8/8/8/8/8/8/R3K3 b - - 0 9 -");
        assertThat(owed).isNotEqualTo(free);
        assertThat(owed.toBytes()[0]).isEqualTo((byte) (16 + 1 + 8));
        assertThat(free.toBytes()[0]).isEqualTo((byte) (16 + 1));
        assertThat(rules.position(owed.toBytes())).isEqualTo(owed).isNotEqualTo(free);
    }

    /** The length of a series comes from the turn number, so that the number is part of the bytes. */
    @Test
    void theTurnNumberOfAGrowingSeriesIsPartOfTheBytes() {
        RuleSet rules = RuleSets.of("progressive");
        Position third = rules.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 3");
        Position fourth = rules.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 4");
        assertThat(third.toBytes()).isNotEqualTo(fourth.toBytes()).endsWith(0, 0, 0, 3);
        assertThat(rules.position(third.toBytes()).turnNumber()).isEqualTo(3);
    }

    /** Before the single turn that follows the drops, the number says when that turn comes. */
    @Test
    void theTurnNumberStaysWhileAnOpeningRuleIsToCome() {
        RuleSet rules = RuleSets.of("geminus[balanced=true]");
        List<Position> game = RandomPlay.game(rules, 2, 9);
        for (Position position : game) {
            Position read = rules.position(position.toBytes());
            assertThat(read.isUnderOpeningRule()).isEqualTo(position.isUnderOpeningRule());
            if (!position.hand(position.side()).isEmpty()) {
                assertThat(read.turnNumber()).isEqualTo(position.turnNumber());
            }
        }
        assertThat(game).anyMatch(Position::isUnderOpeningRule);
    }
}

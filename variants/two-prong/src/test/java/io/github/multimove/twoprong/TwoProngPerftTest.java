package io.github.multimove.twoprong;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counting that lists nothing. */
class TwoProngPerftTest {
    private static final RuleSet RULES = RuleSets.of("two-prong");
    private static final String BUSY = "r1bq1rk1/ppp2pp1/2n1pn1p/b2p4/3P1B2/2P1PN2/PP1NBPPP/R2Q1RK1 w - - 2 9";

    @Test
    void everyReplyToAFirstMoveIsOneOf20SingleAnd176DualTurns() {
        Map<Turn, Long> replies = Perft.of(RULES.initialPosition()).divide(2);
        assertThat(replies)
                .hasSize(20)
                .allSatisfy((turn, count) -> assertThat(count).isEqualTo(196));
        Position afterE4 = RULES.play(RULES.initialPosition(), RULES.parseTurn(RULES.initialPosition(), "e2e4"));
        assertThat(RULES.legalTurns(afterE4).stream()
                        .filter(turn -> turn.subMoves().size() == 1)
                        .count())
                .isEqualTo(20);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void moreProngsCountWhatTheyList(int prongs) {
        RuleSet rules = RuleSets.of("two-prong[prongs=" + prongs + "]");
        LegalTurns turns = rules.legalTurns(rules.position(BUSY));
        assertThat(turns.count()).isEqualTo(turns.stream().count()).isGreaterThan(6_000);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8})
    void manyProngsAreCountedWithoutListing(int prongs) {
        RuleSet rules = RuleSets.of("two-prong[prongs=" + prongs + "]");
        Position busy = rules.position(BUSY);
        long before = allocated();
        LegalTurns turns = rules.legalTurns(busy);
        long count = turns.count();
        assertThat(turns.isEmpty()).isFalse();
        assertThat(allocated() - before).as("bytes allocated").isLessThan(16 << 20);
        Turn last = turns.at(count - 1);
        assertThat(last.subMoves()).isNotEmpty();
        assertThat(turns.contains(last)).isTrue();
        assertThat(turns.contains(turns.at(count / 2))).isTrue();
    }

    /** Bytes that this thread has allocated so far, garbage among them. */
    private static long allocated() {
        try {
            // the module of this package does not read the one that has these beans
            Object bean = Class.forName("java.lang.management.ManagementFactory")
                    .getMethod("getThreadMXBean")
                    .invoke(null);
            return (long) Class.forName("com.sun.management.ThreadMXBean")
                    .getMethod("getThreadAllocatedBytes", long.class)
                    .invoke(bean, Thread.currentThread().getId());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}

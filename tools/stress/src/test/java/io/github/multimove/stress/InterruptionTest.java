package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Long work answers interruption, and the same objects answer rightly the next time. */
@Isolated
class InterruptionTest {
    private static final RuleSet DRAGONS = RuleSets.of("two-prong[base=dragonchess,prongs=4]");
    private static final long TURNS = 1_957_130;

    @AfterEach
    void forget() {
        Thread.interrupted();
    }

    private static void isCancelled(Supplier<?> work) {
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class).isThrownBy(work::get);
        assertThat(Thread.interrupted()).as("the thread is still interrupted").isTrue();
    }

    /** The array on another turn than the first, so that four pieces may move. */
    private static Position position(RuleSet rules) {
        Position start = rules.initialPosition();
        return rules.position(start.toString().replaceAll(" 1$", " 2"));
    }

    @Test
    void counting() {
        LegalTurns turns = DRAGONS.legalTurns(position(DRAGONS));
        isCancelled(turns::count);
        assertThat(turns.count()).isEqualTo(TURNS);
        isCancelled(() -> turns.at(TURNS - 1));
        assertThat(turns.contains(turns.at(TURNS - 1))).isTrue();
        isCancelled(() -> turns.uniform(new SplittableRandom(1)));
        assertThat(turns.contains(turns.uniform(new SplittableRandom(1)))).isTrue();
    }

    @Test
    void goingThroughTurns() {
        LegalTurns turns = DRAGONS.legalTurns(position(DRAGONS));
        isCancelled(() -> turns.stream().mapToInt(turn -> 1).sum());
        assertThat(turns.stream().mapToInt(turn -> 1).sum()).isEqualTo((int) TURNS);
    }

    @Test
    void theReferenceGenerator() {
        RuleSet plain = Reference.of(RuleSets.of("two-prong[prongs=3]"));
        LegalTurns turns = plain.legalTurns(position(plain));
        isCancelled(turns::count);
        assertThat(turns.count())
                .isEqualTo(RuleSets.of("two-prong[prongs=3]")
                        .legalTurns(turns.position())
                        .count());
    }

    @Test
    void enteringTurns() {
        // only the reference generator goes through the turns
        RuleSet rules = RuleSets.of("two-prong[prongs=3]");
        Position position = position(rules);
        PartialTurn begun = Reference.of(rules).begin(position);
        isCancelled(begun::next);
        assertThat(begun.next()).isEqualTo(rules.begin(position).next());
    }

    @Test
    void perft() {
        Position start = RuleSets.of("two-prong").initialPosition();
        for (int threads : new int[] {1, 3}) {
            Perft perft = Perft.of(start).threads(threads);
            isCancelled(() -> perft.count(2));
            isCancelled(() -> perft.divide(2));
            assertThat(perft.count(2)).isEqualTo(Perft.count(start, 2));
        }
    }

    /** In games of capture mate is found by going through turns. */
    @Test
    void lookingForMate() {
        RuleSet rules = RuleSets.of("twinmove");
        Position mated = rules.position("k7/1R6/1K6/8/8/8/p7/8 b - - 0 30");
        isCancelled(() -> rules.isCheckmate(mated));
        assertThat(rules.isCheckmate(mated)).isEqualTo(Reference.of(rules).isCheckmate(mated));
    }

    @Test
    void siblings() {
        RuleSet rules = RuleSets.of("twins");
        LegalTurns turns = rules.legalTurns(rules.initialPosition());
        long count = turns.count();
        isCancelled(() -> Perft.count(rules.initialPosition(), 2));
        assertThat(turns.count()).isEqualTo(count);
    }
}

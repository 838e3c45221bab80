package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

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
    void perft() {
        Position start = RuleSets.of("two-prong").initialPosition();
        for (int threads : new int[] {1, 3}) {
            Perft perft = Perft.of(start).threads(threads);
            isCancelled(() -> perft.count(2));
            isCancelled(() -> perft.divide(2));
            assertThat(perft.count(2)).isEqualTo(Perft.count(start, 2));
        }
    }

    /** Questions that were once given up after so many tries, where the search for an answer is long. */
    static Stream<Arguments> whatIsNeverGivenUp() {
        Position siblings = RuleSets.of("twins[array=royal-queen,order=sequential]")
                .position("1BB1B1Nq/NKBQB2q/1BBBB1qB/1BBBBqqq/1BBBB2k/8/qqq2qqq/q1qqb1qq w - - 0 30 "
                        + "a1+c1+d1+g1+h1+a2+b2+c2+f2+g2+h2+h4+f5+g5+h5+g6+h7+h8,"
                        + "b4+c4+d4+e4+b5+c5+d5+e5+b6+c6+d6+e6+h6+c7+e7+b8+c8+e8,a7+g8,b7+d7");
        Position mated = siblings.play(siblings.parseTurn("b7a8,d7d8"));
        Position capture = RuleSets.of("doublemove[base=double-king]")
                .position(
                        "Qqk1QQSsSs/qqQ1sqqsqk/sQqqQq2s1/QQQsS1qqQS/KqqSSsQSQS/QqSQQSsqqs/q1QqqqQKqQ/1QqsQsqqss w - - 0 20");
        Position twinmove = RuleSets.of("twinmove").position("k7/1R6/1K6/8/8/8/p7/8 b - - 0 30");
        Position series =
                RuleSets.of("progressive").position("8/P4pPP/2P2P2/PPPpPPP1/3Pp1p1/1P3K2/PPPPpPPk/8 w - - 0 3");
        Position kings = RuleSets.of("double-king").position("k1k7/10/Q9/1Q8/2Q7/10/10/K8K b - - 0 30");
        return Stream.of(
                asked("isCheckmate", mated, Position::isCheckmate),
                asked("isStalemate", mated, Position::isStalemate),
                asked("outcome", mated, Position::outcome),
                asked("isEmpty", mated, p -> p.legalTurns().isEmpty()),
                asked("at(0)", siblings, p -> p.legalTurns().at(0)),
                asked("sample", siblings, p -> p.legalTurns().sample(new SplittableRandom(1))),
                asked("next", siblings, p -> p.begin().next()),
                asked("constraints", mated, Position::constraints),
                asked("threats", mated, Position::threats),
                asked("mate by capture", capture, Position::isCheckmate),
                asked("mate by capture", twinmove, Position::isCheckmate),
                asked("constraints", series, Position::constraints),
                asked("isDoubleCheckmate", kings, Position::isDoubleCheckmate));
    }

    private static Arguments asked(String name, Position position, Function<Position, Object> question) {
        return Arguments.of(Named.of(name + " in " + position.ruleSet().id(), position), question);
    }

    @ParameterizedTest
    @MethodSource
    void whatIsNeverGivenUp(Position position, Function<Position, Object> question) {
        Position anew = position.ruleSet().position(position.toString());
        isCancelled(() -> question.apply(anew));
    }
}

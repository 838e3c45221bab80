package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.CheckByTurns;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RandomSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Series of two steps, composed at random: the fast path counts and lists what the plain one does. */
class ComposedSeriesTest {
    private static final int MOST_TURNS = 1_500;
    private static final int POSITIONS = 5;

    /** Duties that go with any choice of the next piece. */
    private static final Step.Duty[] DUTIES = {Step.Duty.REQUIRED, Step.Duty.IF_POSSIBLE, Step.Duty.OPTIONAL};

    /** Of the pawn's step and the piece's step only the pieces between the corners were counted. */
    @Test
    void aPawnThatMayStayIsCountedBesideOthers() {
        Series pawnMayStay = Series.of(
                        Step.move().pawns().duty(Step.Duty.OPTIONAL).enPassant(Step.EnPassant.AFTER_ANOTHER),
                        Step.move().others().duty(Step.Duty.IF_POSSIBLE))
                .next(Series.Next.ANOTHER);
        RuleSet rules = RuleSet.of("may-stay", Orthodox.game(), pawnMayStay, RoyalRule.capture());
        Position position = rules.position("r1bqk2r/pp1pppbp/2n3p1/2pN3n/5P2/P6N/1PPPPKPP/R1BQ1B1R w kq - 2 5");
        assertThat(position.legalTurns().count()).isEqualTo(271);
        assertThat(position.legalTurns().stream()).hasSize(271);
    }

    /** No piece could capture anything, and refusing a move looked for a capture of the king (rules/series.md, Check). */
    @Test
    void quietStepsGiveNoCheck() {
        Series quiet = Series.of(
                Step.move().quiet(),
                Step.move().others().duty(Step.Duty.OPTIONAL).quiet());
        RuleSet rules = RuleSet.of("quiet", Orthodox.game(), quiet, RoyalRule.lastRoyal());
        Position position = rules.position("4k3/8/8/8/4r3/8/8/4K2R w - - 0 1");
        assertThat(position.isCheck()).isFalse();
        assertThat(position.refusal("e1f1")).isEmpty();
        assertThat(position.refusal("h1h8")).isEmpty();
    }

    /** The queen goes to the king's rank by the first move, which captures nothing, and captures it by the second. */
    @Test
    void aMoveThatCapturesNothingMayMakeReady() {
        Series series = Series.of(Step.move().quiet(), Step.move()).next(Series.Next.ANY);
        RuleSet rules = RuleSet.of("quiet-first", Orthodox.game(), series, RoyalRule.lastRoyal());
        assertThat(rules.position("4k3/8/8/8/8/8/8/K2Q4 b - - 0 1").isCheck()).isTrue();
        assertThat(rules.position("4k3/8/8/8/8/8/8/K7 b - - 0 1").isCheck()).isFalse();
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, Budget.of(3, 20));
    }

    @Tag("budget")
    @ParameterizedTest
    @MethodSource("seeds")
    void composedSeriesAgree(long seed) {
        agrees(seed);
    }

    private static void agrees(long seed) {
        Random random = new Random(seed);
        RuleSet rules = composed(seed, random);
        List<Position> positions = new ArrayList<>(RandomPlay.game(rules, seed, 20));
        for (int i = 0; i < POSITIONS; i++) {
            RandomSetup.position(rules, seed * 100 + i).ifPresent(positions::add);
        }
        int compared = 0;
        for (int i = positions.size() - 1; i >= 0 && compared < POSITIONS; i -= 2) {
            if (positions.get(i).legalTurns().countUpTo(MOST_TURNS) < MOST_TURNS) {
                Comparisons.fastWithReference(positions.get(i), seed);
                checkIsWhatTurnsCapture(positions.get(i));
                compared++;
            }
        }
        assertThat(compared).as(rules.structure().toString()).isPositive();
    }

    /** Check depends on the turns alone: those of the same game won by capture are listed, and tell it. */
    private static void checkIsWhatTurnsCapture(Position position) {
        RuleSet rules = position.ruleSet();
        RuleSet free = RuleSet.of("free", rules.base(), rules.structure(), RoyalRule.capture());
        Position same = free.position(position.toString());
        CheckByTurns.agrees(same);
        assertThat(position.isCheck()).as(position.toString()).isEqualTo(same.isCheck());
    }

    private static RuleSet composed(long seed, Random random) {
        Series series = Series.of(step(random, true), step(random, false)).next(any(random, Series.Next.values()));
        if (random.nextInt(3) == 0) {
            series = series.on(any(random, Series.Closing.values()), any(random, Series.Event.values()));
        }
        RoyalRule royal = random.nextInt(3) == 0 ? RoyalRule.capture() : RoyalRule.lastRoyal();
        return RuleSet.of("composed-" + seed, Orthodox.game(), series, royal);
    }

    private static Step step(Random random, boolean isFirst) {
        Step step = Step.move().duty(any(random, DUTIES));
        int pieces = random.nextInt(4);
        if (pieces == 0 || (isFirst && pieces == 1)) {
            step = step.pawns();
        } else if (pieces == 3 || (!isFirst && pieces == 1)) {
            step = step.others();
        }
        step = random.nextBoolean() ? step.safe() : step;
        step = random.nextInt(5) == 0 ? step.quiet() : step;
        step = random.nextInt(5) == 0 ? step.noDoubleStep() : step;
        return random.nextInt(6) == 0 ? step.enPassant(Step.EnPassant.AFTER_ANOTHER) : step;
    }

    private static <T> T any(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }
}

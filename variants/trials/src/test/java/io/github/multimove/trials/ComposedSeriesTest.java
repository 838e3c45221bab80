package io.github.multimove.trials;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RandomSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Series of two steps that nobody has published, composed at random: the fast path counts and lists what the plain one does. */
class ComposedSeriesTest {
    private static final int MOST_TURNS = 1_500;
    private static final int POSITIONS = 5;
    private static final int SEEDS = 300;

    /** Duties that go with any choice of the next man. */
    private static final Step.Duty[] DUTIES = {Step.Duty.REQUIRED, Step.Duty.IF_POSSIBLE, Step.Duty.OPTIONAL};

    /** Of the pawn's step and the piece's step only the men between the corners were counted. */
    @Test
    void aPawnThatMayStayIsCountedBesideOthers() {
        Series pawnMayStay = Series.of(
                        Step.move().pawns().duty(Step.Duty.OPTIONAL).inPassing(Step.InPassing.AFTER_ANOTHER),
                        Step.move().others().duty(Step.Duty.IF_POSSIBLE))
                .next(Series.Next.ANOTHER);
        RuleSet rules = RuleSet.of("may-stay", Orthodox.game(), pawnMayStay, RoyalRule.capture());
        Position position = rules.position("r1bqk2r/pp1pppbp/2n3p1/2pN3n/5P2/P6N/1PPPPKPP/R1BQ1B1R w kq - 2 5");
        assertThat(position.legalTurns().count()).isEqualTo(271);
        assertThat(position.legalTurns().stream()).hasSize(271);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void composedSeriesAgree(long seed) {
        agrees(seed);
    }

    @Test
    @Tag("slow")
    void manyComposedSeriesAgree() {
        for (long seed = 100; seed < 100 + SEEDS; seed++) {
            agrees(seed);
        }
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
                Comparisons.fastWithPlain(positions.get(i), seed);
                compared++;
            }
        }
        assertThat(compared).as(rules.structure().toString()).isPositive();
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
        int men = random.nextInt(4);
        if (men == 0 || (isFirst && men == 1)) {
            step = step.pawns();
        } else if (men == 3 || (!isFirst && men == 1)) {
            step = step.others();
        }
        step = random.nextBoolean() ? step.safe() : step;
        step = random.nextInt(5) == 0 ? step.quiet() : step;
        step = random.nextInt(5) == 0 ? step.noDoubleStep() : step;
        return random.nextInt(6) == 0 ? step.inPassing(Step.InPassing.AFTER_ANOTHER) : step;
    }

    private static <T> T any(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }
}

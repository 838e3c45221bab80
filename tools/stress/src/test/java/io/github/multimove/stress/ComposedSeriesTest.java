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
import io.github.multimove.testkit.RefusalLaws;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Series composed at random: the fast path counts and lists what the plain one does, and what refusals say is so. */
@Tag("budget")
class ComposedSeriesTest {
    private static final int MOST_TURNS = 1_500;
    private static final int FEW_TURNS = 600;
    private static final int POSITIONS = 5;

    /** Duties that go with any choice of the next piece. */
    private static final Step.Duty[] DUTIES = {Step.Duty.REQUIRED, Step.Duty.IF_POSSIBLE, Step.Duty.OPTIONAL};

    @Test
    void composedSeriesAgree() {
        for (long seed = 1; seed <= Budget.of(3, 20); seed++) {
            RuleSet rules = composed(seed, 2);
            List<Position> positions = new ArrayList<>(RandomPlay.game(rules, seed, 20));
            for (int i = 0; i < POSITIONS; i++) {
                RandomSetup.position(rules, seed * 100 + i).ifPresent(positions::add);
            }
            int compared = 0;
            for (int i = positions.size() - 1; i >= 0 && compared < POSITIONS; i -= 2) {
                if (SetUps.isSmall(positions.get(i), MOST_TURNS)) {
                    Comparisons.fastWithReference(positions.get(i), seed);
                    checkIsWhatTurnsCapture(positions.get(i));
                    compared++;
                }
            }
            assertThat(compared).as(rules.structure().toString()).isPositive();
        }
    }

    /** Check depends on the turns alone: those of the same game won by capture are listed, and tell it. */
    private static void checkIsWhatTurnsCapture(Position position) {
        RuleSet rules = position.ruleSet();
        RuleSet free = RuleSet.of("free", rules.base(), rules.structure(), RoyalRule.capture());
        Position same = free.position(position.toString());
        CheckByTurns.agrees(same);
        assertThat(position.isCheck()).as(position.toString()).isEqualTo(same.isCheck());
    }

    @Test
    void refusalsOfComposedSeriesAreTrue() {
        int compositions = Budget.of(3, 70);
        int tried = 0;
        for (long seed = 1; tried < compositions; seed++) {
            assertThat(seed).as("seeds that made a position").isLessThan(20L * compositions);
            Position position = RandomSetup.position(composed(seed, 2 + (int) seed % 2), seed)
                    .orElse(null);
            if (position != null && SetUps.isSmall(position, FEW_TURNS)) {
                RefusalLaws.refusalsAreTrue(position, seed);
                tried++;
            }
        }
    }

    private static RuleSet composed(long seed, int length) {
        Random random = new Random(seed);
        Step[] steps = new Step[length];
        Arrays.setAll(steps, place -> step(random, place));
        Series series = Series.of(steps).next(any(random, Series.Next.values()));
        if (random.nextInt(3) == 0) {
            series = series.on(any(random, Series.Closing.values()), any(random, Series.Event.values()));
        }
        RoyalRule royal = random.nextInt(3) == 0 ? RoyalRule.capture() : RoyalRule.lastRoyal();
        return RuleSet.of("composed-" + seed, Orthodox.game(), series, royal);
    }

    private static Step step(Random random, int place) {
        // long turns of required steps are many
        Step step = Step.move().duty(place > 1 ? Step.Duty.OPTIONAL : any(random, DUTIES));
        int pieces = random.nextInt(4);
        if (pieces == 0 || (place == 0 && pieces == 1)) {
            step = step.pawns();
        } else if (pieces == 3 || (place > 0 && pieces == 1)) {
            step = step.others();
        }
        step = random.nextBoolean() ? step.safe() : step;
        step = random.nextInt(4) == 0 ? step.quiet() : step;
        step = random.nextInt(4) == 0 ? step.noDoubleStep() : step;
        step = random.nextInt(8) == 0 ? step.endsTurn() : step;
        return random.nextInt(4) == 0 ? step.enPassant(any(random, Step.EnPassant.values())) : step;
    }

    private static <T> T any(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }
}

package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomSetup;
import io.github.multimove.testkit.RefusalLaws;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Series that no one has published, composed at random: what their refusals say is so. */
@Tag("budget")
class ComposedRefusalsTest {
    private static final int MOST_TURNS = 600;
    private static final Step.Duty[] DUTIES = {Step.Duty.REQUIRED, Step.Duty.IF_POSSIBLE, Step.Duty.OPTIONAL};

    @Test
    void refusalsOfComposedSeriesAreTrue() {
        int compositions = Budget.of(3, 70);
        int tried = 0;
        for (long seed = 1; tried < compositions; seed++) {
            assertThat(seed).as("seeds that made a position").isLessThan(20L * compositions);
            Random random = new Random(seed);
            RuleSet rules = composed(seed, random);
            for (int i = 0; i < 2; i++) {
                Position position = RandomSetup.position(rules, seed * 100 + i).orElse(null);
                if (position != null && position.legalTurns().countUpTo(MOST_TURNS) < MOST_TURNS) {
                    RefusalLaws.refusalsAreTrue(position, seed);
                    tried++;
                    break;
                }
            }
        }
    }

    private static RuleSet composed(long seed, Random random) {
        int length = 2 + random.nextInt(2);
        Step[] steps = new Step[length];
        Arrays.setAll(steps, place -> step(random, place));
        Series series = Series.of(steps).next(any(random, Series.Next.values()));
        if (random.nextInt(3) == 0) {
            series = series.on(any(random, Series.Closing.values()), any(random, Series.Event.values()));
        }
        return RuleSet.of(
                "composed-" + seed,
                Orthodox.game(),
                series,
                random.nextInt(3) == 0 ? RoyalRule.capture() : RoyalRule.lastRoyal());
    }

    private static Step step(Random random, int place) {
        // long turns of required steps are many
        Step step = Step.move().duty(place > 1 ? Step.Duty.OPTIONAL : any(random, DUTIES));
        step = switch (random.nextInt(3)) {
            case 0 -> step.pawns();
            case 1 -> step.others();
            default -> step;
        };
        step = random.nextInt(3) == 0 ? step.safe() : step;
        step = random.nextInt(3) == 0 ? step.quiet() : step;
        step = random.nextInt(3) == 0 ? step.noDoubleStep() : step;
        step = random.nextInt(8) == 0 ? step.endsTurn() : step;
        return random.nextInt(3) == 0 ? step.enPassant(any(random, Step.EnPassant.values())) : step;
    }

    private static <T> T any(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }
}

package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.testkit.Budget;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every rule set, and games that are not published, answer as their reference generator does. */
@Tag("budget")
class AgreementTest {
    private static final int POSITIONS = Integer.getInteger("agreement.positions", Budget.of(300, 4_000));

    @Test
    void everyRuleSetAgreesWithItsPlainPath() {
        assertThat(Agreement.differences(POSITIONS, 20_261_122)).isEmpty();
    }
}

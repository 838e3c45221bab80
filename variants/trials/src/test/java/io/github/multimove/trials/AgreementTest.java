package io.github.multimove.trials;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Every rule set, and games that nobody has published, answer as their plain path does. */
class AgreementTest {
    private static final int POSITIONS = Integer.getInteger("agreement.positions", 20_000);

    @Test
    void everyRuleSetAgreesWithItsPlainPath() {
        assertThat(Agreement.differences(POSITIONS, 20_261_122)).isEmpty();
    }
}

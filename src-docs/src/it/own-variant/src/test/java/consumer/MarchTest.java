package consumer;

import io.github.multimove.RuleSet;
import io.github.multimove.testkit.RuleSetLaws;

/** The laws of every rule set, for a game of one's own. */
class MarchTest extends RuleSetLaws {
    @Override
    protected RuleSet ruleSet() {
        return March.rules();
    }

    @Override
    protected int games() {
        return 1;
    }

    @Override
    protected int turns() {
        return 12;
    }

    @Override
    protected int setUps() {
        return 5;
    }
}

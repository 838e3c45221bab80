package io.github.multimove.docs;

import io.github.multimove.RuleSet;
import io.github.multimove.testkit.RuleSetLaws;

/** The laws of every rule set, for the house game. */
// @start region="laws"
class OwnVariantTest extends RuleSetLaws {
    @Override
    protected RuleSet ruleSet() {
        return HouseGame.rules(); // a rule set of the program's own
    }
}
// @end

package io.github.multimove.independent;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;

/** The laws with their face for JUnit 5, as an author of a variant uses them. */
class OrthodoxRuleSetLaws extends RuleSetLaws {
    @Override
    protected RuleSet ruleSet() {
        return Orthodox.rules();
    }

    @Override
    protected List<String> starts() {
        return ReferencePositions.of("orthodox");
    }

    @Override
    protected int games() {
        return 10;
    }

    @Override
    protected int turns() {
        return 6;
    }

    @Override
    protected boolean isPublished() {
        return true;
    }
}

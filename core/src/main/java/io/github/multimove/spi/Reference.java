package io.github.multimove.spi;

import io.github.multimove.RuleSet;
import io.github.multimove.internal.play.Composition;

/** The reference generator of a rule set, for those who test or measure the faster ones. */
public final class Reference {
    private Reference() {}

    /**
     * Returns the same rules on the reference generator alone: every turn made on a board and judged there. Slow, and right by
     * inspection; the faster paths are tested against it. It equals the rule set, so that positions can be exchanged.
     */
    public static RuleSet of(RuleSet rules) {
        return ((Composition) rules).reference();
    }
}

package io.github.multimove.spark;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;

import java.io.Serializable;
import java.util.Objects;

/**
 * Where executors take a rule set from: its id, or a program of one's own for a rule set that no provider announces. Each
 * executor asks once for a job.
 */
@FunctionalInterface
public interface RuleSetSource extends Serializable {
    /** Returns the rule set; the same in every process. */
    RuleSet rules();

    /**
     * Returns a source that looks for an id among what the artifacts on the class path announce.
     *
     * @see RuleSets#of(String)
     */
    static RuleSetSource of(String id) {
        Objects.requireNonNull(id, "id");
        return () -> RuleSets.of(id);
    }
}

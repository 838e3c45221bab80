package io.github.multimove.spark;

import io.github.multimove.RuleSet;
import io.github.multimove.counting.EnPassantSquares;
import io.github.multimove.counting.Successors;

import java.io.Serial;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** What a job asks of its rule set, broadcast so that each executor makes the rule set once. */
final class ExecutorRules implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    private final RuleSetSource source;
    private final EnPassantSquares passed;
    private transient @Nullable RuleSet rules;

    ExecutorRules(RuleSetSource source, EnPassantSquares passed) {
        this.source = source;
        this.passed = passed;
    }

    synchronized RuleSet rules() {
        RuleSet made = rules;
        if (made == null) {
            made = source.rules();
            rules = made;
        }
        return made;
    }

    Successors successors() {
        return Successors.of(rules(), passed);
    }
}

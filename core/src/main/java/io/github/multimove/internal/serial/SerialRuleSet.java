package io.github.multimove.internal.serial;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.Serial;
import java.io.Serializable;
import java.util.Objects;

/**
 * What is written in the place of a rule set: its id. Reading asks {@link RuleSets} for it, so only rule sets that some
 * module announces can be written.
 *
 * @param id the id in canonical form
 */
public record SerialRuleSet(String id) implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    public SerialRuleSet {
        Objects.requireNonNull(id, "id");
    }

    /**
     * Returns the written form of a rule set.
     *
     * @throws NotSerializableException if its id does not lead back to an equal rule set; it names the id
     */
    public static SerialRuleSet of(RuleSet rules) throws NotSerializableException {
        RuleSet found;
        try {
            found = RuleSets.of(rules.id());
        } catch (RuntimeException e) {
            throw refusal(rules, String.valueOf(e.getMessage()));
        }
        if (!found.equals(rules)) {
            throw refusal(rules, "RuleSets knows another rule set of that id");
        }
        return new SerialRuleSet(rules.id());
    }

    private static NotSerializableException refusal(RuleSet rules, String reason) {
        return new NotSerializableException(
                "rule set " + rules.id() + ", which RuleSets does not find by its id: " + reason);
    }

    @Serial
    private Object readResolve() throws InvalidObjectException {
        return Restored.of("rule set id", id, () -> RuleSets.of(id));
    }
}

package io.github.multimove.internal.serial;

import io.github.multimove.RuleSet;
import java.io.InvalidObjectException;
import java.io.Serial;
import java.io.Serializable;
import java.util.Objects;

/**
 * What is written in the place of a position: its rule set, itself an id, and its canonical text. Whether an opening rule
 * is in force follows from the text.
 *
 * @param rules the rule set
 * @param text the canonical text
 */
public record SerialPosition(RuleSet rules, String text) implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    public SerialPosition {
        Objects.requireNonNull(rules, "rules");
        Objects.requireNonNull(text, "text");
    }

    @Serial
    private Object readResolve() throws InvalidObjectException {
        return Restored.of("position of " + rules.id(), text, () -> rules.position(text));
    }
}

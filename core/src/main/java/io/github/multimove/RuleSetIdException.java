package io.github.multimove;

import java.io.Serial;

/**
 * Refuses an id of a rule set or base game that is not of the form, that no provider or more than one knows, or whose
 * options are not possible; the message says what was expected and what was found.
 *
 * @see RuleSets
 */
public final class RuleSetIdException extends InputException {
    @Serial
    private static final long serialVersionUID = 1;

    RuleSetIdException(IllegalArgumentException cause) {
        super(String.valueOf(cause.getMessage()), cause);
    }
}

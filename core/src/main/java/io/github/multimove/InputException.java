package io.github.multimove;

import java.io.Serial;
import java.util.Objects;

/**
 * Refuses what comes from outside the program: a position, a turn, a game, an id or a movement, as text or as values. One
 * {@code catch} of it serves a program that takes such input from untrusted clients; its kinds say what was refused and where. Any
 * other {@link IllegalArgumentException} of the library is a mistake of the program that calls it.
 *
 * <p>Only the library makes kinds; more may come in a minor version. Every kind is serialized whole, but for the
 * {@linkplain IllegalTurnException#refusal() refusal} of a turn.
 *
 * {@snippet class="io.github.multimove.docs.UntrustedInput" region="input"}
 */
public abstract class InputException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1;

    /** For kinds of the library alone. */
    protected InputException(String message) {
        super(Objects.requireNonNull(message, "message"));
    }

    /** For kinds of the library alone. */
    protected InputException(String message, Throwable cause) {
        super(message, cause);
    }
}

package io.github.multimove;

import java.io.Serial;

/**
 * Refuses what a game or a turn being entered does not allow now: a result after the end, a draw that cannot be claimed,
 * taking back what has not been played or entered, a tag, comment or operation that no game text can have.
 */
public final class GameException extends InputException {
    @Serial
    private static final long serialVersionUID = 1;

    /** Makes the exception with what was expected and what was found. */
    public GameException(String message) {
        super(message);
    }
}

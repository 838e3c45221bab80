package io.github.multimove.rules;

/**
 * When a turn is legal and how the game is won. Which men are royal is the base game's data, not said here.
 *
 * <p>There are two (rules/common.md, Legal turn): {@link #lastRoyal()} and {@link #capture()}. Both judge by the one
 * definition of check: the opponent's turn structure over the board, asked whether some turn takes royal men.
 */
public sealed interface RoyalRule {
    /**
     * Won by checkmate: a turn is legal when afterwards the opponent has no turn that takes the mover's last royal men,
     * all that are left to him. With one royal that is: not in check.
     *
     * @param lenientCastling whether, while a side has two royals or more, attack never forbids it to castle
     * @param scoreDoubleCheckmate whether a 2K checkmate ends the game, won, with a score of 1 1/2
     */
    record LastRoyal(boolean lenientCastling, boolean scoreDoubleCheckmate) implements RoyalRule {}

    /** Won by taking the last royal man: every pseudo-legal turn is legal and attack forbids nothing. */
    record Capture() implements RoyalRule {}

    /** Returns the rule of games won by checkmate, castling strict. */
    static RoyalRule lastRoyal() {
        return new LastRoyal(false, false);
    }

    /** Returns the rule of games won by capturing the king. */
    static RoyalRule capture() {
        return new Capture();
    }
}

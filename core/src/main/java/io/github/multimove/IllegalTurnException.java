package io.github.multimove;

import java.io.Serial;
import java.util.List;

/**
 * Refuses a turn that is not legal in a position. The position is unchanged; {@link #rule()} says which rule the turn
 * breaks and {@link #squares()} where.
 */
public final class IllegalTurnException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1;

    /** The rule that a turn breaks. */
    public enum Rule {
        /** The game is over. */
        GAME_OVER,
        /** A sub-move begins on a square without a man of the side to move, or drops a man that is not in hand. */
        NO_MAN,
        /** The man does not move like that, or its way is not free. */
        MOVEMENT,
        /** The text could mean several sub-moves. */
        AMBIGUOUS,
        /** The man is held fast by an enemy. */
        FROZEN,
        /** The sub-move is described for another position: another man, or other men taken. */
        FOREIGN,
        /** The sub-moves do not fit together in one turn. */
        COMBINATION,
        /** The number or kind of sub-moves is not a turn, such as a second move on White's first turn. */
        STRUCTURE,
        /** The sub-moves are not in the canonical order. */
        ORDER,
        /** Castling out of, through or into attack. */
        CASTLING_ATTACKED,
        /** One's own royal men would be left to be taken. */
        ROYAL_LEFT_ATTACKED
    }

    private final String turn;
    private final Rule rule;
    private final transient List<Square> squares;

    /**
     * Makes the exception.
     *
     * @param turn the text of the refused turn
     * @param rule the rule that it breaks
     * @param squares the squares of the men that break it
     * @param reason the sentence that says so
     */
    public IllegalTurnException(String turn, Rule rule, List<Square> squares, String reason) {
        super(turn + ": " + reason);
        this.turn = turn;
        this.rule = rule;
        this.squares = List.copyOf(squares);
    }

    /** Returns the text of the turn refused. */
    public String turn() {
        return turn;
    }

    /** Returns the rule that it breaks. */
    public Rule rule() {
        return rule;
    }

    /** Returns the squares of the men that break it, the most telling first; may be empty. */
    public List<Square> squares() {
        return squares == null ? List.of() : squares;
    }
}

package io.github.multimove;

import io.github.multimove.IllegalTurnException.Rule;
import java.util.List;
import java.util.Locale;

/**
 * Why a turn, or a text, is not a legal turn of a position: the rule, where, and the values that show it.
 *
 * <p>Immutable, equal by value. A turn that breaks several rules is refused for the first that is found, in this order: the
 * game is over; a sub-move cannot be made where it stands in the turn ({@link SubMoveRefusal}); the sub-moves do not make
 * up a turn ({@link TurnRefusal}); a royal man is not safe ({@link RoyalRefusal}).
 *
 * <p>More kinds may come in a minor version; {@link #rule()} tells them apart roughly, {@code instanceof} exactly.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="refusal"}
 *
 * @see RuleSet#refusal(Position, Turn)
 */
public sealed interface Refusal
        permits Refusal.GameOver,
                Refusal.Form,
                Refusal.Ambiguous,
                Refusal.Retold,
                SubMoveRefusal,
                TurnRefusal,
                RoyalRefusal {
    /** Returns the rule that is broken. */
    Rule rule();

    /** Returns the squares of the men that break it, the most telling first; may be empty. */
    List<Square> squares();

    /** Returns one sentence that says why, without the text of the turn. */
    String sentence();

    /**
     * The game is over, whatever the turn.
     *
     * @param how how it has ended
     */
    record GameOver(Outcome.Reason how) implements Refusal {
        @Override
        public Rule rule() {
            return Rule.GAME_OVER;
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }

        @Override
        public String sentence() {
            return "the game is over (" + how.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ")";
        }
    }

    /**
     * A text is not of the form of a turn. {@link RuleSet#parseTurn} throws a {@link TurnFormatException} instead.
     *
     * @param sentence what was expected and what was found
     * @param offset at which character, from 0
     */
    record Form(String sentence, int offset) implements Refusal {
        @Override
        public Rule rule() {
            return Rule.FORM;
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }
    }

    /**
     * A part of a text could mean several sub-moves.
     *
     * @param part the part
     * @param first one meaning
     * @param second another
     */
    record Ambiguous(String part, SubMove first, SubMove second) implements Refusal {
        @Override
        public Rule rule() {
            return Rule.AMBIGUOUS;
        }

        @Override
        public List<Square> squares() {
            return List.of(first.start(), second.start());
        }

        @Override
        public String sentence() {
            return part + " could mean " + first + " or " + second;
        }
    }

    /**
     * What is left of a refusal in an exception that has been serialized and read again.
     *
     * @param rule the rule that is broken
     * @param sentence the sentence of the refusal
     */
    record Retold(Rule rule, String sentence) implements Refusal {
        @Override
        public List<Square> squares() {
            return List.of();
        }
    }
}

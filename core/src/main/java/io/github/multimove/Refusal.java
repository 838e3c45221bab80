package io.github.multimove;

import io.github.multimove.explain.RoyalRefusal;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.TurnRefusal;
import java.util.List;

/**
 * Why a turn, or a text, is not a legal turn of a position: the rule, where, and the values that show it.
 *
 * <p>Immutable, equal by value. A turn that breaks several rules is refused for the first that is found, in this order: the
 * game is over; a sub-move cannot be made where it stands in the turn ({@link SubMoveRefusal}); the sub-moves do not make
 * up a turn ({@link TurnRefusal}); a royal piece is not safe ({@link RoyalRefusal}).
 *
 * <p>The family is closed and more kinds may come in a minor version: {@link #rule()} tells them apart roughly, a
 * {@link Visitor} exactly, with a default case for those that it does not know.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="refusal"}
 *
 * @see RuleSet#refusal(Position, Turn)
 */
public sealed interface Refusal permits RefusalKind, SubMoveRefusal, TurnRefusal, RoyalRefusal {
    /** Returns the rule that is broken. */
    Rule rule();

    /** Returns the squares of the pieces that break it, the most telling first; may be empty. */
    List<Square> squares();

    /** Returns one sentence that says why, without the text of the turn. */
    String sentence();

    /** Calls the visitor's method for this kind. */
    <R> R accept(Visitor<R> visitor);

    /**
     * Tells kinds apart. Every method falls back to {@link #other}.
     *
     * @param <R> what the visitor answers
     */
    interface Visitor<R> {
        /** Answers for every kind that has no method of its own here or in the implementation. */
        R other(Refusal refusal);

        /** Answers for a turn after the end of the game. */
        default R gameOver(GameOver refusal) {
            return other(refusal);
        }

        /** Answers for a text that is not of the form of a turn. */
        default R form(Form refusal) {
            return other(refusal);
        }

        /** Answers for a text that could mean several sub-moves. */
        default R ambiguous(Ambiguous refusal) {
            return other(refusal);
        }

        /** Answers for what is left of a refusal after serialization. */
        default R retold(Retold refusal) {
            return other(refusal);
        }

        /** Answers for a sub-move that cannot be made where it stands. */
        default R subMove(SubMoveRefusal refusal) {
            return other(refusal);
        }

        /** Answers for sub-moves that do not make up a turn. */
        default R turn(TurnRefusal refusal) {
            return other(refusal);
        }

        /** Answers for a turn that leaves royal pieces unsafe. */
        default R royal(RoyalRefusal refusal) {
            return other(refusal);
        }
    }

    /** The rule that a turn breaks, roughly. More may come in a minor version: a {@code switch} needs a default. */
    enum Rule {
        /** The text is not of the form of a turn; only of a {@link Form}, never of an {@link IllegalTurnException}. */
        FORM,
        /** The game is over. */
        GAME_OVER,
        /** A sub-move begins on a square without a piece of the side to move, or drops a piece that is not in hand. */
        NO_PIECE,
        /** The piece does not move like that, or its way is not free. */
        MOVEMENT,
        /** The text could mean several sub-moves. */
        AMBIGUOUS,
        /** The piece is frozen by an enemy. */
        FROZEN,
        /** The sub-move is described for another position: another piece, or other pieces captured. */
        FOREIGN,
        /** The sub-moves do not fit together in one turn. */
        COMBINATION,
        /** The number or kind of sub-moves is not a turn, such as a second move on White's first turn. */
        STRUCTURE,
        /** The sub-moves are not in the canonical order. */
        ORDER,
        /** Castling out of, through or into attack. */
        CASTLING_ATTACKED,
        /** One's own royal pieces would be left to be captured. */
        ROYAL_LEFT_ATTACKED
    }

    /**
     * The game is over, whatever the turn.
     *
     * @param how how it has ended
     */
    record GameOver(Outcome.Reason how) implements RefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.gameOver(this);
        }

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
            return "the game is over (" + how.words() + ")";
        }
    }

    /**
     * A text is not of the form of a turn. {@link RuleSet#parseTurn} throws a {@link TurnFormatException} instead.
     *
     * @param sentence what was expected and what was found
     * @param offset at which character, from 0
     */
    record Form(String sentence, int offset) implements RefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.form(this);
        }

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
    record Ambiguous(String part, SubMove first, SubMove second) implements RefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ambiguous(this);
        }

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
    record Retold(Rule rule, String sentence) implements RefusalKind {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.retold(this);
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }
    }
}

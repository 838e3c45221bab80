package io.github.multimove.explain;

import io.github.multimove.Outcome;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.TurnFormatException;
import io.github.multimove.internal.kinds.AnyRefusal;
import java.util.List;

/**
 * Why a turn or a text is refused before its sub-moves are looked at: the game is over, or the text says no one turn.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="form"}
 */
@SuppressWarnings("exports") // hidden on purpose: only the library makes kinds
public sealed interface GeneralRefusal extends AnyRefusal permits GeneralRefusalKind {
    /**
     * The game is over, whatever the turn.
     *
     * @param how how it has ended
     */
    record GameOver(Outcome.Reason how) implements GeneralRefusalKind {
        @Override
        public <R> R accept(RefusalVisitor<R> visitor) {
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
    record Form(String sentence, int offset) implements GeneralRefusalKind {
        @Override
        public <R> R accept(RefusalVisitor<R> visitor) {
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
    record Ambiguous(String part, SubMove first, SubMove second) implements GeneralRefusalKind {
        @Override
        public <R> R accept(RefusalVisitor<R> visitor) {
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
    record Retold(Rule rule, String sentence) implements GeneralRefusalKind {
        @Override
        public <R> R accept(RefusalVisitor<R> visitor) {
            return visitor.retold(this);
        }

        @Override
        public List<Square> squares() {
            return List.of();
        }
    }
}

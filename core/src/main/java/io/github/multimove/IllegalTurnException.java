package io.github.multimove;

import io.github.multimove.Refusal.Rule;
import io.github.multimove.internal.kinds.RootRefusals;
import java.io.Serial;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Refuses a turn that is not legal in a position. The position is unchanged; {@link #refusal()} says why, with the values
 * that show it, {@link #rule()} which rule the turn breaks and {@link #squares()} where.
 *
 * {@snippet class="io.github.multimove.docs.CheckAndMate" region="refusals"}
 *
 * @see Position#refusal(Turn)
 */
public final class IllegalTurnException extends InputException {
    @Serial
    private static final long serialVersionUID = 2;

    private final String turn;
    private final Rule rule;
    private final String sentence;
    private final transient @Nullable Refusal refusal;

    /**
     * Makes the exception.
     *
     * @param turn the text of the refused turn
     * @param refusal why it is refused
     */
    public IllegalTurnException(String turn, Refusal refusal) {
        super(turn + ": " + refusal.sentence());
        this.turn = Objects.requireNonNull(turn, "turn");
        this.rule = refusal.rule();
        this.sentence = refusal.sentence();
        this.refusal = refusal;
    }

    /** Returns the text of the turn refused. */
    public String turn() {
        return turn;
    }

    /**
     * Returns why it is refused. Of an exception that has been serialized and read again only rule and sentence are left,
     * as a {@link io.github.multimove.explain.GeneralRefusal}.
     */
    public Refusal refusal() {
        return refusal == null ? RootRefusals.retold(rule, sentence) : refusal;
    }

    /** Returns the rule that it breaks. */
    public Rule rule() {
        return rule;
    }

    /** Returns the squares of the pieces that break it, the most telling first; may be empty. */
    public List<Square> squares() {
        return refusal().squares();
    }
}

package io.github.multimove.explain;

import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import java.util.List;
import java.util.OptionalInt;

/**
 * Why a turn or a text is refused before its sub-moves are looked at: the game is over, a text is not of the form of a turn, or
 * a part of it could mean several sub-moves. Also what is left of a refusal in an exception that has been serialized and read
 * again: its rule and sentence.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="form"}
 *
 * @param rule the rule that is broken
 * @param meanings two sub-moves that a text could mean; else none
 * @param offset at which character, from 0, a text is not of the form
 * @param sentence the sentence that says why
 */
public record GeneralRefusal(Rule rule, List<SubMove> meanings, OptionalInt offset, String sentence)
        implements Refusal {
    /** Copies the list. */
    public GeneralRefusal {
        meanings = List.copyOf(meanings);
    }

    @Override
    public List<Square> squares() {
        return meanings.stream().map(SubMove::start).toList();
    }
}

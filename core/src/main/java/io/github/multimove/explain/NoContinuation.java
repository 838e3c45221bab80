package io.github.multimove.explain;

import io.github.multimove.PartialTurn;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import java.util.List;

/**
 * A sub-move of a partial turn breaks no rule itself, the turn would have to go on, and no sub-move makes it legal.
 *
 * @param subMove the sub-move
 * @param tried sub-moves that could follow but for the reason; empty if none could
 * @param why why the turn with those is not legal
 * @see PartialTurn#refusal(SubMove)
 */
public record NoContinuation(SubMove subMove, List<SubMove> tried, Refusal why) implements Refusal {
    /** Copies the list. */
    public NoContinuation {
        tried = List.copyOf(tried);
    }

    @Override
    public Rule rule() {
        return Rule.STRUCTURE;
    }

    @Override
    public List<Square> squares() {
        return why.squares();
    }

    @Override
    public String sentence() {
        StringBuilder text = new StringBuilder("after ").append(subMove).append(" no legal turn remains");
        for (int i = 0; i < tried.size(); i++) {
            text.append(i == 0 ? "; with " : " and ").append(tried.get(i));
        }
        return text.append(tried.isEmpty() ? "; " : ", for example, ")
                .append(why.sentence())
                .toString();
    }
}

package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** A game won by capturing the last royal ({@code rules/common.md}): nothing is forbidden for the king's sake. */
abstract class CapturedGame extends ListedGame {
    CapturedGame(PlainBase base) {
        super(base);
    }

    /** Tells whether the side to move has no royal left. */
    @Override
    final boolean isOver(PlainPosition position) {
        return base.royals(position.board(), position.white()).isEmpty();
    }

    /** Shows the turns of a side that is imagined to be to move: no opening clause holds. */
    boolean visitAsked(PlainPosition turned, Predicate<Turn> visitor) {
        return visit(turned, visitor);
    }

    /** Tells whether the side to move captures the last royal of the other side. */
    boolean takesLast(PlainPosition now) {
        return visit(now, turn -> isOver(turn.after()));
    }

    @Override
    boolean isCheck(PlainPosition now) {
        return visitAsked(now.turned(), turn -> !turn.capturers().isEmpty());
    }

    /** There is a turn, every one lets the last royal be captured on the next, and none captures the enemy's last. */
    @Override
    final boolean isCheckmate(PlainPosition now) {
        return hasTurn(now) && !visit(now, turn -> isOver(turn.after()) || !takesLast(turn.after()));
    }

    @Override
    boolean isStalemate(PlainPosition now) {
        return !isOver(now) && !hasTurn(now);
    }

    @Override
    public final List<String> threats(String position) {
        Set<String> seen = new HashSet<>();
        List<String> witnesses = new ArrayList<>();
        visitAsked(read(position).turned(), turn -> {
            if (!turn.capturers().isEmpty() && seen.add(turn.capturers().get(0).text(base.shape))) {
                witnesses.add(turn.text());
            }
            return false;
        });
        return witnesses;
    }
}

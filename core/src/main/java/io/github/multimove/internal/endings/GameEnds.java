package io.github.multimove.internal.endings;

import io.github.multimove.Outcome;
import io.github.multimove.Turn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import java.util.List;
import java.util.Optional;

/** Check, mate, outcome and threats, composed of the structure, the royal rule and the engines. */
public final class GameEnds {
    private GameEnds() {}

    /** Whether the side to move is mated. */
    public static boolean isCheckmate(BoardPosition p) {
        return p.rules().engine(p).isMate(p);
    }

    /** Whether the side to move has no turn, and that is neither mate nor a win of its own. */
    public static boolean isStalemate(BoardPosition p) {
        return outcomeWithoutTurn(p)
                .filter(outcome -> outcome.reason() == Outcome.Reason.STALEMATE
                        || outcome.reason() == Outcome.Reason.NO_TURN_LOSES)
                .isPresent();
    }

    /** Whether both royal pieces of the side to move are in check and fall whatever is played (rules/double-king.md). */
    public static boolean isDoubleCheckmate(BoardPosition p) {
        Rules rules = p.rules();
        return !rules.royal.isOver(p) && MateSearch.isDouble(p);
    }

    /** How the game has ended in a position by itself, if it has. */
    public static Optional<Outcome> outcome(BoardPosition p) {
        Rules rules = p.rules();
        Optional<Outcome> end = rules.royal.end(p);
        if (end.isPresent()) {
            return end;
        }
        if (rules.royal.scoresDoubleMate() && isDoubleCheckmate(p)) {
            return Optional.of(new Outcome(Optional.of(p.side().opposite()), Outcome.Reason.DOUBLE_CHECKMATE, 1.5));
        }
        return outcomeWithoutTurn(p);
    }

    /** How the game has ended because the side to move of a position that is not over has no turn, if so. */
    private static Optional<Outcome> outcomeWithoutTurn(BoardPosition p) {
        Rules rules = p.rules();
        return rules.royal.isOver(p) || !rules.engine(p).isEmpty(p)
                ? Optional.empty()
                : Optional.of(rules.royal.withoutTurn(p.side(), rules.engine(p).isBound(p)));
    }

    /** The turns behind a check (rules/common.md, Check). */
    public static List<Turn> threats(BoardPosition p) {
        Rules rules = p.rules();
        int[][] groups = rules.royal.royals(p, p.side);
        if (groups.length == 0 || rules.structures.isBeforePlay(p)) {
            return List.of();
        }
        return AttackerFinder.shown(p, p.turned(1 - p.side), groups);
    }
}

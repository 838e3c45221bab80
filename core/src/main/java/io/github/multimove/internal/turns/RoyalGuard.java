package io.github.multimove.internal.turns;

import io.github.multimove.internal.board.BoardState;

/**
 * What a turn structure asks of the royal rule while turns are put together: whether a prefix of a turn may go on, and
 * whether a whole turn leaves the mover's royal pieces as they must be. The royal rule implements it; no structure knows more
 * of that rule.
 */
public interface RoyalGuard {
    /** Whether the position is finished by itself, before any turn is asked for. */
    boolean isOver(BoardState state);

    /** Whether a turn must leave its mover's last royal pieces safe; where it need not, every end is one. */
    boolean guards();

    /**
     * Whether royal pieces may have to be safe in the midst of a turn, and the last one is never captured; where they need not, nothing
     * is asked between sub-moves.
     */
    boolean guardsBetween();

    /** Whether check by a side is attack: its first sub-moves alone tell it. */
    boolean judgesByAttack(int attacker);

    /** Whether attack does not forbid a castling, on the board just before it. */
    boolean mayCastle(BoardState now, long castling);

    /** Whether the piece that has castled may stand where it is, on the board just after it. */
    boolean mayHaveCastled(BoardState after, long castling, int mover);

    /** Whether the mover's royal pieces may stand like that in the midst of a turn (rules/series.md, between). */
    boolean mayGoOn(BoardState midst, int mover);

    /** Whether the mover's royal pieces may stand like that when the turn is over: the other side's real next turn. */
    boolean mayEnd(BoardState after, int mover);

    /** Whether a sub-move is a drop that must not mate, and the board after its turn is mate, or check where it must not check (rules of shogi: no mate by a pawn's drop). */
    boolean matesByDrop(BoardState after, int mover, long m);

    /** Whether a pseudo-legal turn of sub-moves judged on the board before it is legal: the plain test, on a copy. */
    boolean isSafe(Structure structure, BoardState state, long[] turn, int size);
}

package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.endings.GameEnds;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedTurns;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnSelection;
import io.github.multimove.internal.turns.Turns;

/** The legal turns of one piece, listed, and selections of them. */
final class SingleMoveTurns extends ListedTurns {
    private final Attacks64 reach;

    private SingleMoveTurns(BoardPosition position, Attacks64 reach, SubMoves found) {
        super(position, found);
        this.reach = reach;
    }

    /** The engine of a position with the turns of the pieces on squares of a set. */
    static SingleMoveTurns of(BoardPosition position, Attacks64 reach, long movers) {
        SubMoves found = new SubMoves(48);
        SingleMoves64.list(reach, position, movers, SingleMoves64.SAFE, found);
        return new SingleMoveTurns(position, reach, found);
    }

    @Override
    public Turns select(TurnSelection selection) {
        SubMoves found = new SubMoves(16);
        BoardState after = position.copy();
        for (int i = 0; i < size; i++) {
            if (isSelected(i, selection, after)) {
                found.add(legal[i]);
            }
        }
        return new SingleMoveTurns(position, reach, found);
    }

    private boolean isSelected(int i, TurnSelection selection, BoardState after) {
        if (selection.kind() == TurnSelection.Kind.ANY || selection.kind() == TurnSelection.Kind.ALL) {
            return selection.test().test(Structure.unpack(position, legal[i]));
        }
        after.become(position);
        after.make(legal[i]);
        return KingConstraints.isKingAttacked(reach, after)
                && (selection.kind() == TurnSelection.Kind.CHECK
                        || (!SingleMoves64.exists(reach, after) && GameEnds.isCheckmate(after(i, i))));
    }
}

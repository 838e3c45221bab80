package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.endings.Endings;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedEngine;
import io.github.multimove.internal.position.SelectingEngine;
import io.github.multimove.internal.turns.Selection;
import io.github.multimove.internal.turns.Structure;

/** The legal turns of one man, listed, and selections of them. */
final class OneManEngine extends ListedEngine implements SelectingEngine {
    private final Reach reach;

    private OneManEngine(BoardPosition position, Reach reach, SubMoves found) {
        super(position, found);
        this.reach = reach;
    }

    /** The engine of a position with the turns of the men on squares of a set. */
    static OneManEngine of(BoardPosition position, Reach reach, long movers) {
        SubMoves found = new SubMoves(48);
        OneMan.list(reach, position, movers, found);
        return new OneManEngine(position, reach, found);
    }

    /** The engine of a position that answers for no turn. */
    static OneManEngine none(BoardPosition position, Reach reach) {
        return new OneManEngine(position, reach, new SubMoves(0));
    }

    @Override
    public SelectingEngine select(Selection selection) {
        SubMoves found = new SubMoves(16);
        Field after = position.copy();
        for (int i = 0; i < size; i++) {
            if (isSelected(i, selection, after)) {
                found.add(legal[i]);
            }
        }
        return new OneManEngine(position, reach, found);
    }

    private boolean isSelected(int i, Selection selection, Field after) {
        if (selection.kind() == Selection.Kind.ANY || selection.kind() == Selection.Kind.ALL) {
            return selection.test().test(Structure.unpack(position, legal[i]));
        }
        after.become(position);
        after.make(legal[i]);
        return Kings.isKingAttacked(reach, after)
                && (selection.kind() == Selection.Kind.CHECK
                        || (!OneMan.exists(reach, after) && Endings.isCheckmate(after(i, i))));
    }
}

package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.siblings.SiblingCursor;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import org.jspecify.annotations.Nullable;

/** Goes through pseudo-legal turns in the documented order, listing sub-moves no earlier than a turn with them comes. */
final class SiblingWalk extends TurnCursor {
    private final SiblingEngine engine;
    private final BoardState field;
    /** The turns of the single piece on the square. */
    private final SubMoves singles = new SubMoves();

    private int place;
    private int square = -1;
    /** The turns that begin with the sibling on the square. */
    private @Nullable TurnCursor siblings;

    SiblingWalk(SiblingEngine engine, BoardState field) {
        this.engine = engine;
        this.field = field;
    }

    @Override
    public boolean next() {
        while (true) {
            if (place < singles.size) {
                turn[0] = singles.at[place++];
                size = 1;
                return true;
            }
            if (siblings != null && siblings.next()) {
                turn = siblings.turn;
                size = siblings.size;
                return true;
            }
            if (++square >= field.tables.size) {
                square = field.tables.size;
                siblings = null;
                return false;
            }
            begin();
        }
    }

    private void begin() {
        singles.clear();
        place = 0;
        siblings = null;
        if (field.piece(square) != 0 && (field.piece(square) & 1) == field.side) {
            int set = SiblingStructure.sets(field)[square];
            if (set == 0) {
                engine.single(square, singles);
            } else {
                siblings = new SiblingCursor(engine.moves(set), square);
            }
        }
    }
}

package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.singles.LevelPerft;
import io.github.multimove.internal.turns.Structure;

/** Counts the games of so many turns of one man on fields of one word. */
final class OneManPerft extends LevelPerft<Field> {
    private final Reach reach;
    private final Field first;

    OneManPerft(Reach reach, Field first) {
        this.reach = reach;
        this.first = first;
    }

    @Override
    protected Field newBoard() {
        return first.copy();
    }

    @Override
    protected boolean isBare(Field field) {
        return reach.isBare(field);
    }

    @Override
    protected long turns(Field field) {
        return OneMan.count(reach, field);
    }

    @Override
    protected void list(Field field, SubMoves into) {
        OneMan.list(reach, field, into);
    }

    @Override
    protected void make(Field next, Field field, long turn) {
        next.become(field);
        next.make(turn);
        Structure.passed(next, turn, field.side);
    }
}

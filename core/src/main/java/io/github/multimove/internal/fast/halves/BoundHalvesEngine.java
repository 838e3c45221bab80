package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.board.Walk;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.SafeCursor;
import io.github.multimove.internal.turns.series.HalfCursor;
import io.github.multimove.internal.turns.series.Halves;

/**
 * The turns of pawn half and other half where they must leave royal men safe: each is made and judged, but a sub-move is
 * offered as soon as one turn with it is legal.
 */
public final class BoundHalvesEngine extends SequenceEngine {
    private final BoardPosition position;
    private final Field field;
    private final Halves structure;

    public BoundHalvesEngine(BoardPosition position, Halves structure) {
        this.position = position;
        this.field = position;
        this.structure = structure;
    }

    private boolean isSafe(long... turn) {
        return position.rules().royal.isSafe(structure, field, turn, turn.length);
    }

    @Override
    public Cursor cursor() {
        return new SafeCursor(
                new HalfCursor(structure, field),
                (turn, size) -> position.rules().royal.isSafe(structure, field, turn, size));
    }

    @Override
    public boolean contains(long[] turn) {
        return structure.isTurn(field, turn) && isSafe(turn);
    }

    @Override
    public SubMoves firsts() {
        SubMoves all = structure.firsts(field, 0);
        SubMoves legal = new SubMoves();
        for (int i = 0; i < all.size; i++) {
            if (isLegal(all.at[i])) {
                legal.add(all.at[i]);
            }
        }
        return legal;
    }

    /** Whether some legal turn begins with a first half. */
    private boolean isLegal(long first) {
        Field after = structure.between(field, first);
        Walk seconds = new Walk(after == null ? field : after, Generator.NO_PAWNS);
        long second = after == null ? -1 : seconds.next();
        if (second < 0) {
            return isSafe(first);
        }
        for (; second >= 0; second = seconds.next()) {
            if (isSafe(first, second)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean begins(long first) {
        return structure.begins(field, first) && isLegal(first);
    }

    @Override
    public SubMoves seconds(long first) {
        SubMoves all = new SubMoves();
        structure.seconds(field, first, all);
        SubMoves legal = new SubMoves();
        for (int i = 0; i < all.size; i++) {
            if (isSafe(first, all.at[i])) {
                legal.add(all.at[i]);
            }
        }
        return legal;
    }

    @Override
    public boolean follows(long first, long second) {
        return contains(new long[] {first, second});
    }
}

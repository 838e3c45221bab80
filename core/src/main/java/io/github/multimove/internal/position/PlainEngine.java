package io.github.multimove.internal.position;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.SafeCursor;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.Arrays;

/** The plain path: every pseudo-legal turn is made on a copy of the board and judged there. */
public final class PlainEngine implements TurnEngine {
    private final BoardPosition position;
    private final Structure structure;

    public PlainEngine(BoardPosition position, Structure structure) {
        this.position = position;
        this.structure = structure;
    }

    @Override
    public Cursor cursor() {
        return new SafeCursor(
                structure.cursor(position),
                (turn, size) -> position.rules.isSafe(structure, position, turn, size));
    }

    @Override
    public boolean contains(long[] turn) {
        Cursor all = structure.cursor(position);
        while (all.next()) {
            if (all.size == turn.length && Arrays.equals(all.turn, 0, all.size, turn, 0, turn.length)) {
                return position.rules.isSafe(structure, position, all.turn, all.size);
            }
        }
        return false;
    }

    private boolean anyHolding(long[] chosen) {
        return structure.anyHolding(
                position, chosen, turn -> position.rules.isSafe(structure, position, turn, turn.length));
    }

    @Override
    public boolean completes(BoardPosition of, long[] chosen) {
        boolean many = structure.isSet() && !position.rules.isOver(position);
        return many ? anyHolding(chosen) : TurnEngine.super.completes(of, chosen);
    }

    /** Looks for one turn for each sub-move where the structure lists them; the reference goes through all turns. */
    @Override
    public long[] completions(BoardPosition of, long[] chosen) {
        if (!(structure instanceof Prongs prongs) || position.rules.isPlain()) {
            return TurnEngine.super.completions(of, chosen);
        }
        SubMoves next = new SubMoves();
        SubMoves all = position.rules.isOver(position) ? next : prongs.subMoves(position);
        long[] more = Arrays.copyOf(chosen, chosen.length + 1);
        for (int i = 0; i < all.size && chosen.length < prongs.most; i++) {
            more[chosen.length] = all.at[i];
            if (prongs.fits(position, chosen, chosen.length, all.at[i]) && anyHolding(more)) {
                next.add(all.at[i]);
            }
        }
        return next.toArray();
    }
}

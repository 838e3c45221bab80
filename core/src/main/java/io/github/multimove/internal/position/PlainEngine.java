package io.github.multimove.internal.position;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Completion;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

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
        return structure.legal(position, position.rules().royal);
    }

    @Override
    public boolean contains(long[] turn) {
        Cursor all = cursor();
        while (all.next()) {
            if (all.size == turn.length && Arrays.equals(all.turn, 0, all.size, turn, 0, turn.length)) {
                return true;
            }
        }
        return false;
    }

    /** An ordered turn may be one of too many to go through. */
    @Override
    public Optional<long[]> draw(RandomGenerator random) {
        return structure.isSimultaneous() ? TurnEngine.super.draw(random) : drawAmongFirst(random);
    }

    private boolean anyHolding(long[] chosen) {
        return structure.anyHolding(
                position, chosen, turn -> position.rules().royal.isSafe(structure, position, turn, turn.length));
    }

    @Override
    public boolean completes(long[] chosen) {
        boolean many = structure.isSimultaneous() && !position.rules().royal.isOver(position);
        return many ? anyHolding(chosen) : new Completion(structure, position, chosen).isIn(cursor());
    }

    /** Looks for one turn for each sub-move where the structure lists them; the reference goes through all turns. */
    @Override
    public long[] completions(long[] chosen) {
        if (!(structure instanceof Prongs prongs) || position.rules().isPlain()) {
            return new Completion(structure, position, chosen).next(cursor());
        }
        SubMoves next = new SubMoves();
        SubMoves all = position.rules().royal.isOver(position) ? next : prongs.subMoves(position);
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

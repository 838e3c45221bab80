package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.FastTables;
import io.github.multimove.internal.fast.sets.Reach;
import io.github.multimove.internal.turns.Cursor;

/**
 * The turns of pawn half and other half in games where every pseudo-legal turn is legal: counted by a
 * {@link HalfCounter}, formed only when they are handed out.
 */
final class HalvesEngine extends CountedSequenceEngine {
    private final Field field;
    private final Halves structure;

    HalvesEngine(Field field, Halves structure) {
        this.field = field;
        this.structure = structure;
    }

    private HalfCounter counter() {
        Reach bits = FastTables.of(structure.tables).emptyHanded;
        boolean fits = bits != null && field.passed().length == 0 && field.extras().length == 0;
        return fits && bits != null
                ? new BitHalfCounter(field, structure, bits)
                : new PathHalfCounter(field, structure);
    }

    @Override
    public long count() {
        return counter().count();
    }

    @Override
    public FirstHalves countFirsts() {
        SubMoves firsts = firsts();
        HalfCounter counter = counter();
        long[] turns = new long[firsts.size];
        for (int i = 0; i < turns.length; i++) {
            turns[i] = counter.turns(firsts.at[i]);
        }
        return FirstHalves.of(firsts, turns);
    }

    @Override
    public SubMoves continuations(long first) {
        return seconds(first);
    }

    @Override
    public SubMoves firsts() {
        return structure.firsts(field);
    }

    @Override
    public boolean begins(long first) {
        return structure.begins(field, first);
    }

    @Override
    public SubMoves seconds(long first) {
        SubMoves seconds = new SubMoves();
        structure.seconds(field, first, seconds);
        return seconds;
    }

    @Override
    public boolean follows(long first, long second) {
        return contains(new long[] {first, second});
    }

    @Override
    public boolean isEmpty() {
        return !Halves.hasMove(field, 0);
    }

    @Override
    public Cursor cursor() {
        return new HalfCursor(structure, field);
    }

    @Override
    public boolean contains(long[] turn) {
        return structure.isTurn(field, turn);
    }
}

package io.github.multimove.internal;

import org.jspecify.annotations.Nullable;

/**
 * Counts pawn halves by what may follow them, in games where every pseudo-legal turn is legal: a turn is formed only when
 * it is handed out.
 */
final class HalvesEngine implements TurnEngine {
    private final Field field;
    private final Halves structure;
    private @Nullable FirstHalves counted;

    HalvesEngine(Field field, Halves structure) {
        this.field = field;
        this.structure = structure;
    }

    @Override
    public long count() {
        return firsts().count();
    }

    /** Made when first asked; two threads may make two of them, which is harmless. */
    private FirstHalves firsts() {
        FirstHalves known = counted;
        if (known == null) {
            SubMoves firsts = structure.firsts(field, 0);
            HalfCounter counter = new HalfCounter(field, structure);
            long[] turns = new long[firsts.size];
            for (int i = 0; i < turns.length; i++) {
                turns[i] = counter.turns(firsts.at[i]);
            }
            known = FirstHalves.of(firsts, turns);
            counted = known;
        }
        return known;
    }

    @Override
    public boolean isEmpty() {
        return structure.firsts(field, 0).size == 0;
    }

    @Override
    public Cursor cursor() {
        return structure.cursor(field);
    }

    @Override
    public boolean contains(long[] turn) {
        return structure.isTurn(field, turn);
    }

    @Override
    public boolean completes(BoardPosition position, long[] chosen) {
        return switch (chosen.length) {
            case 0 -> !isEmpty();
            case 1 -> structure.firsts(field, 0).has(chosen[0]);
            default -> contains(chosen);
        };
    }

    @Override
    public long[] completions(BoardPosition position, long[] chosen) {
        SubMoves next = new SubMoves();
        if (chosen.length == 0) {
            next = structure.firsts(field, 0);
        } else if (chosen.length == 1 && completes(position, chosen)) {
            structure.seconds(field, chosen[0], next);
        }
        return next.toArray();
    }

    @Override
    public long[] at(long index) {
        FirstHalves firsts = firsts();
        int place = firsts.placeOf(index);
        long first = firsts.at(place);
        SubMoves seconds = new SubMoves();
        structure.seconds(field, first, seconds);
        return seconds.size == 0 ? new long[] {first} : new long[] {first, seconds.at[firsts.restOf(index, place)]};
    }
}

package io.github.multimove.internal;

/**
 * Counts pawn halves by what may follow them, in games where every pseudo-legal turn is legal: a turn is formed only when
 * it is handed out.
 */
final class HalvesEngine implements TurnEngine {
    private final Field field;
    private final Halves structure;

    HalvesEngine(Field field, Halves structure) {
        this.field = field;
        this.structure = structure;
    }

    @Override
    public long count() {
        SubMoves firsts = structure.firsts(field, 0);
        SubMoves seconds = new SubMoves();
        long n = 0;
        for (int i = 0; i < firsts.size; i++) {
            n += turns(firsts.at[i], seconds);
        }
        return n;
    }

    /** The number of turns that begin with a sub-move; leaves what may follow it in the list. */
    private int turns(long first, SubMoves seconds) {
        seconds.clear();
        structure.seconds(field, first, seconds);
        return Math.max(1, seconds.size);
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
    public long[] at(long index) {
        SubMoves firsts = structure.firsts(field, 0);
        SubMoves seconds = new SubMoves();
        long left = index;
        for (int i = 0; i < firsts.size; i++) {
            int turns = turns(firsts.at[i], seconds);
            if (left < turns) {
                return seconds.size == 0
                        ? new long[] {firsts.at[i]}
                        : new long[] {firsts.at[i], seconds.at[(int) left]};
            }
            left -= turns;
        }
        throw new IndexOutOfBoundsException("no turn at " + index);
    }
}

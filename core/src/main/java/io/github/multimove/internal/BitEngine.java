package io.github.multimove.internal;

import org.jspecify.annotations.Nullable;

/**
 * The legal turns of one or two simultaneous sub-moves on a {@link BitTables} board, from bit sets. What is rare (a
 * promotion in sight, captures in passing, many men) goes to {@link ProngEngine}.
 */
final class BitEngine implements TurnEngine {
    private final BoardPosition position;
    private final Prongs prongs;
    private final BitTables bits;
    private @Nullable TurnEngine general;

    private BitEngine(BoardPosition position, Prongs prongs, BitTables bits) {
        this.position = position;
        this.prongs = prongs;
        this.bits = bits;
    }

    /** Returns the engine, or null if the position or the structure is not one for it. */
    static @Nullable BitEngine of(BoardPosition position, Prongs prongs) {
        BitTables bits = position.field.tables.bits;
        boolean fits = bits != null
                && prongs.most <= 2
                && !prongs.collision
                && (position.field.passed.length == 0 || prongs.most == 1)
                && position.rules.isBinding()
                && position.rules.structures.judge() instanceof Prongs;
        return fits && bits != null ? new BitEngine(position, prongs, bits) : null;
    }

    private TurnEngine general() {
        TurnEngine g = general;
        if (g == null) {
            g = ProngEngine.of(position, prongs);
            general = g;
        }
        return g;
    }

    @Override
    public long count() {
        BitBoard board = new BitBoard(position.field, bits);
        long landings = landings(board);
        return landings < 0 ? general().count() : landings + new BitRare(position, prongs, board).all(null);
    }

    /** The number of turns without castlings and captures in passing, or -1 if it cannot be told. */
    private long landings(BitBoard board) {
        if (!board.hasOneKing()) {
            return -1;
        }
        if (prongs.most == 1) {
            return new BitSingles(board).count();
        }
        BitPairs pairs = BitPairs.of(board, position.field);
        return pairs == null ? -1 : pairs.count();
    }

    @Override
    public boolean completes(BoardPosition of, long[] chosen) {
        return general().completes(of, chosen);
    }

    @Override
    public long[] completions(BoardPosition of, long[] chosen) {
        return general().completions(of, chosen);
    }

    @Override
    public boolean isEmpty() {
        BitBoard board = new BitBoard(position.field, bits);
        return !(board.hasOneKing() && new BitSingles(board).exists()) && count() == 0;
    }

    @Override
    public boolean contains(long[] turn) {
        return prongs.isLegal(position, turn);
    }

    @Override
    public Cursor cursor() {
        BitBoard board = new BitBoard(position.field, bits);
        if (!board.hasOneKing()) {
            return general().cursor();
        }
        if (prongs.most == 1) {
            return new BitCursor(position, prongs, board);
        }
        PairTable table = position.field.passed.length > 0 ? null : PairRows.table(position, prongs, board);
        return table == null ? general().cursor() : new PairCursor(table);
    }
}

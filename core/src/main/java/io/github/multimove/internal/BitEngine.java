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
    private final BitBoard board;
    private @Nullable TurnEngine general;

    private BitEngine(BoardPosition position, Prongs prongs, BitTables bits, BitBoard board) {
        this.position = position;
        this.prongs = prongs;
        this.bits = bits;
        this.board = board;
    }

    /** Returns the engine, or null if the position is not one for it. */
    static @Nullable BitEngine of(BoardPosition position, Prongs prongs) {
        BitTables bits = position.field.tables.bits;
        if (bits == null
                || prongs.most > 2
                || prongs.collision
                || position.field.passed.length > 0
                || !position.rules.isBinding()) {
            return null;
        }
        BitBoard board = new BitBoard(position.field, bits);
        return board.canCount() ? new BitEngine(position, prongs, bits, board) : null;
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
        // a board keeps the conditions it looks at: each count looks through one of its own
        BitBoard own = new BitBoard(position.field, bits);
        long count = own.count(prongs.most);
        if (count < 0) {
            return general().count();
        }
        return position.field.castling == 0 ? count : count + castlings(own, null);
    }

    /** Counts the castlings that are open, and adds them to a list if there is one. */
    private int castlings(BitBoard own, @Nullable SubMoves out) {
        if (prongs.castlingWeight > prongs.most) {
            return 0;
        }
        Field field = position.field;
        Tables tables = field.tables;
        int found = 0;
        for (int rights = field.castling; rights != 0; rights &= rights - 1) {
            int i = Integer.numberOfTrailingZeros(rights);
            var right = tables.castles[i];
            if (right.side().ordinal() != field.side || !isEmpty(tables.castleEmpty[i]) || isBarred(own, i)) {
                continue;
            }
            long m = Packed.of(
                    right.king().index(), right.kingTo().index(), Packed.CASTLE, field.men[own.king] >> 1, 0, i, 0);
            long[] turn = {m};
            if (position.rules.isSafe(prongs, field, turn, 1)) {
                found++;
                if (out != null) {
                    out.add(m);
                }
            }
        }
        return found;
    }

    private boolean isBarred(BitBoard own, int castling) {
        Tables tables = position.field.tables;
        if (own.isAttacked(own.king)
                || own.isAttacked(tables.castles[castling].kingTo().index())) {
            return true;
        }
        for (int square : tables.castleCrossed[castling]) {
            if (own.isAttacked(square)) {
                return true;
            }
        }
        return false;
    }

    private boolean isEmpty(int[] squares) {
        for (int s : squares) {
            if (position.field.men[s] != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean isEmpty() {
        return count() == 0;
    }

    @Override
    public boolean contains(long[] turn) {
        return general().contains(turn);
    }

    @Override
    public long[] at(long index) {
        Cursor cursor = cursor();
        for (long i = 0; cursor.next(); i++) {
            if (i == index) {
                return cursor.toArray();
            }
        }
        throw new IndexOutOfBoundsException("no turn at " + index);
    }

    @Override
    public Cursor cursor() {
        PairTable table = new BitBoard(position.field, bits).table(position, this::castlings);
        return table == null ? general().cursor() : new PairCursor(table, prongs.most);
    }

    private SubMoves castlings() {
        SubMoves found = new SubMoves();
        if (position.field.castling != 0) {
            castlings(new BitBoard(position.field, bits), found);
        }
        return found;
    }
}

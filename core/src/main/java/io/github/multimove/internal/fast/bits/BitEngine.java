package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.fast.prongs.ShortcutEngine;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/**
 * The legal turns of one or two simultaneous sub-moves on a {@link BitTables} board, from bit sets. Where
 * these do not reach (several kings, many men) {@link ProngEngine} answers.
 */
public final class BitEngine extends ShortcutEngine {
    private final BitTables bits;

    private BitEngine(BoardPosition position, Prongs prongs, BitTables bits) {
        super(position, prongs);
        this.bits = bits;
    }

    /** Returns the engine, or null if the position or the structure is not one for it. */
    public static @Nullable BitEngine of(BoardPosition position, Prongs prongs) {
        BitTables bits = position.field.tables.bits;
        boolean fits = bits != null
                && prongs.most <= 2
                && !prongs.collision
                && position.rules().royal.guards()
                && position.rules().structures.judge(0) instanceof Prongs;
        return fits && bits != null ? new BitEngine(position, prongs, bits) : null;
    }

    @Override
    public long count() {
        return count(new BitBoard(position.field, bits));
    }

    private long count(BitBoard board) {
        long count = !board.hasOneKing() ? -1 : prongs.most == 1 ? singles(board) : pairs(board);
        return count < 0 ? general().count() : count;
    }

    private long singles(BitBoard board) {
        return new BitSingles(board).count() + new BitRare(position, prongs, board).all(null);
    }

    /** The number of turns of one or two men, or -1 if there are too many men. */
    private long pairs(BitBoard board) {
        BitPairs pairs = BitPairs.of(board, position.field);
        if (pairs == null) {
            return -1;
        }
        long count = pairs.count() + new BitRare(position, prongs, board).castlings(null);
        PairTable table = position.field.passed.length == 0 ? null : PairRows.table(position, prongs, board);
        return table == null ? count : count + table.inPassing();
    }

    @Override
    public boolean isEmpty() {
        return isEmpty(new BitBoard(position.field, bits));
    }

    private boolean isEmpty(BitBoard board) {
        return !(board.hasOneKing() && new BitSingles(board).exists()) && count(board) == 0;
    }

    /** Whether the king is in check and no turn answers it, both asked of one board. */
    public boolean isMate() {
        BitBoard board = new BitBoard(position.field, bits);
        return (board.hasOneKing()
                        ? board.isCheck()
                        : position.rules().royal.canLoseAll(position.field, position.field.side))
                && isEmpty(board);
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
        PairTable table = PairRows.table(position, prongs, board);
        return table == null ? general().cursor() : new PairCursor(table);
    }
}

package io.github.multimove.internal;

import java.util.Arrays;
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
        // a board keeps the conditions it looks at: each question has one of its own
        BitBoard board = new BitBoard(position.field, bits);
        long count = board.canCount() ? board.count(prongs.most) : -1;
        return count < 0 ? general().count() : count + rare(board, null);
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
        return !(board.canCount() && board.hasSingle()) && count() == 0;
    }

    /** Counts castlings and captures in passing, and adds them to a list if there is one. */
    private int rare(BitBoard board, @Nullable SubMoves out) {
        Field field = position.field;
        int found = field.castling == 0 ? 0 : castlings(board, out);
        return field.passed.length == 0 ? found : found + inPassing(out);
    }

    private int inPassing(@Nullable SubMoves out) {
        Field field = position.field;
        SubMoves pawns = new SubMoves();
        Generator.all(field, field.side, Generator.PAWNS_ONLY, pawns);
        int found = 0;
        for (int i = 0; i < pawns.size; i++) {
            if (Packed.is(pawns.at[i], Packed.EN_PASSANT)
                    && position.rules.isSafe(prongs, field, new long[] {pawns.at[i]}, 1)) {
                found++;
                if (out != null) {
                    out.add(pawns.at[i]);
                }
            }
        }
        return found;
    }

    /** Counts the castlings that are open, and adds them to a list if there is one. */
    private int castlings(BitBoard board, @Nullable SubMoves out) {
        if (prongs.castlingWeight > prongs.most) {
            return 0;
        }
        Field field = position.field;
        Tables tables = field.tables;
        int found = 0;
        for (int rights = field.castling; rights != 0; rights &= rights - 1) {
            int i = Integer.numberOfTrailingZeros(rights);
            var right = tables.castles[i];
            if (Tables.number(right.side()) != field.side || !isEmpty(tables.castleEmpty[i]) || isBarred(board, i)) {
                continue;
            }
            long m = Packed.of(
                    right.king().index(), right.kingTo().index(), Packed.CASTLE, field.men[board.king] >> 1, 0, i, 0);
            // with the rook on the edge nothing can come from behind it, and the squares looked at tell everything
            boolean edge = (right.rook().index() & 7) % 7 == 0;
            if (edge || position.rules.isSafe(prongs, field, new long[] {m}, 1)) {
                found++;
                if (out != null) {
                    out.add(m);
                }
            }
        }
        return found;
    }

    private boolean isBarred(BitBoard board, int castling) {
        Tables tables = position.field.tables;
        if (board.isAttacked(board.king)
                || board.isAttacked(tables.castles[castling].kingTo().index())) {
            return true;
        }
        for (int square : tables.castleCrossed[castling]) {
            if (board.isAttacked(square)) {
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

    /** Tells without looking at other turns: each sub-move can be made, they fit, and the turn is safe when made. */
    @Override
    public boolean contains(long[] turn) {
        Field field = position.field;
        long before = -1;
        SubMoves found = new SubMoves();
        for (int i = 0; i < turn.length; i++) {
            found.clear();
            int from = Packed.from(turn[i]);
            if (turn[i] <= before || (field.men[from] & 1) != field.side || field.men[from] == 0) {
                return false;
            }
            Generator.from(field, from, 0, found);
            if (Arrays.binarySearch(found.at, 0, found.size, turn[i]) < 0 || !prongs.fits(field, turn, i, turn[i])) {
                return false;
            }
            before = turn[i];
        }
        return turn.length > 0 && position.rules.isSafe(prongs, field, turn, turn.length);
    }

    @Override
    public Cursor cursor() {
        BitBoard board = new BitBoard(position.field, bits);
        boolean inPassing = position.field.passed.length > 0;
        PairTable table = board.canCount() && !inPassing ? new PairTables(board).build(position, castlings()) : null;
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

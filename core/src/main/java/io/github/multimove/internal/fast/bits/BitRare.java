package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.board.Tables;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/** What single men of a {@link BitBoard} may do besides landing: castlings and captures in passing, each looked at by itself. */
final class BitRare {
    private final BoardPosition position;
    private final Prongs prongs;
    private final BitBoard board;

    BitRare(BoardPosition position, Prongs prongs, BitBoard board) {
        this.position = position;
        this.prongs = prongs;
        this.board = board;
    }

    /** Counts the safe ones and adds them to a list if there is one. */
    int all(@Nullable SubMoves out) {
        return castlings(out) + inPassing(out, false);
    }

    /** Lists safe castlings, and captures in passing whether they are safe alone or not. */
    void list(SubMoves out) {
        castlings(out);
        inPassing(out, true);
    }

    private int inPassing(@Nullable SubMoves out, boolean unsafeToo) {
        if (position.field.passed.length == 0) {
            return 0;
        }
        Field field = position.field;
        SubMoves pawns = new SubMoves();
        Generator.all(field, field.side, Generator.PAWNS_ONLY, pawns);
        int found = 0;
        for (int i = 0; i < pawns.size; i++) {
            if (Packed.is(pawns.at[i], Packed.EN_PASSANT)
                    && (unsafeToo || position.rules().royal.isSafe(prongs, field, new long[] {pawns.at[i]}, 1))) {
                found += add(pawns.at[i], out);
            }
        }
        return found;
    }

    private static int add(long m, @Nullable SubMoves out) {
        if (out != null) {
            out.add(m);
        }
        return 1;
    }

    /** Counts the safe castlings and adds them to a list if there is one. */
    int castlings(@Nullable SubMoves out) {
        if (position.field.castling == 0 || prongs.castlingWeight > prongs.most) {
            return 0;
        }
        Field field = position.field;
        Tables tables = field.tables;
        int found = 0;
        for (int rights = field.castling; rights != 0; rights &= rights - 1) {
            int i = Integer.numberOfTrailingZeros(rights);
            var right = tables.castles[i];
            if (Tables.number(right.side()) != field.side || !isEmpty(tables.castleEmpty[i]) || isBarred(i)) {
                continue;
            }
            long m = Packed.of(
                    right.king().index(), right.kingTo().index(), Packed.CASTLE, field.man(board.king) >> 1, 0, i, 0);
            // with the rook on the edge nothing can come from behind it, and the squares looked at tell everything
            boolean edge = (right.rook().index() & 7) % 7 == 0;
            if (edge || position.rules().royal.isSafe(prongs, field, new long[] {m}, 1)) {
                found += add(m, out);
            }
        }
        return found;
    }

    private boolean isBarred(int castling) {
        Tables tables = position.field.tables;
        if (board.isCheck()
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
            if (position.field.man(s) != 0) {
                return false;
            }
        }
        return true;
    }
}

package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.board.Tables;

/** Packs the sub-moves of the mover's men on a {@link BitBoard}, man by man, each man's in the documented order. */
final class BitMoves {
    private final BitBoard board;
    private final Field field;
    /** Castlings and captures in passing, of all men. */
    private final SubMoves rare;

    BitMoves(Field field, BitBoard board, SubMoves rare) {
        this.board = board;
        this.field = field;
        this.rare = rare;
    }

    /** The number of sub-moves of all men, that of landings given. */
    int most(int landings) {
        return landings + rare.size;
    }

    /** Lists the sub-moves of the man on a square to destinations. */
    void list(int from, long destinations, SubMoves out) {
        int code = field.man(from);
        Tables tables = field.tables;
        long promoting = board.bits.isPawn[code] ? board.bits.promotionSquares[board.side] : 0;
        out.clear();
        for (long left = destinations; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            long m = tables.landing(code, from, to, (board.enemy >>> to & 1) != 0);
            if ((promoting >>> to & 1) == 0) {
                out.add(m);
            } else {
                for (int type : tables.promotionTypes[code]) {
                    out.add(Packed.promoting(m, 1 + 2 * tables.letterPlace[type]));
                }
            }
        }
        if (rare.size > 0) {
            addRare(from, out);
        }
    }

    private void addRare(int from, SubMoves out) {
        for (int i = 0; i < rare.size; i++) {
            if (Packed.from(rare.at[i]) == from) {
                out.add(rare.at[i]);
            }
        }
        out.sort(0);
    }
}

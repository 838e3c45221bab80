package io.github.multimove.internal;

import org.jspecify.annotations.Nullable;

/** Makes the {@link PairTable} of a position from its {@link BitBoard}. */
final class PairTables {
    private final BitBoard board;

    PairTables(BitBoard board) {
        this.board = board;
    }

    /** The sub-moves with what decides on pairs of them, or null if there are too many conditions. */
    @Nullable
    PairTable build(BoardPosition position, SubMoves castlings) {
        Field field = position.field;
        long steps = board.kingSteps();
        int size = Long.bitCount(steps) + castlings.size;
        for (int i = 0; i < board.men; i++) {
            size += (int) board.weight(i, -1);
        }
        board.look(board.king, board.own, board.enemy, 2);
        if (board.overflow) {
            return null;
        }
        int doubles = 0;
        for (int c = 0; c < board.conditions; c++) {
            doubles += Long.bitCount(board.leaving[c]) == 2 ? 1 : 0;
        }
        PairTable table = new PairTable(position, size, doubles);
        long always = 0;
        for (int c = 0; c < board.conditions; c++) {
            always |= board.leaving[c] == 0 ? 1L << c : 0;
            if (Long.bitCount(board.leaving[c]) == 2) {
                table.doubles[--doubles] = board.leaving[c];
                table.doubleBits[doubles] = 1L << c;
            }
        }
        int n = 0;
        int i = 0;
        boolean kingDone = false;
        int kingFrom = 0;
        while (i < board.men || !kingDone) {
            if (!kingDone && (i == board.men || board.square[i] > board.king)) {
                kingFrom = n;
                n = kingMoves(table, field, steps, castlings, n);
                kingDone = true;
            } else {
                n = landings(table, field, i++, n, always);
            }
        }
        for (int k = kingFrom; k < kingFrom + Long.bitCount(steps) + castlings.size; k++) {
            if (table.kind[k] == 1 && !kingStep(table, k)) {
                return null;
            }
        }
        return table;
    }

    private int landings(PairTable table, Field field, int i, int start, long always) {
        int n = start;
        int from = board.square[i];
        int code = field.men[from];
        boolean pawn = field.tables.isPawn(code);
        long flags = pawn ? Packed.CLOCK | Packed.PAWN : 0;
        long must = always;
        for (int c = 0; c < board.conditions; c++) {
            must |= board.leaving[c] == 1L << from ? 1L << c : 0;
        }
        int next = start + (int) board.weight(i, -1);
        for (long left = board.reach[i]; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            long one = left & -left;
            long more = (board.enemy & one) != 0
                    ? Packed.CAPTURE | Packed.CLOCK
                    : pawn && field.tables.game.enPassant() && (board.bits.pawnDoubleSteps[code][from] & one) != 0
                            ? Packed.PASSING
                            : 0;
            long answered = 0;
            for (int c = 0; c < board.conditions; c++) {
                answered |= (board.answer[c] & one) != 0 ? 1L << c : 0;
            }
            boolean promotion = (board.promotes[i] & one) != 0;
            for (int k = 0; k < (promotion ? board.kinds : 1); k++) {
                int place = promotion ? 1 + 2 * field.tables.letterPlace[field.tables.promotionTypes[code][k]] : 0;
                table.subs[n] = Packed.of(from, to, Packed.MOVE, code >> 1, place, 0, flags | more);
                table.to[n] = one;
                table.man[n] = 1L << from;
                table.must[n] = must;
                table.answers[n] = answered;
                table.nextMan[n++] = next;
            }
        }
        return n;
    }

    private int kingMoves(PairTable table, Field field, long steps, SubMoves castlings, int start) {
        SubMoves moves = new SubMoves();
        int type = field.men[board.king] >> 1;
        for (long left = steps; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            long flags = (board.enemy >>> to & 1) != 0 ? Packed.CAPTURE | Packed.CLOCK : 0;
            moves.add(Packed.of(board.king, to, Packed.MOVE, type, 0, 0, flags));
        }
        for (int i = 0; i < castlings.size; i++) {
            moves.add(castlings.at[i]);
        }
        moves.sort(0);
        for (int i = 0; i < moves.size; i++) {
            int n = start + i;
            table.subs[n] = moves.at[i];
            table.to[n] = 1L << Packed.to(moves.at[i]);
            table.man[n] = 1L << board.king;
            table.kind[n] = (byte) (Packed.kind(moves.at[i]) == Packed.CASTLE ? 2 : 1);
            table.nextMan[n] = start + moves.size;
        }
        return start + moves.size;
    }

    /** Notes what a king's step asks of its partner; whether there were not too many conditions. */
    private boolean kingStep(PairTable table, int k) {
        int to = Packed.to(table.subs[k]);
        board.look(to, board.own & ~(1L << board.king), board.enemy & ~(1L << to), 1);
        if (board.overflow) {
            return false;
        }
        long within = -1;
        int pins = 0;
        for (int c = 0; c < board.conditions; c++) {
            if (board.leaving[c] == 0) {
                table.unsafeAlone[k] = true;
                within &= board.answer[c];
            } else {
                pins++;
            }
        }
        long[] held = new long[2 * pins];
        for (int c = 0; c < board.conditions; c++) {
            if (board.leaving[c] != 0) {
                held[--pins * 2] = board.leaving[c];
                held[pins * 2 + 1] = board.answer[c];
            }
        }
        table.within[k] = within;
        table.held[k] = held;
        return true;
    }
}

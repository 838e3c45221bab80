package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.bits.PairTable.Terms;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Fills the {@link PairTable} of a position from its {@link BitBoard}, man by man. */
final class PairRows {
    private final Field field;
    private final BitBoard board;
    private final BitMoves moves;
    /** By man in the order of squares, where it can go, safe or not; men that can go nowhere are not among them. */
    private final long[] reach = new long[BitPairs.MOST_MEN + 1];

    /** The men not yet added. */
    private long men;

    private int added;
    /** The conditions with the king where it stands, kept while those of its steps are looked at. */
    private final long[] leaving;

    private final long[] answer;
    /** The conditions that hold whoever moves. */
    private long always;

    private final SubMoves ofMan = new SubMoves(28);

    private PairRows(BoardPosition position, Prongs prongs, BitBoard board) {
        this.field = position;
        this.board = board;
        SubMoves rare = new SubMoves(0);
        new BitRare(position, prongs, board).list(rare);
        this.moves = new BitMoves(field, board, rare);
        this.leaving = Arrays.copyOf(board.leaving, board.conditions);
        this.answer = Arrays.copyOf(board.answer, board.conditions);
    }

    /** The table, without rows yet, or null if there are too many men. */
    static @Nullable PairTable table(BoardPosition position, Prongs prongs, BitBoard board) {
        board.look(2);
        if (Long.bitCount(board.own) > BitPairs.MOST_MEN + 1) {
            return null;
        }
        PairRows rows = new PairRows(position, prongs, board);
        return rows.table(position, prongs);
    }

    private PairTable table(BoardPosition position, Prongs prongs) {
        int doubles = 0;
        for (int c = 0; c < leaving.length; c++) {
            doubles += Long.bitCount(leaving[c]) == 2 ? 1 : 0;
            always |= leaving[c] == 0 ? 1L << c : 0;
        }
        PairTable table = new PairTable(position, prongs, most(), doubles, this);
        for (int c = 0; c < leaving.length; c++) {
            if (Long.bitCount(leaving[c]) == 2) {
                table.doubles[--doubles] = leaving[c];
                table.doubleBits[doubles] = 1L << c;
            }
        }
        return table;
    }

    private int most() {
        int landings = 0;
        int n = 0;
        long promotions = board.bits.promotionSquares[board.side];
        for (long left = board.own; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int code = field.man(s);
            reach[n] = s == board.king ? board.kingSteps() : board.reach(code, s);
            landings += Long.bitCount(reach[n]);
            if (board.bits.isPawn[code]) {
                landings += (board.bits.promotionKinds[board.side] - 1) * Long.bitCount(reach[n] & promotions);
            }
            n++;
        }
        men = board.own;
        return moves.most(landings);
    }

    /** Adds the sub-moves of the next man that has one; whether there was one. */
    boolean add(PairTable table) {
        while (men != 0) {
            int from = Long.numberOfTrailingZeros(men);
            men &= men - 1;
            moves.list(from, reach[added++], ofMan);
            if (ofMan.size > 0) {
                add(table, from);
                return true;
            }
        }
        return false;
    }

    private void add(PairTable table, int from) {
        int start = table.size;
        boolean king = from == board.king;
        long must = always;
        for (int c = 0; c < leaving.length; c++) {
            must |= leaving[c] == 1L << from ? 1L << c : 0;
        }
        for (int i = 0; i < ofMan.size; i++) {
            int n = start + i;
            long m = ofMan.at[i];
            long to = 1L << Packed.to(m);
            table.subs[n] = m;
            table.to[n] = to;
            table.man[n] = 1L << from;
            table.nextMan[n] = start + ofMan.size;
            if (Packed.kind(m) == Packed.CASTLE) {
                table.kind[n] = PairTable.CASTLING;
            } else if (king) {
                table.kind[n] = PairTable.KING_STEP;
                board.lookFrom(Packed.to(m), 1);
                table.terms[n] = terms(board, -1, 0);
            } else if (Packed.is(m, Packed.EN_PASSANT)) {
                table.kind[n] = PairTable.IN_PASSING;
                table.terms[n] = inPassing(m);
            } else {
                table.must[n] = must;
                table.answers[n] = answered(to);
            }
        }
        table.size = start + ofMan.size;
    }

    private long answered(long to) {
        long answered = 0;
        for (int c = 0; c < answer.length; c++) {
            answered |= (answer[c] & to) != 0 ? 1L << c : 0;
        }
        return answered;
    }

    /** The terms of a capture in passing, from the board on which it is made. */
    private Terms inPassing(long m) {
        Field made = field.copy();
        made.apply(m);
        BitBoard after = new BitBoard(made, board.bits);
        // no partner enters the captor's square or takes the same pawn
        long free = ~(1L << Packed.to(m) | 1L << Packed.takenOn(m));
        long king = 0;
        for (long steps = board.kingSteps() & free; steps != 0; steps &= steps - 1) {
            king |= after.isAttacked(Long.numberOfTrailingZeros(steps)) ? 0 : steps & -steps;
        }
        after.look(1);
        return terms(after, free, king);
    }

    private static Terms terms(BitBoard board, long free, long king) {
        long within = free;
        int pins = 0;
        for (int c = 0; c < board.conditions; c++) {
            if (board.leaving[c] == 0) {
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
        return new Terms(board.checks > 0, within, held, king);
    }
}

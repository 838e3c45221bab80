package io.github.multimove.internal;

import io.github.multimove.internal.PairTable.KingStep;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Fills the {@link PairTable} of a position from its {@link BitBoard}, man by man. */
final class PairRows {
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
        this.board = board;
        this.moves = new BitMoves(position, prongs, board);
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
        return rows.table(position);
    }

    private PairTable table(BoardPosition position) {
        int doubles = 0;
        for (int c = 0; c < leaving.length; c++) {
            doubles += Long.bitCount(leaving[c]) == 2 ? 1 : 0;
            always |= leaving[c] == 0 ? 1L << c : 0;
        }
        PairTable table = new PairTable(position, most(position.field), doubles, this);
        for (int c = 0; c < leaving.length; c++) {
            if (Long.bitCount(leaving[c]) == 2) {
                table.doubles[--doubles] = leaving[c];
                table.doubleBits[doubles] = 1L << c;
            }
        }
        return table;
    }

    private int most(Field field) {
        int landings = 0;
        int n = 0;
        long promotions = board.bits.promotionSquares[board.side];
        for (long left = board.own; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int code = field.men[s];
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
        if (king) {
            table.firstStep = start;
            table.steps = new KingStep[ofMan.size];
        }
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
            if (king) {
                boolean step = Packed.kind(m) == Packed.MOVE;
                table.kind[n] = step ? PairTable.KING_STEP : PairTable.CASTLING;
                table.steps[i] = step ? kingStep(Packed.to(m)) : null;
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

    private KingStep kingStep(int to) {
        board.lookFrom(to, 1);
        long within = -1;
        int pins = 0;
        boolean unsafeAlone = false;
        for (int c = 0; c < board.conditions; c++) {
            if (board.leaving[c] == 0) {
                unsafeAlone = true;
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
        return new KingStep(unsafeAlone, within, held);
    }
}

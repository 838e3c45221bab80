package io.github.multimove.internal.position;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import java.util.Objects;

/** Writes the byte form of a position: one array, of the right length from the start. */
final class ByteWriter {
    private final BoardPosition position;
    private final GameTables tables;
    private final ByteLayout layout;
    private final byte[] out;
    private int at;

    private ByteWriter(BoardPosition position, ByteLayout layout, int length) {
        this.position = position;
        this.tables = position.tables;
        this.layout = layout;
        this.out = new byte[length];
    }

    static byte[] write(BoardPosition position, boolean counters) {
        ByteLayout layout = position.rules().layout;
        int pieces = position.occupied();
        boolean number = !counters && hasNumber(position);
        int length = 1
                + layout.castling
                + layout.board
                + layout.pieces(pieces)
                + layout.square * (1 + position.passed().length)
                + (layout.siblings ? 2 + 2 * position.extras().length + pieces : 0)
                + (layout.neutral ? 1 + (position.neutral() < 0 ? 0 : layout.square) : 0)
                + (layout.hands ? position.tables.codes - 2 : 0)
                + (counters ? 8 : number ? 4 : 0);
        ByteWriter writer = new ByteWriter(position, layout, length);
        writer.all(counters, number);
        return writer.out;
    }

    /** Whether the turns of a position, now or later, depend on its turn number. */
    private static boolean hasNumber(BoardPosition position) {
        return position.clause.opening
                || position.clause.number != Clause.NOT_COUNTED
                // then the number follows from the pieces in hand, and no other is a position
                || (position.rules().layout.hands && position.inHand(0) + position.inHand(1) > 0);
    }

    private void all(boolean counters, boolean number) {
        out[at++] = (byte) (ByteLayout.VERSION << 4
                | (position.side == 0 ? 0 : ByteLayout.BLACK)
                | (counters ? ByteLayout.COUNTERS : 0)
                | (number ? ByteLayout.NUMBER : 0)
                | (position.reply ? ByteLayout.REPLY : 0));
        bits(position.castling, layout.castling);
        for (int left = layout.board, w = 0; left > 0; left -= 8, w++) {
            bits(position.occupied(w), Math.min(left, 8));
        }
        pieces();
        short[] passed = position.passed();
        number(passed.length, layout.square);
        for (short square : passed) {
            number(square, layout.square);
        }
        if (layout.siblings) {
            siblings();
        }
        if (layout.neutral) {
            out[at++] = (byte) (position.neutral() < 0 ? 0 : 1);
            if (position.neutral() >= 0) {
                number(position.neutral(), layout.square);
            }
        }
        if (layout.hands) {
            byte[] hand = Objects.requireNonNull(position.hand());
            System.arraycopy(hand, 2, out, at, tables.codes - 2);
            at += tables.codes - 2;
        }
        if (counters) {
            number(position.clock, 4);
        }
        if (counters || number) {
            number(position.number, 4);
        }
    }

    private void pieces() {
        BoardState field = position;
        int first = at;
        int n = 0;
        for (int w = 0; w < tables.words; w++) {
            for (long left = field.occupied(w); left != 0; left &= left - 1) {
                int piece = field.piece(w << 6 | Long.numberOfTrailingZeros(left)) - 2;
                if (layout.halfBytes) {
                    out[first + (n >> 1)] |= (byte) (piece << ((n & 1) << 2));
                } else {
                    out[first + n] = (byte) piece;
                }
                n++;
            }
        }
        at = first + layout.pieces(n);
    }

    private void siblings() {
        short[] extras = position.extras();
        number(extras.length, 2);
        for (short extra : extras) {
            number(extra, 2);
        }
        byte[] sets = Objects.requireNonNull(position.sets());
        for (int w = 0; w < tables.words; w++) {
            for (long left = position.occupied(w); left != 0; left &= left - 1) {
                out[at++] = sets[w << 6 | Long.numberOfTrailingZeros(left)];
            }
        }
    }

    /** Writes bits, the lowest first. */
    private void bits(long bits, int length) {
        for (int i = 0; i < length; i++) {
            out[at++] = (byte) (bits >>> (i << 3));
        }
    }

    /** Writes a number, the highest byte first. */
    private void number(int value, int length) {
        for (int i = length - 1; i >= 0; i--) {
            out[at++] = (byte) (value >>> (i << 3));
        }
    }
}

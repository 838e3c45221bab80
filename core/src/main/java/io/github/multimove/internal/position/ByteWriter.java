package io.github.multimove.internal.position;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.PassedSquares;

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
                + layout.square * (1 + PassedSquares.written(position).length)
                + (counters ? 8 : number ? 4 : 0);
        for (PositionFeature feature : layout.features) {
            length += feature.length(position);
        }
        ByteWriter writer = new ByteWriter(position, layout, length);
        writer.all(counters, number);
        return writer.out;
    }

    /** Whether the turns of a position, now or later, depend on its turn number. */
    private static boolean hasNumber(BoardPosition position) {
        return position.clause.opening
                || position.clause.number != Clause.NOT_COUNTED
                // then the number follows from the pieces in hand, and no other is a position
                || position.rules().structures.isBeforePlay(position);
    }

    private void all(boolean counters, boolean number) {
        out[at++] = (byte) (ByteLayout.VERSION << 4
                | (position.side == 0 ? 0 : ByteLayout.BLACK)
                | (counters ? ByteLayout.COUNTERS : 0)
                | (number ? ByteLayout.NUMBER : 0));
        bits(position.castling, layout.castling);
        for (int left = layout.board, w = 0; left > 0; left -= 8, w++) {
            bits(position.occupied(w), Math.min(left, 8));
        }
        pieces();
        short[] passed = PassedSquares.written(position);
        number(passed.length, layout.square);
        for (short square : passed) {
            number(square, layout.square);
        }
        for (PositionFeature feature : layout.features) {
            feature.write(position, this);
        }
        if (counters) {
            number(position.clock, 4);
        }
        if (counters || number) {
            number(position.number, 4);
        }
    }

    private void pieces() {
        byte[] pieces = position.bySquare();
        byte[] bytes = out;
        boolean halfBytes = layout.halfBytes;
        int first = at;
        int n = 0;
        for (int w = 0; w < tables.words; w++) {
            for (long left = position.occupied(w); left != 0; left &= left - 1) {
                int piece = pieces[w << 6 | Long.numberOfTrailingZeros(left)] - 2;
                if (halfBytes) {
                    bytes[first + (n >> 1)] |= (byte) (piece << ((n & 1) << 2));
                } else {
                    bytes[first + n] = (byte) piece;
                }
                n++;
            }
        }
        at = first + layout.pieces(n);
    }

    /** Writes the number of yes or no that stands in the first byte. */
    void flag(int value) {
        out[0] |= (byte) (ByteLayout.FLAG * value);
    }

    void next(byte value) {
        out[at++] = value;
    }

    void bytes(byte[] all, int from, int length) {
        System.arraycopy(all, from, out, at, length);
        at += length;
    }

    /** Writes bits, the lowest first. */
    private void bits(long bits, int length) {
        for (int i = 0; i < length; i++) {
            out[at++] = (byte) (bits >>> (i << 3));
        }
    }

    /** Writes a number, the highest byte first. */
    void number(int value, int length) {
        for (int i = length - 1; i >= 0; i--) {
            out[at++] = (byte) (value >>> (i << 3));
        }
    }
}

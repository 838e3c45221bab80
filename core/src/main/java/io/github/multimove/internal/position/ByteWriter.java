package io.github.multimove.internal.position;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.PassedSquares;
import java.util.Arrays;

/** Writes the byte form of a position. */
final class ByteWriter {
    private final BoardPosition position;
    private final GameTables tables;
    private final ByteLayout layout;
    private byte[] out = new byte[48];
    private int at;

    private ByteWriter(BoardPosition position) {
        this.position = position;
        this.tables = position.tables;
        this.layout = position.rules().layout;
    }

    static byte[] write(BoardPosition position, boolean counters) {
        ByteWriter writer = new ByteWriter(position);
        writer.all(counters, !counters && hasNumber(position));
        return Arrays.copyOf(writer.out, writer.at);
    }

    /** Whether the turns of a position, now or later, depend on its turn number. */
    private static boolean hasNumber(BoardPosition position) {
        return position.clause.opening
                || position.clause.number != Clause.NOT_COUNTED
                // then the number follows from the pieces in hand, and no other is a position
                || position.rules().structures.isBeforePlay(position);
    }

    private void all(boolean counters, boolean number) {
        next((byte) (ByteLayout.VERSION << 4
                | (position.side == 0 ? 0 : ByteLayout.BLACK)
                | (counters ? ByteLayout.COUNTERS : 0)
                | (number ? ByteLayout.NUMBER : 0)));
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
        int n = 0;
        for (int w = 0; w < tables.words; w++) {
            for (long left = position.occupied(w); left != 0; left &= left - 1) {
                int piece = pieces[w << 6 | Long.numberOfTrailingZeros(left)] - 2;
                if (layout.halfBytes && (n++ & 1) == 1) {
                    out[at - 1] |= (byte) (piece << 4);
                } else {
                    next((byte) piece);
                }
            }
        }
    }

    /** Writes the number of yes or no that stands in the first byte. */
    void flag(int value) {
        out[0] |= (byte) (ByteLayout.FLAG * value);
    }

    void next(byte value) {
        if (at == out.length) {
            out = Arrays.copyOf(out, 2 * at);
        }
        out[at++] = value;
    }

    /** Writes bits, the lowest first. */
    private void bits(long bits, int length) {
        for (int i = 0; i < length; i++) {
            next((byte) (bits >>> (i << 3)));
        }
    }

    /** Writes a number, the highest byte first. */
    void number(int value, int length) {
        for (int i = length - 1; i >= 0; i--) {
            next((byte) (value >>> (i << 3)));
        }
    }
}

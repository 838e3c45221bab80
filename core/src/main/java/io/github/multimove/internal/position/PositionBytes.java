package io.github.multimove.internal.position;

import io.github.multimove.PositionException;
import io.github.multimove.internal.board.PositionDraft;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

/** Reads and writes positions as bytes; see {@link io.github.multimove.Position#toBytes} for the form. */
public final class PositionBytes {
    private PositionBytes() {}

    /** Writes a position, with or without its counters. */
    static byte[] write(BoardPosition position, boolean counters) {
        return ByteWriter.write(position, counters);
    }

    /**
     * Reads bytes, to be validated.
     *
     * @throws PositionException if they are not of the form
     */
    public static PositionDraft read(Rules rules, byte[] bytes) {
        return ByteReader.of(rules, Objects.requireNonNull(bytes, "bytes")).draft();
    }

    /**
     * Reads bytes without asking whether the position is possible and the bytes are canonical.
     *
     * @throws PositionException if they are not of the form
     */
    public static BoardPosition trusted(Rules rules, byte[] bytes) {
        ByteReader reader = ByteReader.of(rules, Objects.requireNonNull(bytes, "bytes"));
        return new BoardPosition(rules, reader.field(), reader.clock(), reader.number());
    }

    /**
     * Returns a position if those are its bytes.
     *
     * @throws PositionException if they are not
     */
    public static BoardPosition canonical(BoardPosition position, byte[] bytes) {
        byte[] canonical = write(position, (bytes[0] & ByteLayout.COUNTERS) != 0);
        if (!Arrays.equals(canonical, bytes)) {
            int at = 0;
            while (at < Math.min(canonical.length, bytes.length) && canonical[at] == bytes[at]) {
                at++;
            }
            String expected = at < canonical.length ? String.format(Locale.ROOT, "0x%02x", canonical[at]) : "the end";
            throw ByteReader.refusal(expected + ", as " + position + " is written", bytes, at);
        }
        return position;
    }
}

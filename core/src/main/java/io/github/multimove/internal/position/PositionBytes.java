package io.github.multimove.internal.position;

import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.internal.board.PositionDraft;
import java.util.Locale;
import java.util.Objects;

/** Reads and writes positions as bytes; see {@link io.github.multimove.Position#toBytes} for the form. */
public final class PositionBytes {
    private PositionBytes() {}

    /**
     * Reads bytes, to be validated.
     *
     * @throws PositionException if they are not of the form
     */
    public static PositionDraft read(Rules rules, byte[] bytes) {
        return ByteReader.of(rules, Objects.requireNonNull(bytes, "bytes")).draft;
    }

    /**
     * Reads bytes without asking whether the position is possible and the bytes are canonical.
     *
     * @throws PositionException if they are not of the form
     */
    public static Position unchecked(Rules rules, byte[] bytes) {
        ByteReader reader = ByteReader.of(rules, Objects.requireNonNull(bytes, "bytes"));
        return new BoardPosition(rules, reader.state(), reader.draft.clock, reader.draft.number);
    }

    /**
     * Returns a position if those are its bytes.
     *
     * @throws PositionException if they are not
     */
    public static BoardPosition canonical(BoardPosition position, byte[] bytes) {
        byte[] canonical = ByteWriter.write(position, (bytes[0] & ByteLayout.COUNTERS) != 0);
        int at = firstDifferent(canonical, bytes);
        if (at < Math.max(canonical.length, bytes.length)) {
            String expected = at < canonical.length ? String.format(Locale.ROOT, "0x%02x", canonical[at]) : "the end";
            throw ByteReader.refusal(expected + ", as " + position + " is written", bytes, at);
        }
        return position;
    }

    /** The first place at which arrays differ, or their length; Android lacks the method of the library. */
    private static int firstDifferent(byte[] a, byte[] b) {
        int at = 0;
        while (at < a.length && at < b.length && a[at] == b[at]) {
            at++;
        }
        return at;
    }
}

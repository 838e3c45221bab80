package io.github.multimove.internal.position;

import io.github.multimove.Position;
import java.util.Comparator;

/** The order of positions by the ids of their rule sets and then by their bytes. */
public final class ByteOrder {
    public static final Comparator<Position> BY_ID_AND_BYTES = Comparator.<Position, String>comparing(
                    position -> position.ruleSet().id())
            .thenComparing(Position::toBytes, ByteOrder::compare);

    private ByteOrder() {}

    private static int compare(byte[] a, byte[] b) {
        for (int i = 0; i < a.length && i < b.length; i++) {
            if (a[i] != b[i]) {
                return Integer.compare(a[i] & 255, b[i] & 255);
            }
        }
        return Integer.compare(a.length, b.length);
    }

    /** The bytes of a position with its counters. */
    public static byte[] withCounters(Position position) {
        return PositionBytes.write((BoardPosition) position, true);
    }

    /** The position of bytes of the rule set of another, without checks. */
    public static Position unchecked(Position of, byte[] bytes) {
        return PositionBytes.trusted(((BoardPosition) of).rules(), bytes);
    }
}

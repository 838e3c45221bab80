package io.github.multimove;

import io.github.multimove.internal.position.ByteOrder;
import java.util.Comparator;
import java.util.Objects;

/**
 * Positions as bytes, for programs that keep many: what {@link Position#toBytes()} and {@link RuleSet#position(byte[])} do,
 * with counters, without checks, and in order.
 */
public final class PositionCodec {
    private PositionCodec() {}

    /**
     * Returns a position's bytes with its counters: as {@link Position#toBytes}, but ending in the half-turn clock and the
     * turn number, four bytes each, in place of the turn number alone. {@link RuleSet#position(byte[])} reads both forms.
     */
    public static byte[] toBytesWithCounters(Position position) {
        return ByteOrder.withCounters(Objects.requireNonNull(position, "position"));
    }

    /**
     * Returns the position of bytes that {@link Position#toBytes} or {@link #toBytesWithCounters} has written under an equal
     * rule set, for bytes that are known to come from there. Unlike {@link RuleSet#position(byte[])} it neither asks whether
     * the position is possible nor whether the bytes are canonical: what it returns for other bytes of the form is undefined,
     * and questions to that position may have any answer or throw.
     *
     * @throws PositionException if the bytes are not of the form
     */
    public static Position positionUnchecked(RuleSet rules, byte[] bytes) {
        return ByteOrder.unchecked(rules.initialPosition(), bytes);
    }

    /**
     * Returns the order of positions by their bytes: those of rule sets with lower ids first, and those of one rule set in
     * the order of {@link Position#toBytes}, bytes taken as unsigned. It is the same in every run, and among positions of one
     * rule set it is consistent with {@code equals}.
     */
    public static Comparator<Position> order() {
        return ByteOrder.BY_ID_AND_BYTES;
    }
}

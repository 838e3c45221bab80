package io.github.multimove.perft;

import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;

/**
 * A part of a perft that anybody can count that has the rule set: a position as bytes, a depth, and in how many ways the
 * position is reached. The counts of all parts add up to the perft that was split.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and equal by value. A part is data: it does not know its rule set, which has to be one that is equal to the
 * rule set of its position. It is {@link Serializable}, and its stream holds bytes and numbers and nothing else.
 *
 * <p>Counts are exact: beyond {@link Long#MAX_VALUE} an {@link ArithmeticException} is thrown, never a wrong number.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.CountingTurns" region="parts"}
 */
public final class PerftPart implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    private final byte[] bytes;
    private final int depth;
    private final long multiplicity;

    private PerftPart(byte[] bytes, int depth, long multiplicity) {
        if (depth < 0) {
            throw new IllegalArgumentException("expected a depth of 0 or more, found " + depth);
        }
        if (multiplicity < 1) {
            throw new IllegalArgumentException("expected a multiplicity of 1 or more, found " + multiplicity);
        }
        this.bytes = bytes;
        this.depth = depth;
        this.multiplicity = multiplicity;
    }

    /**
     * Returns the whole perft of a position as one part: reached in one way.
     *
     * @param depth how many turns of either side, 0 or more
     * @throws IllegalArgumentException if the depth is negative
     */
    public static PerftPart of(Position position, int depth) {
        return new PerftPart(position.toBytes(), depth, 1);
    }

    /**
     * Returns a part of a position that is given as bytes. They are not looked at here: counting the part reads them.
     *
     * @param bytes what {@link Position#toBytes} has written
     * @param depth how many turns of either side, 0 or more
     * @param multiplicity in how many ways the position is reached, 1 or more
     * @throws IllegalArgumentException if one of the numbers is too small
     */
    public static PerftPart of(byte[] bytes, int depth, long multiplicity) {
        return new PerftPart(Objects.requireNonNull(bytes, "bytes").clone(), depth, multiplicity);
    }

    /** Returns the position's bytes, a copy. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** Returns how many turns are to be counted from the position. */
    public int depth() {
        return depth;
    }

    /** Returns in how many ways the position is reached. */
    public long multiplicity() {
        return multiplicity;
    }

    /**
     * Returns the parts below each legal turn, in the order of the turns that first reach them. Turns that lead to equal
     * positions are one part, with their multiplicities added. A part of depth 0 cannot be split and is returned alone;
     * a position without turns has no parts.
     *
     * @param rules a rule set that is equal to that of the position
     * @throws PositionException if the bytes are not of the form
     * @throws ArithmeticException if a multiplicity is larger than {@link Long#MAX_VALUE}
     * @throws CancellationException if the thread is interrupted
     */
    public List<PerftPart> split(RuleSet rules) {
        if (depth == 0) {
            return List.of(this);
        }
        Position position = position(rules);
        Map<Position, Long> reached = new LinkedHashMap<>();
        for (Turn turn : rules.legalTurns(position)) {
            reached.merge(rules.playUnchecked(position, turn), multiplicity, Math::addExact);
        }
        List<PerftPart> parts = new ArrayList<>(reached.size());
        reached.forEach((next, ways) -> parts.add(new PerftPart(next.toBytes(), depth - 1, ways)));
        return List.copyOf(parts);
    }

    /**
     * Returns the number of games of that many turns from the position, times the multiplicity.
     *
     * @param rules a rule set that is equal to that of the position
     * @throws PositionException if the bytes are not of the form
     * @throws ArithmeticException if the count is larger than {@link Long#MAX_VALUE}
     * @throws CancellationException if the thread is interrupted
     */
    public long count(RuleSet rules) {
        return Math.multiplyExact(Perft.count(position(rules), depth), multiplicity);
    }

    private Position position(RuleSet rules) {
        return Objects.requireNonNull(rules, "rules").positionUnchecked(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PerftPart part
                && depth == part.depth
                && multiplicity == part.multiplicity
                && Arrays.equals(bytes, part.bytes);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(bytes) + depth) + Long.hashCode(multiplicity);
    }

    /** Returns the part in one line, such as {@code 1 x perft 5 of 100f...}, the bytes as hexadecimal digits. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(multiplicity + " x perft " + depth + " of ");
        for (byte b : bytes) {
            text.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
        }
        return text.toString();
    }

    @Serial
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("expected the written form of a part, found a part");
    }

    @Serial
    private Object writeReplace() {
        return new Written(bytes, depth, multiplicity);
    }

    /** What is written in place of a part: read back through the factory, so that nothing keeps a hold on the bytes. */
    private static final class Written implements Serializable {
        @Serial
        private static final long serialVersionUID = 1;

        private final byte[] bytes;
        private final int depth;
        private final long multiplicity;

        Written(byte[] bytes, int depth, long multiplicity) {
            this.bytes = bytes;
            this.depth = depth;
            this.multiplicity = multiplicity;
        }

        @Serial
        private Object readResolve() throws InvalidObjectException {
            if (bytes == null || depth < 0 || multiplicity < 1) {
                throw new InvalidObjectException(
                        "expected bytes, a depth of 0 or more and a multiplicity of 1 or more, found "
                                + (bytes == null ? "no bytes" : bytes.length + " bytes") + ", " + depth + " and "
                                + multiplicity);
            }
            return of(bytes, depth, multiplicity);
        }
    }
}

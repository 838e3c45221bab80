package io.github.multimove.perft;

import io.github.multimove.Position;
import io.github.multimove.Turn;
import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;

/**
 * A part of a perft that anybody can count: a position, a depth, and in how many ways the position is reached. The counts of
 * all parts add up to the perft that was split.
 *
 * <p>Immutable, equal by value, serializable as its {@link Position} is. Counts are exact: beyond {@link Long#MAX_VALUE} an
 * {@link ArithmeticException} is thrown, never a wrong number.
 *
 * {@snippet class="io.github.multimove.docs.CountingTurns" region="parts"}
 *
 * @param position the position
 * @param depth how many turns of either side are to be counted from it, 0 or more
 * @param multiplicity in how many ways it is reached, 1 or more
 */
public record PerftPart(Position position, int depth, long multiplicity) implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one of them is too small
     */
    public PerftPart {
        Objects.requireNonNull(position, "position");
        if (depth < 0) {
            throw new IllegalArgumentException("expected a depth of 0 or more, found " + depth);
        }
        if (multiplicity < 1) {
            throw new IllegalArgumentException("expected a multiplicity of 1 or more, found " + multiplicity);
        }
    }

    /**
     * Returns the whole perft of a position as one part: reached in one way.
     *
     * @throws IllegalArgumentException if the depth is negative
     */
    public static PerftPart of(Position position, int depth) {
        return new PerftPart(position, depth, 1);
    }

    /**
     * Returns the parts below each legal turn, in the order of the turns that first reach them. Turns that lead to equal
     * positions are one part, with their multiplicities added. A part of depth 0 cannot be split and is returned alone;
     * a position without turns has no parts.
     *
     * @throws ArithmeticException if a multiplicity is larger than {@link Long#MAX_VALUE}
     * @throws CancellationException if the thread is interrupted
     */
    public List<PerftPart> split() {
        if (depth == 0) {
            return List.of(this);
        }
        Map<Position, Long> reached = new LinkedHashMap<>();
        for (Turn turn : position.legalTurns()) {
            reached.merge(position.playUnchecked(turn), multiplicity, Math::addExact);
        }
        List<PerftPart> parts = new ArrayList<>(reached.size());
        reached.forEach((next, ways) -> parts.add(new PerftPart(next, depth - 1, ways)));
        return List.copyOf(parts);
    }

    /**
     * Returns the number of games of that many turns from the position, times the multiplicity.
     *
     * @throws ArithmeticException if the count is larger than {@link Long#MAX_VALUE}
     * @throws CancellationException if the thread is interrupted
     */
    public long count() {
        return Math.multiplyExact(Perft.count(position, depth), multiplicity);
    }

    /** Returns the part in one line, such as {@code 1 x perft 5 of} and the text of the position. */
    @Override
    public String toString() {
        return multiplicity + " x perft " + depth + " of " + position;
    }
}

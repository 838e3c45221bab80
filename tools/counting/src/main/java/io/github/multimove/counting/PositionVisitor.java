package io.github.multimove.counting;

import java.util.Arrays;
import java.util.Objects;

/** Takes positions one by one, as bytes with a multiplicity. */
@FunctionalInterface
public interface PositionVisitor {
    /**
     * Takes a position.
     *
     * @param from an array that holds the position's bytes; it is not to be changed, nor to be kept
     * @param at where they begin
     * @param length how many they are
     * @param multiplicity in how many ways the position is reached, 1 or more
     */
    void visit(byte[] from, int at, int length, long multiplicity);

    /** Returns the bytes of one position as an array of its own, as {@code RuleSet.positionUnchecked} reads them. */
    static byte[] bytes(byte[] from, int at, int length) {
        Objects.requireNonNull(from, "from");
        return Arrays.copyOfRange(from, at, at + length);
    }
}

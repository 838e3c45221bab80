package io.github.multimove.counting;

import java.util.ArrayList;
import java.util.List;

/**
 * The distinct positions after a number of turns, each with the number of games that lead to it.
 *
 * <p>Nothing changes it once {@link Counting} has handed it out, and several threads may read it.
 */
public final class Frontier {
    private final int depth;
    private final List<PositionBag> bags;

    Frontier(int depth, List<PositionBag> bags) {
        this.depth = depth;
        this.bags = List.copyOf(bags);
    }

    /** Returns after how many turns the positions stand. */
    public int depth() {
        return depth;
    }

    /** Returns the number of distinct positions. */
    public long size() {
        return bags.stream().mapToLong(PositionBag::size).sum();
    }

    /**
     * Returns the number of games that lead to the positions.
     *
     * @throws ArithmeticException if it is larger than {@link Long#MAX_VALUE}
     */
    public long games() {
        return bags.stream().mapToLong(PositionBag::games).reduce(0, Math::addExact);
    }

    /** Shows every position to a visitor, in no particular order. */
    public void forEach(PositionVisitor visitor) {
        bags.forEach(bag -> bag.forEach(visitor));
    }

    /** The positions in parts for threads, each of some two thousand. */
    List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (PositionBag bag : bags) {
            for (int block = 0; block < bag.blockCount(); block++) {
                parts.add(new Part(bag, block));
            }
        }
        return parts;
    }

    void release() {
        bags.forEach(PositionBag::clear);
    }

    record Part(PositionBag bag, int block) {
        void forEach(PositionVisitor visitor) {
            bag.forEachOf(block, visitor);
        }
    }
}

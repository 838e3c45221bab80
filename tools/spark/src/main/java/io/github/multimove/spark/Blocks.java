package io.github.multimove.spark;

import io.github.multimove.counting.MemoryBound;
import io.github.multimove.counting.PositionBag;
import io.github.multimove.counting.PositionVisitor;
import io.github.multimove.counting.Successors;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import scala.Tuple2;

/** What tasks do with blocks of positions ({@link PositionBag}): the positions after one more turn, and those of a partition. */
final class Blocks {
    /** How many bytes of successors a task merges before it sends them. */
    static final long SENT_AT = 64L << 20;

    private Blocks() {}

    /**
     * The positions after one more turn, merged as far as they fit, as blocks for the partitions that they belong to.
     * Positions are handed on whenever so many bytes of them are there.
     */
    static Iterator<Tuple2<Integer, byte[]>> expanded(
            Iterator<byte[]> blocks, Successors successors, int partitions, long sentAt) {
        return new Expanded(blocks, successors, partitions, sentAt);
    }

    /** Which partition a position belongs to. */
    static int target(byte[] from, int at, int length, int partitions) {
        return (int)
                ((PositionBag.hash(from, at, length) >>> Integer.SIZE) % partitions); // bags look at the lower half
    }

    /** The positions of a partition, equal ones merged. */
    static Iterator<byte[]> merged(Iterator<Tuple2<Integer, byte[]>> blocks, long memory) {
        PositionBag bag = PositionBag.within(MemoryBound.of(memory));
        while (blocks.hasNext()) {
            bag.addBlock(blocks.next()._2());
        }
        return bag.blocks().iterator();
    }

    /** How many positions a block has. */
    static long size(byte[] block) {
        long[] size = new long[1];
        PositionBag.forEach(block, (from, at, length, multiplicity) -> size[0]++);
        return size[0];
    }

    private static final class Expanded implements Iterator<Tuple2<Integer, byte[]>> {
        private final Iterator<byte[]> blocks;
        private final Successors successors;
        private final long sentAt;
        private final MemoryBound memory = MemoryBound.of(Long.MAX_VALUE);
        private final List<PositionBag> bags = new ArrayList<>();
        private final Queue<Tuple2<Integer, byte[]>> ready = new ArrayDeque<>();

        Expanded(Iterator<byte[]> blocks, Successors successors, int partitions, long sentAt) {
            this.blocks = blocks;
            this.successors = successors;
            this.sentAt = sentAt;
            for (int i = 0; i < partitions; i++) {
                bags.add(PositionBag.within(memory));
            }
        }

        @Override
        public boolean hasNext() {
            while (ready.isEmpty() && blocks.hasNext()) {
                PositionBag.forEach(
                        blocks.next(),
                        (from, at, length, multiplicity) -> successors.forEach(
                                PositionVisitor.bytes(from, at, length), multiplicity, this::collect));
                if (!blocks.hasNext()) {
                    send();
                }
            }
            return !ready.isEmpty();
        }

        private void collect(byte[] from, int at, int length, long multiplicity) {
            bags.get(target(from, at, length, bags.size())).add(from, at, length, multiplicity);
            if (memory.used() > sentAt) {
                send();
            }
        }

        private void send() {
            for (int i = 0; i < bags.size(); i++) {
                for (byte[] block : bags.get(i).blocks()) {
                    ready.add(new Tuple2<>(i, block));
                }
                bags.get(i).clear();
            }
        }

        @Override
        public Tuple2<Integer, byte[]> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return ready.remove();
        }
    }
}

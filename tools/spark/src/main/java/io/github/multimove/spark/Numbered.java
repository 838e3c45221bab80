package io.github.multimove.spark;

import io.github.multimove.PositionCodec;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.counting.MemoryBound;
import io.github.multimove.counting.PositionBag;
import io.github.multimove.counting.PositionVisitor;
import io.github.multimove.counting.Successors;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import scala.Tuple2;

/**
 * What tasks do with positions that are numbered from 1 within their partition. They travel in the blocks of
 * {@link PositionBag}, with a number in the place of the multiplicity: their own, or after a turn the <em>origin</em>, which
 * is number and partition of the position before it.
 */
final class Numbered {
    /** The origin of a start. */
    private static final long NO_ORIGIN = 0;

    private Numbered() {}

    /** The starts, for the partitions that they belong to. */
    static List<Tuple2<Integer, byte[]>> starts(List<byte[]> starts, int partitions) {
        Sent sent = new Sent(partitions);
        for (byte[] start : starts) {
            sent.visit(start, 0, start.length, NO_ORIGIN);
        }
        return sent.blocks();
    }

    /** The positions after each turn from those of a block, for the partitions that they belong to. */
    static Iterator<Tuple2<Integer, byte[]>> played(byte[] block, ExecutorRules asked, int partitions) {
        RuleSet rules = asked.rules();
        Successors successors = asked.successors();
        Sent sent = new Sent(partitions);
        PositionBag.forEach(block, (from, at, length, number) -> {
            byte[] bytes = PositionVisitor.bytes(from, at, length);
            if (rules.outcome(PositionCodec.positionUnchecked(rules, bytes)).isEmpty()) {
                long origin = number * partitions + Blocks.target(from, at, length, partitions);
                successors.forEach(bytes, origin, sent);
            }
        });
        return sent.blocks().iterator();
    }

    /**
     * The positions of a partition, each block with the round in which it was found, and those that come in this round. New
     * ones are numbered in the order of their bytes, so that a task that is run again gives the same numbers.
     */
    static Iterator<Tuple2<Integer, byte[]>> joined(
            Iterator<Tuple2<Integer, byte[]>> positions,
            Iterator<Tuple2<Integer, byte[]>> played,
            int round,
            long memory) {
        MemoryBound bound = MemoryBound.of(memory);
        List<Tuple2<Integer, byte[]>> all = new ArrayList<>();
        positions.forEachRemaining(all::add);
        PositionBag known = bag(all.iterator(), bound);
        PositionBag found = PositionBag.within(bound);
        played.forEachRemaining(block -> PositionBag.forEach(block._2(), (from, at, length, origin) -> {
            if (known.multiplicity(from, at, length) == 0) {
                found.add(from, at, length, 1);
            }
        }));
        List<byte[]> sorted = new ArrayList<>();
        found.forEach((from, at, length, times) -> sorted.add(PositionVisitor.bytes(from, at, length)));
        found.clear();
        sorted.sort(Arrays::compareUnsigned);
        for (byte[] bytes : sorted) {
            found.add(bytes, 1L + known.size() + found.size());
        }
        found.blocks().forEach(block -> all.add(new Tuple2<>(round, block)));
        return all.iterator();
    }

    private static PositionBag bag(Iterator<Tuple2<Integer, byte[]>> positions, MemoryBound bound) {
        PositionBag bag = PositionBag.within(bound);
        positions.forEachRemaining(block -> bag.addBlock(block._2()));
        return bag;
    }

    /** The turns to the positions of a partition: by turns where the position stands in the partition, and its origin. */
    static Iterator<long[]> links(
            Iterator<Tuple2<Integer, byte[]>> positions, Iterator<Tuple2<Integer, byte[]>> played, long memory) {
        PositionBag known = bag(positions, MemoryBound.of(memory));
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return played.hasNext();
            }

            @Override
            public long[] next() {
                LongStream.Builder links = LongStream.builder();
                PositionBag.forEach(played.next()._2(), (from, at, length, origin) -> {
                    if (origin != NO_ORIGIN) {
                        links.add(known.multiplicity(from, at, length) - 1).add(origin);
                    }
                });
                return links.build().toArray();
            }
        };
    }

    /** The values of ended games and the numbers of turns of the others, in the order of the positions. */
    static int[][] judged(Iterator<Tuple2<Integer, byte[]>> positions, ExecutorRules asked) {
        RuleSet rules = asked.rules();
        IntStream.Builder values = IntStream.builder();
        IntStream.Builder turns = IntStream.builder();
        positions.forEachRemaining(block -> PositionBag.forEach(block._2(), (from, at, length, number) -> {
            Position position = PositionCodec.positionUnchecked(rules, PositionVisitor.bytes(from, at, length));
            var outcome = rules.outcome(position);
            values.add(outcome.flatMap(Outcome::winner)
                    .map(winner -> ended(winner, position.side()))
                    .orElse(0));
            turns.add(
                    outcome.isPresent()
                            ? 0
                            : Math.toIntExact(rules.legalTurns(position).count()));
        }));
        return new int[][] {values.build().toArray(), turns.build().toArray()};
    }

    private static int ended(Side winner, Side toMove) {
        return winner == toMove ? 1 : -1;
    }

    /** The values and turns of a partition. */
    static int[][] only(Iterator<int[][]> held) {
        int[][] values = held.next();
        held.forEachRemaining(more -> {}); // there is none, but only at its end does Spark let go of a block
        return values;
    }

    /** Tells the origins of what has been decided at a distance, by partition: the complement of those that now win. */
    static Iterator<Tuple2<Integer, int[]>> told(Iterator<long[]> links, int[] values, int distance, int partitions) {
        IntStream.Builder[] told = new IntStream.Builder[partitions];
        Arrays.setAll(told, partition -> IntStream.builder());
        links.forEachRemaining(chunk -> {
            for (int i = 0; i < chunk.length; i += 2) {
                int value = values[(int) chunk[i]];
                if (Math.abs(value) == distance + 1) {
                    int origin = (int) (chunk[i + 1] / partitions) - 1;
                    told[(int) (chunk[i + 1] % partitions)].add(value < 0 ? ~origin : origin);
                }
            }
        });
        List<Tuple2<Integer, int[]>> all = new ArrayList<>();
        for (int partition = 0; partition < partitions; partition++) {
            all.add(new Tuple2<>(partition, told[partition].build().toArray()));
        }
        return all.iterator();
    }

    /** The values and the turns left, once a partition has heard what was decided at a distance. */
    static int[][] heard(int[][] before, Iterator<Tuple2<Integer, int[]>> told, int distance) {
        int[] values = before[0].clone();
        int[] turns = before[1].clone();
        int next = distance + 2;
        told.forEachRemaining(message -> {
            for (int origin : message._2()) {
                int place = origin < 0 ? ~origin : origin;
                if (values[place] == 0 && origin < 0) {
                    values[place] = next;
                } else if (values[place] == 0 && --turns[place] == 0) {
                    values[place] = -next;
                }
            }
        });
        return new int[][] {values, turns};
    }

    /** How many positions win, and how many lose, at a distance. */
    static long[] decided(int[] values, int distance) {
        return new long[] {
            Arrays.stream(values).filter(value -> value == distance + 1).count(),
            Arrays.stream(values).filter(value -> value == -distance - 1).count()
        };
    }

    /** Every position of a partition with its value. */
    static Iterator<Tuple2<byte[], Integer>> valued(Iterator<Tuple2<Integer, byte[]>> positions, int[] values) {
        List<Tuple2<byte[], Integer>> all = new ArrayList<>();
        positions.forEachRemaining(block -> PositionBag.forEach(
                block._2(),
                (from, at, length, number) ->
                        all.add(new Tuple2<>(PositionVisitor.bytes(from, at, length), values[(int) number - 1]))));
        return all.iterator();
    }

    /** Collects blocks for every partition; equal positions stay apart. */
    private static final class Sent implements PositionVisitor {
        private static final int HEAD = Short.BYTES + Long.BYTES;

        private final ByteArrayOutputStream[] open;
        private final List<Tuple2<Integer, byte[]>> blocks = new ArrayList<>();

        Sent(int partitions) {
            open = new ByteArrayOutputStream[partitions];
            Arrays.setAll(open, partition -> new ByteArrayOutputStream());
        }

        @Override
        public void visit(byte[] from, int at, int length, long number) {
            int partition = Blocks.target(from, at, length, open.length);
            if (open[partition].size() + HEAD + length > PositionBag.BLOCK) {
                close(partition);
            }
            byte[] head = ByteBuffer.allocate(HEAD)
                    .putShort((short) length)
                    .putLong(number)
                    .array();
            open[partition].write(head, 0, HEAD);
            open[partition].write(from, at, length);
        }

        private void close(int partition) {
            if (open[partition].size() > 0) {
                blocks.add(new Tuple2<>(partition, open[partition].toByteArray()));
                open[partition].reset();
            }
        }

        List<Tuple2<Integer, byte[]>> blocks() {
            for (int partition = 0; partition < open.length; partition++) {
                close(partition);
            }
            return blocks;
        }
    }
}

package io.github.multimove.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A bag is a map from bytes to multiplicities. */
class PositionBagTest {
    private static String key(byte[] bytes) {
        return java.util.HexFormat.of().formatHex(bytes);
    }

    private static Map<String, Long> contents(PositionBag bag) {
        Map<String, Long> all = new HashMap<>();
        bag.forEach((from, at, length, multiplicity) -> assertThat(
                        all.put(key(PositionVisitor.bytes(from, at, length)), multiplicity))
                .isNull());
        return all;
    }

    private static long multiplicity(PositionBag bag, byte[] bytes) {
        return bag.multiplicity(bytes, 0, bytes.length);
    }

    @Test
    void aBagIsAMapOfBytesOfAnyLength() {
        SplittableRandom random = new SplittableRandom(1);
        PositionBag bag = PositionBag.within(MemoryBound.of(10_000_000));
        Map<String, Long> map = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = new byte[random.nextInt(40)];
            random.nextBytes(bytes);
            if (random.nextBoolean()) {
                java.util.Arrays.fill(bytes, (byte) random.nextInt(3)); // many of them again
            }
            long ways = 1L + random.nextInt(9);
            bag.add(bytes, ways);
            map.merge(key(bytes), ways, Long::sum);
        }
        assertThat(contents(bag)).isEqualTo(map);
        assertThat(bag.size()).isEqualTo(map.size());
        assertThat(bag.games())
                .isEqualTo(map.values().stream().mapToLong(Long::longValue).sum());
        map.forEach((bytes, ways) -> assertThat(
                        multiplicity(bag, java.util.HexFormat.of().parseHex(bytes)))
                .isEqualTo(ways));
        assertThat(multiplicity(bag, new byte[50])).isZero();

        PositionBag copy = PositionBag.within(MemoryBound.of(10_000_000));
        assertThat(bag.blocks()).hasSizeGreaterThan(3).allMatch(block -> block.length <= PositionBag.BLOCK);
        bag.blocks().forEach(copy::addBlock);
        assertThat(contents(copy)).isEqualTo(map);
        bag.blocks().forEach(copy::addBlock);
        assertThat(copy.size()).isEqualTo(bag.size());
        assertThat(copy.games()).isEqualTo(2 * bag.games());
    }

    /** Bytes that one place of the table has to hold: the hash finds the place, the bytes decide. */
    @Test
    void positionsOfOnePlaceStayApart() {
        PositionBag bag = PositionBag.within(MemoryBound.of(1_000_000));
        int mask = 15;
        Map<String, Long> map = new HashMap<>();
        for (int i = 0; map.size() < 8; i++) {
            byte[] bytes = {(byte) i, (byte) (i >> 8)};
            if (((int) PositionBag.hash(bytes, 0, 2) & mask) == 3) {
                bag.add(bytes, i + 1);
                map.put(key(bytes), i + 1L);
            }
        }
        assertThat(contents(bag)).isEqualTo(map);
    }

    @Test
    void theHashIsOfTheBytesAlone() {
        byte[] bytes = new byte[27];
        java.util.Arrays.fill(bytes, (byte) 7);
        byte[] within = new byte[40];
        System.arraycopy(bytes, 0, within, 5, 27);
        assertThat(PositionBag.hash(within, 5, 27)).isEqualTo(PositionBag.hash(bytes, 0, 27));
        bytes[26]++;
        assertThat(PositionBag.hash(within, 5, 27)).isNotEqualTo(PositionBag.hash(bytes, 0, 27));
    }

    @Test
    void memoryIsReservedAndGivenBack() {
        MemoryBound memory = MemoryBound.of(200_000);
        PositionBag bag = PositionBag.within(memory);
        long empty = memory.used();
        assertThatExceptionOfType(CountingLimitException.class).isThrownBy(() -> {
            for (int i = 0; i < 100_000; i++) {
                bag.add(new byte[] {(byte) i, (byte) (i >> 8), (byte) (i >> 16)}, 1);
            }
        });
        assertThat(bag.size()).isGreaterThan(2_000).isEqualTo((int) bag.games());
        assertThat(memory.used()).isBetween(empty + PositionBag.BLOCK, 200_000L);
        bag.clear();
        assertThat(memory.used()).isEqualTo(empty);
        assertThat(bag.size()).isZero();
        bag.add(new byte[] {1}, 5);
        assertThat(contents(bag)).containsExactly(Map.entry("01", 5L));
    }

    @Test
    void sumsBeyondLongAndLongPositionsAreRefused() {
        PositionBag bag = PositionBag.within(MemoryBound.of(1_000_000));
        bag.add(new byte[] {1}, Long.MAX_VALUE);
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> bag.add(new byte[] {2}, 1));
        assertThat(contents(bag)).containsExactly(Map.entry("01", Long.MAX_VALUE));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> bag.add(new byte[40_000], 1))
                .withMessage("expected a position of at most 32768 bytes, found 40000");
    }
}

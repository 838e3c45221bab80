package io.github.multimove.problems;

import io.github.multimove.Position;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Numbers positions of one rule set from 0 in the order in which they come. A position is held as its text without the two
 * counters, with its hash beside it: together they are what equality of positions asks, since for one text the hash differs
 * exactly by the clause.
 */
final class PositionIndex {
    private static final int CLOCK = 4;
    private static final int TURN_NUMBER = 5;
    private static final int CHUNK = 1 << 20;

    private final int most;
    private int size;
    private int[] slots = new int[1 << 10];
    private long[] hashes = new long[1 << 9];
    private long[] ends = new long[1 << 9];
    private byte[][] chunks = new byte[1][CHUNK];

    PositionIndex(int most) {
        this.most = most;
    }

    int size() {
        return size;
    }

    /** Returns the number of a position, or -1 if it has none. */
    int find(Position position) {
        return find(key(position), position.hash());
    }

    /**
     * Returns the number of a position, a new one if it had none.
     *
     * @throws ArithmeticException if there are more positions than allowed
     */
    int add(Position position) {
        return add(key(position), position.hash());
    }

    int add(byte[] key, long hash) {
        int found = find(key, hash);
        if (found >= 0) {
            return found;
        }
        if (size == most) {
            throw new ArithmeticException("expected at most " + most + " positions, found more");
        }
        if (2 * size >= slots.length) {
            grow();
        }
        store(key);
        hashes[size] = hash;
        slots[free(hash)] = size + 1;
        return size++;
    }

    byte[] key(int number) {
        long begin = number == 0 ? 0 : ends[number - 1];
        byte[] key = new byte[(int) (ends[number] - begin)];
        for (int i = 0; i < key.length; i++) {
            key[i] = at(begin + i);
        }
        return key;
    }

    long hash(int number) {
        return hashes[number];
    }

    private int find(byte[] key, long hash) {
        for (int slot = slot(hash); slots[slot] != 0; slot = (slot + 1) & (slots.length - 1)) {
            int number = slots[slot] - 1;
            if (hashes[number] == hash && isKey(number, key)) {
                return number;
            }
        }
        return -1;
    }

    private int free(long hash) {
        int slot = slot(hash);
        while (slots[slot] != 0) {
            slot = (slot + 1) & (slots.length - 1);
        }
        return slot;
    }

    private int slot(long hash) {
        return (int) (hash ^ (hash >>> 32)) & (slots.length - 1);
    }

    private void grow() {
        slots = new int[2 * slots.length];
        hashes = Arrays.copyOf(hashes, slots.length / 2 + 1);
        ends = Arrays.copyOf(ends, slots.length / 2 + 1);
        for (int number = 0; number < size; number++) {
            slots[free(hashes[number])] = number + 1;
        }
    }

    private void store(byte[] key) {
        long end = size == 0 ? 0 : ends[size - 1];
        for (byte letter : key) {
            int chunk = (int) (end / CHUNK);
            if (chunk == chunks.length) {
                chunks = Arrays.copyOf(chunks, chunk + 1);
                chunks[chunk] = new byte[CHUNK];
            }
            chunks[chunk][(int) (end % CHUNK)] = letter;
            end++;
        }
        ends[size] = end;
    }

    private boolean isKey(int number, byte[] key) {
        long begin = number == 0 ? 0 : ends[number - 1];
        if (ends[number] - begin != key.length) {
            return false;
        }
        for (int i = 0; i < key.length; i++) {
            if (at(begin + i) != key[i]) {
                return false;
            }
        }
        return true;
    }

    private byte at(long place) {
        return chunks[(int) (place / CHUNK)][(int) (place % CHUNK)];
    }

    private static byte[] key(Position position) {
        String[] fields = position.toString().split(" ", -1);
        StringBuilder key = new StringBuilder();
        for (int i = 0; i < fields.length; i++) {
            if (i != CLOCK && i != TURN_NUMBER) {
                key.append(key.length() == 0 ? "" : " ").append(fields[i]);
            }
        }
        return key.toString().getBytes(StandardCharsets.UTF_8);
    }
}

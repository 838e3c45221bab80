package io.github.multimove.counting;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Distinct positions of one rule set as bytes, each with a multiplicity.
 *
 * <h2>Guarantees</h2>
 *
 * Two positions are the same exactly when all their bytes are: a hash finds the place, and the bytes decide. Multiplicities
 * add up exactly or throw {@link ArithmeticException}. Not safe for several threads.
 *
 * <h2>Cost</h2>
 *
 * Primitive arrays only. A position takes its bytes, 10 more, and 6 to 11 in the table of places: about 45 for an orthodox
 * one. The arrays are reserved from a {@link MemoryBound}.
 *
 * <h2>Blocks</h2>
 *
 * The positions stand in blocks of at most {@value #BLOCK} bytes, one after the other: the number of the position's bytes
 * in two bytes, the multiplicity in eight, and the bytes; numbers begin with the highest byte. {@link #blocks()} hands them
 * out to be sent or stored, and {@link #addBlock} takes them in.
 */
public final class PositionBag {
    /** The most bytes of a block. */
    public static final int BLOCK = 1 << 16;

    private static final int HEAD = 10;
    private static final int LEAST_PLACES = 16;
    private static final int MOST_PLACES = 1 << 30;
    private static final int MOST_BLOCKS = 1 << 16;

    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final MemoryBound memory;
    private final List<byte[]> blocks = new ArrayList<>();
    /** How many bytes of each block are taken. */
    private final List<Integer> ends = new ArrayList<>();

    private byte[] last = {};
    private int end;
    /** By place, 0 or one more than where a position stands: its block in the upper half, unsigned. */
    private int[] places;

    private int size;
    private long games;

    private PositionBag(MemoryBound memory) {
        this.memory = memory;
        memory.reserve(4L * LEAST_PLACES);
        this.places = new int[LEAST_PLACES];
    }

    /**
     * Returns an empty bag.
     *
     * @throws CountingLimitException if there is no memory left for it
     */
    public static PositionBag within(MemoryBound memory) {
        return new PositionBag(memory);
    }

    /** Returns the number of distinct positions. */
    public int size() {
        return size;
    }

    /** Returns the sum of all multiplicities. */
    public long games() {
        return games;
    }

    /** Returns the multiplicity of a position whose bytes are a part of an array, or 0 if it is not there. */
    public long multiplicity(byte[] from, int at, int length) {
        int found = places[place(from, at, length)];
        return found == 0 ? 0 : (long) LONG.get(blocks.get(found >>> 16), offset(found) + 2);
    }

    /**
     * Adds a position, or its multiplicity if it is there.
     *
     * @throws CountingLimitException if there is no memory left for it
     * @throws ArithmeticException if the sum of multiplicities is larger than {@link Long#MAX_VALUE}
     */
    public void add(byte[] bytes, long multiplicity) {
        add(bytes, 0, bytes.length, multiplicity);
    }

    /**
     * Adds a position whose bytes are a part of an array, or its multiplicity if it is there.
     *
     * @throws IllegalArgumentException if the position has more bytes than fit into a block
     * @throws CountingLimitException if there is no memory left for it
     * @throws ArithmeticException if the sum of multiplicities is larger than {@link Long#MAX_VALUE}
     */
    public void add(byte[] from, int at, int length, long multiplicity) {
        if (length > BLOCK / 2) {
            throw new IllegalArgumentException(
                    "expected a position of at most " + BLOCK / 2 + " bytes, found " + length);
        }
        long sum = Math.addExact(games, multiplicity); // bounds every multiplicity too
        int place = place(from, at, length);
        int found = places[place];
        if (found != 0) {
            byte[] block = blocks.get(found >>> 16);
            int entry = offset(found);
            LONG.set(block, entry + 2, (long) LONG.get(block, entry + 2) + multiplicity);
        } else {
            if (size >= places.length - (places.length >> 2)) {
                grow();
                place = place(from, at, length);
            }
            places[place] = append(from, at, length, multiplicity);
            size++;
        }
        games = sum;
    }

    /**
     * Adds all positions of a block.
     *
     * @throws CountingLimitException if there is no memory left for them
     * @throws ArithmeticException if the sum of multiplicities is larger than {@link Long#MAX_VALUE}
     */
    public void addBlock(byte[] block) {
        addBlock(block, block.length);
    }

    void addBlock(byte[] block, int length) {
        for (int at = 0; at < length; ) {
            int bytes = (short) SHORT.get(block, at) & 0xffff;
            add(block, at + HEAD, bytes, (long) LONG.get(block, at + 2));
            at += HEAD + bytes;
        }
    }

    /** Shows every position to a visitor, in the order in which they were added first. */
    public void forEach(PositionVisitor visitor) {
        Objects.requireNonNull(visitor, "visitor");
        for (int i = 0; i < blocks.size(); i++) {
            forEach(blocks.get(i), end(i), visitor);
        }
    }

    /** Shows every position of a block to a visitor. */
    public static void forEach(byte[] block, PositionVisitor visitor) {
        Objects.requireNonNull(visitor, "visitor");
        forEach(block, block.length, visitor);
    }

    static void forEach(byte[] block, int length, PositionVisitor visitor) {
        for (int at = 0; at < length; ) {
            int bytes = (short) SHORT.get(block, at) & 0xffff;
            visitor.visit(block, at + HEAD, bytes, (long) LONG.get(block, at + 2));
            at += HEAD + bytes;
        }
    }

    /** Returns the positions as blocks, each an array of its own length. */
    public List<byte[]> blocks() {
        List<byte[]> all = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            all.add(Arrays.copyOf(blocks.get(i), end(i)));
        }
        return all;
    }

    int blockCount() {
        return blocks.size();
    }

    /** Shows the positions of one block. */
    void forEachOf(int block, PositionVisitor visitor) {
        forEach(blocks.get(block), end(block), visitor);
    }

    /** Forgets all positions and gives their memory back. */
    public void clear() {
        memory.release((long) blocks.size() * BLOCK + 4L * (places.length - LEAST_PLACES));
        blocks.clear();
        ends.clear();
        last = new byte[0];
        end = 0;
        places = new int[LEAST_PLACES];
        size = 0;
        games = 0;
    }

    /** Writes a position as blocks have it and returns where the next one begins. */
    static int write(byte[] block, int at, byte[] bytes, long multiplicity) {
        SHORT.set(block, at, (short) bytes.length);
        LONG.set(block, at + 2, multiplicity);
        System.arraycopy(bytes, 0, block, at + HEAD, bytes.length);
        return at + HEAD + bytes.length;
    }

    /** How many bytes a position of so many bytes takes in a block. */
    static int room(int bytes) {
        return HEAD + bytes;
    }

    /**
     * Returns a 64-bit hash of a position's bytes, the same in every run of this version: it tells which of several bags or
     * partitions a position belongs to, and equal positions to the same.
     */
    public static long hash(byte[] from, int at, int length) {
        long hash = length;
        int i = at;
        for (int stop = at + length - 7; i < stop; i += 8) {
            hash = mixed(hash ^ (long) LONG.get(from, i));
        }
        long rest = 0;
        for (int stop = at + length; i < stop; i++) {
            rest = rest << 8 | (from[i] & 255);
        }
        return mixed(hash ^ rest);
    }

    /** The finaliser of SplitMix64, which loses nothing. */
    private static long mixed(long value) {
        long z = value + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    private int end(int block) {
        return block == blocks.size() - 1 ? end : ends.get(block);
    }

    private static int offset(int found) {
        return (found & 0xffff) - 1;
    }

    /** The place of a position, or the free one where it belongs. */
    private int place(byte[] from, int at, int length) {
        int mask = places.length - 1;
        int place = (int) hash(from, at, length) & mask;
        while (places[place] != 0 && !holds(places[place], from, at, length)) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private boolean holds(int found, byte[] from, int at, int length) {
        byte[] block = blocks.get(found >>> 16);
        int entry = offset(found);
        int start = entry + HEAD;
        return ((short) SHORT.get(block, entry) & 0xffff) == length
                && Arrays.equals(block, start, start + length, from, at, at + length);
    }

    private int append(byte[] from, int at, int length, long multiplicity) {
        if (blocks.isEmpty() || end + HEAD + length > BLOCK) {
            if (blocks.size() == MOST_BLOCKS) {
                throw new CountingLimitException((long) MOST_BLOCKS * BLOCK, (long) (MOST_BLOCKS + 1) * BLOCK);
            }
            memory.reserve(BLOCK);
            if (!blocks.isEmpty()) {
                ends.add(end);
            }
            last = new byte[BLOCK];
            blocks.add(last);
            end = 0;
        }
        int entry = end;
        SHORT.set(last, entry, (short) length);
        LONG.set(last, entry + 2, multiplicity);
        System.arraycopy(from, at, last, entry + HEAD, length);
        end += HEAD + length;
        return (blocks.size() - 1) << 16 | (entry + 1);
    }

    private void grow() {
        int[] old = places;
        if (old.length == MOST_PLACES) {
            throw new CountingLimitException(4L * MOST_PLACES, 8L * MOST_PLACES);
        }
        memory.reserve(8L * old.length);
        int[] larger = new int[old.length << 1];
        int mask = larger.length - 1;
        for (int found : old) {
            if (found != 0) {
                byte[] block = blocks.get(found >>> 16);
                int entry = offset(found);
                int place = (int) hash(block, entry + HEAD, (short) SHORT.get(block, entry) & 0xffff) & mask;
                while (larger[place] != 0) {
                    place = (place + 1) & mask;
                }
                larger[place] = found;
            }
        }
        places = larger;
        memory.release(4L * old.length);
    }
}

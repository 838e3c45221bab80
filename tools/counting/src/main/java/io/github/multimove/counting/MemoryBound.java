package io.github.multimove.counting;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A bound of the bytes that the arrays of several {@linkplain PositionBag bags} take together. It counts what is reserved
 * and does not measure; an array that replaces a smaller one counts beside it until it is filled.
 *
 * <p>Safe to share between threads.
 */
public final class MemoryBound {
    private final long bytes;
    private final AtomicLong used = new AtomicLong();

    private MemoryBound(long bytes) {
        this.bytes = bytes;
    }

    /**
     * Returns a bound of which nothing is used yet.
     *
     * @throws IllegalArgumentException if it is less than 1
     */
    public static MemoryBound of(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("expected a bound of 1 byte or more, found " + bytes);
        }
        return new MemoryBound(bytes);
    }

    /** Returns the bound in bytes. */
    public long bytes() {
        return bytes;
    }

    /** Returns how many bytes are reserved. */
    public long used() {
        return used.get();
    }

    /**
     * Reserves bytes.
     *
     * @throws CountingLimitException if more than the bound would be reserved; nothing is, then
     */
    void reserve(long wanted) {
        if (used.addAndGet(wanted) > bytes) {
            long others = used.addAndGet(-wanted);
            throw new CountingLimitException(bytes, others + wanted);
        }
    }

    void release(long reserved) {
        used.addAndGet(-reserved);
    }
}

package io.github.multimove.internal.board;

/**
 * The stable keys behind {@code Position.hash()}: a feature's key is the SplitMix64 finaliser of the FNV-1a hash of its
 * name, and a position's key is the sum of its features' keys, so that equal pieces on one square count twice.
 */
public final class PositionKeys {
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private PositionKeys() {}

    public static long of(String feature) {
        long hash = FNV_OFFSET;
        for (int i = 0; i < feature.length(); i++) {
            hash = (hash ^ feature.charAt(i)) * FNV_PRIME;
        }
        return mix(hash);
    }

    /** The step of SplitMix64 that makes a key of a number. */
    public static long mix(long value) {
        long z = value + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}

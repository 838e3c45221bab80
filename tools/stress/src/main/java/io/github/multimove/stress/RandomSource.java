package io.github.multimove.stress;

/** SplitMix64, written out so that the numbers are the same on every Java. Not safe to share between threads. */
final class RandomSource {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private long state;

    RandomSource(long seed) {
        this.state = finish(seed + GOLDEN);
    }

    static long finish(long value) {
        long z = (value ^ (value >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /** Returns a number from 0 to one less than the bound. */
    long below(long bound) {
        state += GOLDEN;
        return Math.floorMod(finish(state), bound);
    }

    /** Returns a number from 0 to one less than the bound. */
    int below(int bound) {
        return (int) below((long) bound);
    }
}

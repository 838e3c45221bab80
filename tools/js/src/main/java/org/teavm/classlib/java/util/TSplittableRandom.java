package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;

/**
 * What {@link java.util.SplittableRandom} is in JavaScript: the compiler's class library, which finds it by its name, has
 * none. The same seed gives the same numbers as on the JVM.
 */
public final class TSplittableRandom implements RandomGenerator {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long seed;

    /** Begins with a seed. */
    public TSplittableRandom(long seed) {
        this.seed = seed;
    }

    /** Begins at another place each time. */
    public TSplittableRandom() {
        this(Double.doubleToLongBits(Math.random()));
    }

    @Override
    public int nextInt() {
        seed += GOLDEN_GAMMA;
        long z = (seed ^ (seed >>> 33)) * 0x62a9d9ed799705f5L;
        return (int) (((z ^ (z >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
    }

    @Override
    public long nextLong() {
        seed += GOLDEN_GAMMA;
        long z = (seed ^ (seed >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    @Override
    public int nextInt(int bound) {
        int most = bound - 1;
        int drawn = nextInt();
        if ((bound & most) == 0) {
            return drawn & most;
        }
        for (int u = drawn >>> 1; ; u = nextInt() >>> 1) {
            drawn = u % bound;
            if (u + most - drawn >= 0) {
                return drawn;
            }
        }
    }

    @Override
    public long nextLong(long bound) {
        long most = bound - 1;
        long drawn = nextLong();
        if ((bound & most) == 0) {
            return drawn & most;
        }
        for (long u = drawn >>> 1; ; u = nextLong() >>> 1) {
            drawn = u % bound;
            if (u + most - drawn >= 0) {
                return drawn;
            }
        }
    }
}

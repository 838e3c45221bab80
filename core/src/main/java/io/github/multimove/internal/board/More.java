package io.github.multimove.internal.board;

import org.jspecify.annotations.Nullable;

/**
 * The facts of a field beyond those that it keeps as fields of its own, on boards of several words or with many kinds of
 * men; and, once somebody asks for the man on a square, a view of its men by square, read off the facts and then kept in
 * step with them. Boards of one word read a man off their few facts as fast.
 */
final class More {
    /** The further facts of the first 64 squares, then all facts of the next 64, and so on. */
    final long[] facts;
    /** By square the man's code, or null until it is asked for; two threads may read it off twice, which is harmless. */
    private volatile byte @Nullable [] men;

    More(int places) {
        facts = new long[places];
    }

    private More(More other) {
        facts = other.facts.clone();
        byte[] known = other.men;
        men = known == null ? null : known.clone();
    }

    static @Nullable More copy(@Nullable More other) {
        return other == null ? null : new More(other);
    }

    /** The men of the field that these facts belong to. */
    byte[] men(Field field) {
        byte[] known = men;
        return known == null ? read(field) : known;
    }

    private byte[] read(Field field) {
        byte[] read = field.readMen();
        men = read;
        return read;
    }

    /** Notes that another man stands on a square. */
    void set(int square, int code) {
        byte[] known = men;
        if (known != null) {
            known[square] = (byte) code;
        }
    }
}

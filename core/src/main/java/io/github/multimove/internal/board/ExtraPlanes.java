package io.github.multimove.internal.board;

import org.jspecify.annotations.Nullable;

/**
 * The facts of a board beyond those that it keeps as fields of its own, on boards of several words or with many kinds of
 * pieces; and, once somebody asks for the piece on a square, a view of its pieces by square, read off the facts and then kept in
 * step with them. Boards of one word read a piece off their few facts as fast.
 */
final class ExtraPlanes {
    /** The further facts of the first 64 squares, then all facts of the next 64, and so on. */
    final long[] facts;
    /** By square the piece's code, or null until it is asked for; two threads may read it off twice, which is harmless. */
    private volatile byte @Nullable [] pieces;

    ExtraPlanes(int places) {
        facts = new long[places];
    }

    private ExtraPlanes(ExtraPlanes other) {
        facts = other.facts.clone();
        byte[] known = other.pieces;
        pieces = known == null ? null : known.clone();
    }

    static @Nullable ExtraPlanes copy(@Nullable ExtraPlanes other) {
        return other == null ? null : new ExtraPlanes(other);
    }

    /** Takes over the facts of another board of the game. */
    void become(ExtraPlanes other) {
        System.arraycopy(other.facts, 0, facts, 0, facts.length);
        byte[] known = pieces;
        byte[] others = other.pieces;
        if (known == null || others == null) {
            pieces = others == null ? null : others.clone();
        } else {
            System.arraycopy(others, 0, known, 0, known.length);
        }
    }

    /** The pieces of the board that these facts belong to. */
    byte[] pieces(BoardState state) {
        byte[] known = pieces;
        return known == null ? read(state) : known;
    }

    private byte[] read(BoardState state) {
        byte[] read = state.readPieces();
        pieces = read;
        return read;
    }

    /** Notes that another piece stands on a square. */
    void set(int square, int code) {
        byte[] known = pieces;
        if (known != null) {
            known[square] = (byte) code;
        }
    }
}

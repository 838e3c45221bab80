package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.turns.series.DropSquares;
import io.github.multimove.internal.turns.series.SeriesStructure;
import java.util.Arrays;
import java.util.Objects;

/**
 * Counts pairs of drops on boards of one word without making one: of each square, and relocation, of a first drop the
 * seconds of each kind are a set, and which kind comes first changes only the sets of that kind. No piece in hand is of the kind that may be dropped on.
 *
 * <p>There two drops possible in one order are possible in the other, with the same result, unless the second is made on the
 * piece that the first has relocated: a drop empties no square (the piece relocated makes room for the one dropped), so what
 * the second finds empty was empty before; and it finds the piece of the first drop on no square of its own. Of two orders
 * the one counted ascends. // must agree with SeriesStructure: GeminusAgreementTest
 */
final class DropPairCount {
    /** The squares of one colour, the first square not among them. */
    private static final long COLOURED = 0x55aa55aa55aa55aaL;

    private final DropSquares squares;
    private final BoardState field;
    private final byte[] hand;
    /** The kinds in hand, by code. */
    private final int[] kinds;
    /** By kind the squares that it may be dropped on if they are empty, or if a piece to relocate stands there. */
    private final long[] onEmpty;

    private final long[] onPieces;
    private final long relocations;
    private final long occupied;
    private final long pieces;

    DropPairCount(SeriesStructure structure, BoardState field) {
        this.squares = Objects.requireNonNull(structure.drops);
        this.field = field;
        this.hand = Objects.requireNonNull(field.hand());
        this.occupied = field.occupied(0);
        this.pieces = squares.pieces(field);
        this.relocations = squares.relocations(field.side);
        int n = 0;
        int[] found = new int[hand.length];
        for (int code = 2 + field.side; code < hand.length; code += 2) {
            if (hand[code] > 0) {
                found[n++] = code;
            }
        }
        kinds = Arrays.copyOf(found, n);
        onEmpty = new long[n];
        onPieces = new long[n];
        for (int k = 0; k < n; k++) {
            long free = ~barred(kinds[k]);
            onEmpty[k] = squares.onEmpty(kinds[k]) & free;
            onPieces[k] = squares.onPieces(kinds[k]) & free;
        }
    }

    /** Whether nothing stands on a field that its sets do not tell, in a game of boards of one word. */
    static boolean fits(BoardState field) {
        return GeometryTables.of(field.tables).emptyHanded != null && !field.hasStacks() && field.neutral() < 0;
    }

    /** The squares that a kind may not be dropped on because of the pieces of its kind. */
    private long barred(int code) {
        long standing = squares.barsItsColour(code) ? field.of(code) : 0;
        return ((standing & COLOURED) == 0 ? 0 : COLOURED) | ((standing & ~COLOURED) == 0 ? 0 : ~COLOURED);
    }

    /** The number of pairs. */
    long count() {
        long total = 0;
        long empty = 0;
        long movable = 0;
        for (int k = 0; k < kinds.length; k++) {
            empty |= onEmpty[k] & ~occupied;
            movable |= onPieces[k] & pieces;
        }
        for (long left = empty; left != 0; left &= left - 1) {
            total += pairs(left & -left, 0);
        }
        for (long left = movable; left != 0; left &= left - 1) {
            for (long to = relocations & ~occupied; to != 0; to &= to - 1) {
                total += pairs(left & -left, to & -to);
            }
        }
        return total;
    }

    /** The number of pairs whose first drop is given, one that may be made. */
    long after(long first) {
        long relocated = Packed.extra(first) == 0 ? 0 : 1L << (Packed.extra(first) - 1);
        Seconds seconds = new Seconds(1L << Packed.to(first), relocated);
        int kind = Packed.type(first) << 1 | field.side;
        int k = 0;
        while (kinds[k] != kind) {
            k++;
        }
        return seconds.after(k);
    }

    /** The number of pairs whose first drop is made on a square, whose piece, if there is one, is relocated. */
    private long pairs(long square, long relocated) {
        Seconds seconds = new Seconds(square, relocated);
        long total = 0;
        for (int k = 0; k < kinds.length; k++) {
            total += ((relocated == 0 ? onEmpty[k] : onPieces[k]) & square) != 0 ? seconds.after(k) : 0;
        }
        return total;
    }

    /** The second drops after one on a square. */
    private final class Seconds {
        private final long square;
        private final long empty;
        private final long movable;
        private final long room;
        private final long all;

        Seconds(long square, long relocated) {
            long later = ~(square | square - 1) | relocated;
            this.square = square;
            this.empty = ~(occupied | relocated) & later;
            this.movable = (pieces | relocated) & later;
            this.room = Long.bitCount(relocations & ~(occupied | square | relocated));
            long sum = 0;
            for (int k = 0; k < kinds.length; k++) {
                sum += of(k, -1);
            }
            this.all = sum;
        }

        private long of(int k, long free) {
            return Long.bitCount(onEmpty[k] & empty & free) + room * Long.bitCount(onPieces[k] & movable & free);
        }

        /** Their number after a first drop of a kind, which may bar a colour of squares to others of it. */
        long after(int k) {
            long colour = (square & COLOURED) == 0 ? ~COLOURED : COLOURED;
            long again = hand[kinds[k]] < 2 ? 0 : of(k, squares.barsItsColour(kinds[k]) ? ~colour : -1);
            return all - of(k, -1) + again;
        }
    }
}

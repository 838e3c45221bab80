package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.turns.series.DropSquares;
import java.util.Arrays;
import java.util.Objects;

/**
 * Counts pairs of drops on boards of one word without making one: of each square, and relocation, of a first drop the
 * seconds of each kind are a set, and which kind comes first changes only the sets of that kind. What {@link DropEngine}
 * asks of a game holds here, too. // must agree with SeriesStructure: GeminusAgreementTest
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

    DropPairCount(BoardState field, DropSquares squares) {
        this.squares = squares;
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

    /** The number of pairs whose first drop is made on a square, whose piece, if there is one, is relocated. */
    private long pairs(long square, long relocated) {
        long later = ~(square | square - 1) | relocated;
        long empty = ~(occupied | relocated) & later;
        long movable = (pieces | relocated) & later;
        long room = Long.bitCount(relocations & ~(occupied | square | relocated));
        long all = 0;
        for (int k = 0; k < kinds.length; k++) {
            all += Long.bitCount(onEmpty[k] & empty) + room * Long.bitCount(onPieces[k] & movable);
        }
        long total = 0;
        for (int k = 0; k < kinds.length; k++) {
            if (((relocated == 0 ? onEmpty[k] : onPieces[k]) & square) != 0) {
                long own = Long.bitCount(onEmpty[k] & empty) + room * Long.bitCount(onPieces[k] & movable);
                total += all - own + (hand[kinds[k]] < 2 ? 0 : again(k, square, empty, movable, room));
            }
        }
        return total;
    }

    /** The number of second drops of the kind of the first, which may bar a colour of squares. */
    private long again(int k, long square, long empty, long movable, long room) {
        long colour = (square & COLOURED) == 0 ? ~COLOURED : COLOURED;
        long free = squares.barsItsColour(kinds[k]) ? ~colour : -1;
        return Long.bitCount(onEmpty[k] & empty & free) + room * Long.bitCount(onPieces[k] & movable & free);
    }
}

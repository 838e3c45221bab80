package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.turns.DropSquares;
import io.github.multimove.internal.turns.series.SeriesStructure;
import java.util.Objects;

/**
 * Counts pairs of drops on boards of one word without making one: of each first drop the seconds of each kind are a set. No piece
 * in hand is of the kind that may be dropped on.
 *
 * <p>There two drops possible in one order are possible in the other, with the same result, unless the second is made on the
 * piece that the first has relocated: a drop empties no square (the piece relocated makes room for the one dropped), so what
 * the second finds empty was empty before; and it finds the piece of the first drop on no square of its own. Of two orders
 * the one counted ascends. // must agree with SeriesStructure: EveryRuleSetLaws
 */
final class DropPairCount {
    /** The squares of one colour, the first square not among them. */
    private static final long COLOURED = 0x55aa55aa55aa55aaL;

    private final DropSquares squares;
    private final BoardState state;
    private final byte[] hand;
    /** By kind the squares that it may be dropped on if they are empty, or if a piece to relocate stands there. */
    private final long[] onEmpty;

    private final long[] onPieces;
    private final long pieces;
    private final long relocations;
    private final long occupied;

    DropPairCount(SeriesStructure structure, BoardState state) {
        this.squares = Objects.requireNonNull(structure.drops);
        this.state = state;
        this.hand = Objects.requireNonNull(state.hand());
        this.occupied = state.occupied(0);
        this.pieces = squares.pieces(state);
        this.relocations = squares.relocations(state.side);
        this.onEmpty = new long[hand.length];
        this.onPieces = new long[hand.length];
        for (int code = 2 + state.side; code < hand.length; code += 2) {
            if (hand[code] > 0) {
                long free = ~barred(code, state.of(code));
                onEmpty[code] = squares.onEmpty(code) & free;
                onPieces[code] = squares.onPieces(code) & free;
            }
        }
    }

    /** Whether nothing stands on a board that its sets do not tell, in a game of boards of one word. */
    static boolean fits(BoardState state) {
        return GeometryTables.of(state.tables).emptyHanded != null && !state.hasStacks() && state.neutral() < 0;
    }

    /** The squares that a kind may not be dropped on where pieces of its kind stand on some. */
    private long barred(int code, long standing) {
        long asked = squares.barsItsColour(code) ? standing : 0;
        return ((asked & COLOURED) == 0 ? 0 : COLOURED) | ((asked & ~COLOURED) == 0 ? 0 : ~COLOURED);
    }

    /** The number of pairs. */
    long count() {
        long total = 0;
        for (int code = 2 + state.side; code < hand.length; code += 2) {
            for (long left = onEmpty[code] & ~occupied; left != 0; left &= left - 1) {
                total += after(code, left & -left, 0);
            }
            for (long left = onPieces[code] & pieces; left != 0; left &= left - 1) {
                for (long to = relocations & ~occupied; to != 0; to &= to - 1) {
                    total += after(code, left & -left, to & -to);
                }
            }
        }
        return total;
    }

    /** The number of pairs whose first drop is given, one that may be made. */
    long after(long first) {
        long relocated = Packed.extra(first) == 0 ? 0 : 1L << (Packed.extra(first) - 1);
        return after(Packed.type(first) << 1 | state.side, 1L << Packed.to(first), relocated);
    }

    /** The number of pairs whose first drop is of a kind, on a square whose piece, if there is one, is relocated. */
    private long after(int kind, long square, long relocated) {
        long later = ~(square | square - 1) | relocated;
        long empty = ~(occupied | relocated) & later;
        long movable = (pieces | relocated) & later;
        long room = Long.bitCount(relocations & ~(occupied | square | relocated));
        long total = 0;
        for (int code = 2 + state.side; code < hand.length; code += 2) {
            long free = code != kind ? -1 : hand[code] < 2 ? 0 : ~barred(code, square);
            total +=
                    Long.bitCount(onEmpty[code] & empty & free) + room * Long.bitCount(onPieces[code] & movable & free);
        }
        return total;
    }
}

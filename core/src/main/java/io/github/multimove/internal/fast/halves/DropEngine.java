package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.series.DropSquares;
import io.github.multimove.internal.turns.series.SeriesStructure;

/**
 * Counts pairs of drops by their first one, in games where every pseudo-legal turn is legal and no piece in hand is of the
 * kind that may be dropped on.
 *
 * <p>There two drops possible in one order are possible in the other, with the same result, unless the second is made on
 * the piece that the first has relocated: a drop empties no square (the piece relocated makes room for the piece dropped), so
 * what the second finds empty was empty before; and it finds the piece of the first drop on no square of its own.
 */
public final class DropEngine extends CountedSequenceEngine {
    private final BoardState field;
    private final SeriesStructure structure;
    private final DropSquares squares;

    public DropEngine(BoardState field, SeriesStructure structure, DropSquares squares) {
        this.field = field;
        this.structure = structure;
        this.squares = squares;
    }

    private static BoardState after(BoardState field, long drop) {
        BoardState after = field.copy();
        after.apply(drop);
        return after;
    }

    // must agree with SeriesStructure: GeminusAgreementTest
    private static boolean isCanonical(long first, int second) {
        return Packed.to(first) < second || Packed.extra(first) == 1 + second;
    }

    @Override
    public FirstSubMoves countFirsts() {
        SubMoves firsts = squares.all(field);
        long[] turns = new long[firsts.size];
        for (int i = 0; i < turns.length; i++) {
            turns[i] = count(firsts.at[i]);
        }
        return FirstSubMoves.of(firsts, turns);
    }

    @Override
    public long count() {
        return DropPairCount.fits(field) ? new DropPairCount(field, squares).count() : super.count();
    }

    /** The number of drops that make a turn with a first one. */
    private int count(long first) {
        Interruption.check();
        BoardState after = after(field, first);
        int room = squares.room(after);
        byte[] hand = java.util.Objects.requireNonNull(after.hand());
        int n = 0;
        for (int code = 2 + field.side; code < hand.length; code += 2) {
            int barred = hand[code] == 0 ? 0 : squares.barredColours(after, code);
            for (int i = 0; hand[code] > 0 && i < squares.squares[code].length; i++) {
                int s = squares.squares[code][i];
                if (isCanonical(first, s) && squares.mayDrop(after, code, s, barred)) {
                    n += after.piece(s) == 0 ? 1 : room;
                }
            }
        }
        return n;
    }

    @Override
    public SubMoves continuations(long first) {
        Interruption.check();
        BoardState after = after(field, first);
        SubMoves seconds = new SubMoves();
        for (int s = 0; s < after.tables.size; s++) {
            if (isCanonical(first, s)) {
                structure.candidates(after, s, seconds);
            }
        }
        return seconds;
    }

    @Override
    public boolean isEmpty() {
        if (DropPairCount.fits(field)) {
            return count() == 0;
        }
        SubMoves firsts = squares.all(field);
        for (int i = 0; i < firsts.size; i++) {
            if (count(firsts.at[i]) > 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public TurnCursor cursor() {
        SubMoves firsts = squares.all(field);
        return new TurnCursor() {
            private SubMoves seconds = new SubMoves();
            private int first = -1;
            private int second;

            @Override
            public boolean next() {
                while (second >= seconds.size) {
                    if (first + 1 >= firsts.size) {
                        return false;
                    }
                    turn[0] = firsts.at[++first];
                    seconds = continuations(turn[0]);
                    second = 0;
                }
                turn[1] = seconds.at[second++];
                size = 2;
                return true;
            }
        };
    }

    @Override
    public boolean contains(long[] turn) {
        return turn.length == 2
                && squares.has(field, turn[0])
                && follows(turn[0], turn[1])
                && isCanonical(turn[0], Packed.to(turn[1]));
    }

    // ---- entry: drops may be entered in every order in which they can be made -------------------------------------

    @Override
    public SubMoves firsts() {
        SubMoves all = squares.all(field);
        SubMoves firsts = new SubMoves();
        for (int i = 0; i < all.size; i++) {
            Interruption.check();
            if (squares.any(after(field, all.at[i]))) {
                firsts.add(all.at[i]);
            }
        }
        return firsts;
    }

    @Override
    public boolean begins(long first) {
        return squares.has(field, first) && squares.any(after(field, first));
    }

    @Override
    public SubMoves seconds(long first) {
        return squares.all(after(field, first));
    }

    @Override
    public boolean follows(long first, long second) {
        return squares.has(after(field, first), second);
    }
}

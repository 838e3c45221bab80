package io.github.multimove;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.LongBinaryOperator;

/**
 * A set of squares of one board, held as bits.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads: mutators throw {@link UnsupportedOperationException} where they would change
 * anything. It is equal to every set of the same squares. Squares come in the board's order. {@link #contains} of a square of
 * another board is false.
 *
 * <h2>Bits</h2>
 *
 * The square of index {@code i} ({@link Square#index()}) is bit {@code i % 64} of {@link #word word} {@code i / 64}: on a board of
 * eight by eight, {@code a1} is the lowest bit of the only word and {@code h8} the highest.
 *
 * <h2>Cost</h2>
 *
 * 32 bytes on a board of at most 64 squares; every question takes a few operations a word, and no memory but for the result.
 *
 * {@snippet class="io.github.multimove.docs.Questions" region="pieces"}
 */
public final class SquareSet extends AbstractSet<Square> {
    private static final long[] NO_WORDS = {};

    private final Board board;
    private final long first;
    /** The words but the first; empty on boards of at most 64 squares. */
    private final long[] others;

    private SquareSet(Board board, long first, long[] others) {
        this.board = board;
        this.first = first;
        this.others = others;
    }

    /**
     * Returns the set of those squares of a board.
     *
     * @throws IllegalArgumentException if a square is of another board
     */
    public static SquareSet of(Board board, Collection<Square> squares) {
        Objects.requireNonNull(squares, "squares");
        long[] words = new long[words(board)];
        for (Square square : squares) {
            if (!square.board().equals(board)) {
                throw new IllegalArgumentException(
                        "expected a square of a board of " + board + ", found " + square + " of " + square.board());
            }
            words[square.index() >> 6] |= 1L << square.index();
        }
        return of(board, words);
    }

    /**
     * Returns the set of the squares whose bits are set, as {@link #word} tells them.
     *
     * @param words the words, of which those left out at the end are 0
     * @throws IllegalArgumentException if a bit is set that is no square's
     */
    public static SquareSet of(Board board, long... words) {
        int count = words(board);
        Objects.requireNonNull(words, "words");
        long[] all = Arrays.copyOf(words, Math.max(count, words.length));
        for (int i = 0; i < all.length; i++) {
            int left = board.size() - 64 * i;
            if (left < 64 && (left <= 0 ? all[i] : all[i] >>> left) != 0) {
                throw new IllegalArgumentException("expected bits of " + board.size() + " squares, found word " + i
                        + " with the bits " + Long.toHexString(all[i]));
            }
        }
        return new SquareSet(board, all[0], count == 1 ? NO_WORDS : Arrays.copyOfRange(all, 1, count));
    }

    private static int words(Board board) {
        return (Objects.requireNonNull(board, "board").size() + 63) >> 6;
    }

    /** Returns the board that the squares are of. */
    public Board board() {
        return board;
    }

    /** Returns the number of words: 1 up to 64 squares, 2 up to 128, and so on. */
    public int wordCount() {
        return others.length + 1;
    }

    /**
     * Returns 64 bits of the set: those of the squares from index {@code 64 * index} on, the lowest bit for the first.
     *
     * @throws IndexOutOfBoundsException unless the index is from 0 to {@link #wordCount()} - 1
     */
    public long word(int index) {
        return index == 0 ? first : others[Objects.checkIndex(index, wordCount()) - 1];
    }

    /**
     * Returns the squares of this set and of another.
     *
     * @throws IllegalArgumentException if it is of another board
     */
    public SquareSet union(SquareSet other) {
        return with(other, (a, b) -> a | b);
    }

    /**
     * Returns the squares of this set that are in another too.
     *
     * @throws IllegalArgumentException if it is of another board
     */
    public SquareSet intersection(SquareSet other) {
        return with(other, (a, b) -> a & b);
    }

    /**
     * Returns the squares of this set that are not in another.
     *
     * @throws IllegalArgumentException if it is of another board
     */
    public SquareSet minus(SquareSet other) {
        return with(other, (a, b) -> a & ~b);
    }

    private SquareSet with(SquareSet other, LongBinaryOperator operator) {
        Objects.requireNonNull(other, "other");
        if (!board.equals(other.board)) {
            throw new IllegalArgumentException(
                    "expected squares of a board of " + board + ", found those of " + other.board);
        }
        long[] rest = others.length == 0 ? NO_WORDS : new long[others.length];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = operator.applyAsLong(others[i], other.others[i]);
        }
        return new SquareSet(board, operator.applyAsLong(first, other.first), rest);
    }

    @Override
    public boolean contains(Object object) {
        return object instanceof Square square
                && (word(square.index() >> 6 < wordCount() ? square.index() >> 6 : 0) >>> square.index() & 1) != 0
                && square.index() < board.size()
                && board.equals(square.board());
    }

    @Override
    public int size() {
        int size = Long.bitCount(first);
        for (long word : others) {
            size += Long.bitCount(word);
        }
        return size;
    }

    @Override
    public boolean isEmpty() {
        return first == 0 && size() == 0;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof SquareSet other
                ? board.equals(other.board)
                        ? first == other.first && Arrays.equals(others, other.others)
                        : isEmpty() && other.isEmpty()
                : super.equals(object);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public Iterator<Square> iterator() {
        return new Iterator<>() {
            private int at;
            private long left = first;

            @Override
            public boolean hasNext() {
                while (left == 0 && at < others.length) {
                    left = others[at++];
                }
                return left != 0;
            }

            @Override
            public Square next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("no more squares");
                }
                int square = at << 6 | Long.numberOfTrailingZeros(left);
                left &= left - 1;
                return board.square(square);
            }
        };
    }
}

package io.github.multimove;

import java.util.Objects;

/**
 * One square of a {@link Board}.
 *
 * <p>Immutable. Two squares are equal when their boards are equal and they have the same place on it. The natural order
 * is that of the rules: by level, then rank, then file, each ascending. {@link #toString()} is the canonical text of
 * rules/notation.md: {@code e4}, {@code Aa1} on lettered levels, {@code 2k8} on numbered ones.
 *
 * {@snippet class="io.github.multimove.docs.Questions" region="pieces"}
 */
public final class Square implements Comparable<Square> {
    private final Board board;
    private final int index;
    private final String text;

    Square(Board board, int index) {
        this.board = board;
        this.index = index;
        this.text = board.name(file(), rank(), level());
    }

    /** Returns the board that this square is of. */
    public Board board() {
        return board;
    }

    /** Returns the file, counted from 0 (file {@code a}). */
    public int file() {
        return index % board.files();
    }

    /** Returns the rank, counted from 0 (rank {@code 1}). */
    public int rank() {
        return index / board.files() % board.ranks();
    }

    /** Returns the level, counted from 0 (the lowest); always 0 on a board of two dimensions. */
    public int level() {
        return index / (board.files() * board.ranks());
    }

    /** Returns the place in the board's order, from 0 (level, then rank, then file). */
    public int index() {
        return index;
    }

    /**
     * Returns whether the square is light. Colours alternate in every direction; which colour {@code a1} has is the
     * board's.
     */
    public boolean isLight() {
        return ((file() + rank() + level()) % 2 == 0) == board.isCornerLight();
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Square square && index == square.index && board.equals(square.board));
    }

    @Override
    public int hashCode() {
        return Objects.hash(index, board.size());
    }

    @Override
    public String toString() {
        return text;
    }
}

package io.github.multimove;

import io.github.multimove.internal.text.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A board's geometry: files, ranks and levels, and how its squares are named.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Two boards are equal when they have the same size, the same naming of
 * levels and the same colour of {@code a1}. {@link #squares()} is ordered by level, then rank, then file.
 *
 * <h2>Limits</h2>
 *
 * At most 26 files, 99 ranks, 26 lettered or 9 numbered levels, and {@value #MAX_SQUARES} squares in all.
 *
 * <p>Source: rules/notation.md, Squares.
 *
 * {@snippet class="io.github.multimove.docs.Questions" region="pieces"}
 */
public final class Board {
    /** The largest number of squares that a board may have. */
    public static final int MAX_SQUARES = 512;

    /** How the levels of a board of three dimensions are named. */
    public enum LevelNames {
        /** One level, which has no name: {@code e4}. */
        UNNAMED,
        /** Capital letters from the lowest level up: {@code Aa1}. */
        LETTERS,
        /** Digits from the lowest level up: {@code 1a1}. */
        DIGITS
    }

    private final int files;
    private final int ranks;
    private final int levels;
    private final LevelNames levelNames;
    private final boolean cornerLight;
    private final List<Square> squares;

    private Board(int files, int ranks, int levels, LevelNames levelNames, boolean cornerLight) {
        this.files = files;
        this.ranks = ranks;
        this.levels = levels;
        this.levelNames = levelNames;
        this.cornerLight = cornerLight;
        List<Square> all = new ArrayList<>();
        for (int index = 0; index < files * ranks * levels; index++) {
            all.add(new Square(this, index));
        }
        this.squares = List.copyOf(all);
    }

    /**
     * Returns a board of two dimensions with a dark {@code a1}.
     *
     * @param files the number of files, 1 to 26
     * @param ranks the number of ranks, 1 to 99
     * @throws IllegalArgumentException if a number is out of its range or the board is too large
     */
    public static Board of(int files, int ranks) {
        return of(files, ranks, 1, LevelNames.UNNAMED);
    }

    /**
     * Returns a board of several levels with a dark first corner.
     *
     * @param files the number of files, 1 to 26
     * @param ranks the number of ranks, 1 to 99
     * @param levels the number of levels; exactly 1 if they are unnamed
     * @param levelNames how levels are named
     * @throws IllegalArgumentException if a number is out of its range or the board is too large
     */
    public static Board of(int files, int ranks, int levels, LevelNames levelNames) {
        int most = switch (levelNames) {
            case UNNAMED -> 1;
            case LETTERS -> 26;
            case DIGITS -> 9;
        };
        require(files >= 1 && files <= 26, "files", files, 26);
        require(ranks >= 1 && ranks <= 99, "ranks", ranks, 99);
        require(levels >= 1 && levels <= most, "levels (" + levelNames + ")", levels, most);
        require(files * ranks * levels <= MAX_SQUARES, "squares", files * ranks * levels, MAX_SQUARES);
        return new Board(files, ranks, levels, levelNames, false);
    }

    private static void require(boolean holds, String what, int found, int most) {
        if (!holds) {
            throw new IllegalArgumentException("expected 1 to " + most + " " + what + ", found " + found);
        }
    }

    /** Returns the same board with a light first corner ({@code a1}), as Double King Chess has it. */
    public Board withLightCorner() {
        return new Board(files, ranks, levels, levelNames, true);
    }

    /** Returns the number of files. */
    public int files() {
        return files;
    }

    /** Returns the number of ranks. */
    public int ranks() {
        return ranks;
    }

    /** Returns the number of levels, 1 on a board of two dimensions. */
    public int levels() {
        return levels;
    }

    /** Returns how levels are named. */
    public LevelNames levelNames() {
        return levelNames;
    }

    /** Returns the number of squares. */
    public int size() {
        return squares.size();
    }

    /** Returns whether the first corner ({@code a1}, {@code Aa1}, {@code 1a1}) is light. */
    public boolean isCornerLight() {
        return cornerLight;
    }

    /** Returns all squares by level, then rank, then file; unmodifiable. */
    public List<Square> squares() {
        return squares;
    }

    /**
     * Returns the squares of a rank, of all levels, in the order of {@link #squares()}; unmodifiable.
     *
     * @param rank from 0, as {@link Square#rank()}
     * @throws IndexOutOfBoundsException if there is none
     */
    public SquareSet rank(int rank) {
        Objects.checkIndex(rank, ranks);
        return where(square -> square.rank() == rank);
    }

    /**
     * Returns the squares of a file, of all levels, in the order of {@link #squares()}; unmodifiable.
     *
     * @param file from 0, as {@link Square#file()}
     * @throws IndexOutOfBoundsException if there is none
     */
    public SquareSet file(int file) {
        Objects.checkIndex(file, files);
        return where(square -> square.file() == file);
    }

    /**
     * Returns the squares of a level in the order of {@link #squares()}; unmodifiable.
     *
     * @param level from 0, as {@link Square#level()}
     * @throws IndexOutOfBoundsException if there is none
     */
    public SquareSet level(int level) {
        Objects.checkIndex(level, levels);
        return where(square -> square.level() == level);
    }

    private SquareSet where(Predicate<Square> test) {
        return SquareSet.of(this, squares.stream().filter(test).toList());
    }

    /**
     * Returns the square at a place in the order of {@link #squares()}.
     *
     * @throws IndexOutOfBoundsException if there is none
     */
    public Square square(int index) {
        return squares.get(index);
    }

    /**
     * Returns the square of that file, rank and level, each counted from 0, or nothing beyond the edge.
     */
    public Optional<Square> square(int file, int rank, int level) {
        return has(file, rank, level) ? Optional.of(squares.get(indexOf(file, rank, level))) : Optional.empty();
    }

    /** Returns whether the board has a square of that file, rank and level, each counted from 0. */
    public boolean has(int file, int rank, int level) {
        return file >= 0 && file < files && rank >= 0 && rank < ranks && level >= 0 && level < levels;
    }

    private int indexOf(int file, int rank, int level) {
        return (level * ranks + rank) * files + file;
    }

    /**
     * Returns the square that a text names, as {@link Square#toString()} writes it.
     *
     * @throws TurnFormatException if the text names no square of this board
     */
    public Square square(String square) {
        return find(Objects.requireNonNull(square, "square"))
                .orElseThrow(() -> new TurnFormatException(
                        "expected a square from " + squares.get(0) + " to " + squares.get(size() - 1) + ", found "
                                + Quoted.of(square),
                        0));
    }

    /** Returns the square that a text names, or nothing if the text names no square of this board. */
    public Optional<Square> find(String text) {
        int at = 0;
        int level = 0;
        if (levelNames != LevelNames.UNNAMED) {
            if (text.isEmpty()) {
                return Optional.empty();
            }
            level = text.charAt(0) - (levelNames == LevelNames.LETTERS ? 'A' : '1');
            at = 1;
        }
        int digits = text.length() - at - 1;
        if (digits < 1 || digits > 2 || text.charAt(at + 1) == '0') {
            return Optional.empty();
        }
        int file = text.charAt(at) - 'a';
        int rank = 0;
        for (int i = at + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return Optional.empty();
            }
            rank = rank * 10 + (c - '0');
        }
        return square(file, rank - 1, level);
    }

    String name(int file, int rank, int level) {
        String plain = (char) ('a' + file) + Integer.toString(rank + 1);
        return switch (levelNames) {
            case UNNAMED -> plain;
            case LETTERS -> (char) ('A' + level) + plain;
            case DIGITS -> (level + 1) + plain;
        };
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Board board
                        && files == board.files
                        && ranks == board.ranks
                        && levels == board.levels
                        && levelNames == board.levelNames
                        && cornerLight == board.cornerLight);
    }

    @Override
    public int hashCode() {
        return Objects.hash(files, ranks, levels, levelNames, cornerLight);
    }

    /** Returns the size, such as {@code 8x8} or {@code 12x8x3} (files, ranks, levels). */
    @Override
    public String toString() {
        return files + "x" + ranks + (levels == 1 && levelNames == LevelNames.UNNAMED ? "" : "x" + levels);
    }
}

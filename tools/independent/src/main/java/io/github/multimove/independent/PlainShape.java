package io.github.multimove.independent;

import java.util.stream.IntStream;

/**
 * The squares of a board and their names, by {@code rules/notation.md}.
 *
 * <p>Squares are numbers that ascend by level, then rank, then file, which is the documented order of squares.
 *
 * @param files the number of files
 * @param ranks the number of ranks
 * @param levelNames one character a level, from the lowest up; empty for a two-dimensional board
 */
record PlainShape(int files, int ranks, String levelNames) {

    /** What {@link #shifted} answers off the board, and what stands for "no square" elsewhere. */
    static final int NOWHERE = -1;

    int levels() {
        return Math.max(1, levelNames.length());
    }

    int squares() {
        return files * ranks * levels();
    }

    boolean hasLevels() {
        return !levelNames.isEmpty();
    }

    int square(int file, int rank, int level) {
        boolean on = file >= 0 && file < files && rank >= 0 && rank < ranks && level >= 0 && level < levels();
        return on ? (level * ranks + rank) * files + file : NOWHERE;
    }

    int file(int square) {
        return square % files;
    }

    int rank(int square) {
        return square / files % ranks;
    }

    int level(int square) {
        return square / files / ranks;
    }

    /** Returns the square a vector away, or {@link #NOWHERE}. */
    int shifted(int square, int files, int ranks, int levels) {
        return square(file(square) + files, rank(square) + ranks, level(square) + levels);
    }

    String name(int square) {
        String plain = (char) ('a' + file(square)) + String.valueOf(rank(square) + 1);
        return hasLevels() ? levelNames.charAt(level(square)) + plain : plain;
    }

    /** Returns the square of a name, or {@link #NOWHERE}. */
    int named(String name) {
        return IntStream.range(0, squares())
                .filter(square -> name(square).equals(name))
                .findFirst()
                .orElse(NOWHERE);
    }
}

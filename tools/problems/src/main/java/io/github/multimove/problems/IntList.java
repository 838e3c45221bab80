package io.github.multimove.problems;

import java.util.Arrays;

/** A list of numbers in one array. */
final class IntList {
    /** The most numbers. */
    static final int MAX_SIZE = 1 << 30;

    private int[] numbers = new int[1 << 10];
    private int size;

    int size() {
        return size;
    }

    int get(int index) {
        return numbers[index];
    }

    /**
     * Adds a number.
     *
     * @throws ArithmeticException if there are too many
     */
    void add(int number) {
        if (size == numbers.length) {
            if (size == MAX_SIZE) {
                throw new ArithmeticException("expected at most " + MAX_SIZE + " turns in all positions, found more");
            }
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }
}

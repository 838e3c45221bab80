package io.github.multimove.spark;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A table of numbers under headings, as plain text or as CSV. */
final class SubmitAnswer {
    private final List<String> headings;
    private final List<long[]> lines = new ArrayList<>();

    SubmitAnswer(String... headings) {
        this.headings = List.of(headings);
    }

    SubmitAnswer line(long... numbers) {
        lines.add(numbers.clone());
        return this;
    }

    void print(PrintStream out, boolean csv) {
        if (csv) {
            out.println(String.join(",", headings));
        }
        for (long[] line : lines) {
            out.println(csv ? joined(line) : named(line));
        }
    }

    private static String joined(long[] line) {
        return Arrays.stream(line).mapToObj(Long::toString).collect(Collectors.joining(","));
    }

    private String named(long[] line) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < line.length; i++) {
            parts.add(headings.get(i) + " " + line[i]);
        }
        return String.join(", ", parts);
    }
}

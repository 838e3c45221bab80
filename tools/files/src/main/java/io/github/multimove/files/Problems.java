package io.github.multimove.files;

import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.files.VariantFileException.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The problems of a file, as they are found. */
final class Problems {
    private final List<Problem> found = new ArrayList<>();

    void add(Problem problem) {
        found.add(problem);
    }

    /** Notes a problem of a value; its column is where the value begins and the offset together. */
    void add(String section, Entry entry, BadValue bad) {
        add(new Problem(
                entry.line(),
                entry.valueColumn() + bad.offset(),
                section,
                entry.key(),
                bad.kind(),
                bad.expected(),
                bad.found(),
                bad.nearest()));
    }

    void add(Section section, Kind kind, String expected, String foundInstead) {
        add(new Problem(section.line(), 1, section.name(), "", kind, expected, foundInstead, ""));
    }

    /** Returns how many problems that are no warnings there are. */
    int errors() {
        return (int) found.stream().filter(problem -> !problem.isWarning()).count();
    }

    /** Returns the problems of a sort, in the order of lines. */
    List<Problem> all(boolean warnings) {
        return found.stream()
                .filter(problem -> problem.isWarning() == warnings)
                .sorted(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column))
                .toList();
    }
}

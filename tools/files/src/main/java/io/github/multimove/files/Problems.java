package io.github.multimove.files;

import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.files.VariantFileException.Problem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The problems of a file, as they are found. */
final class Problems {
    /** So many unknown names are told with the nearest known one; comparing takes longest of all. */
    private static final int MOST_COMPARED = 100;

    private final List<Problem> found = new ArrayList<>();
    private int errors;
    private int compared;

    void add(Problem problem) {
        found.add(problem);
        errors += problem.isWarning() ? 0 : 1;
    }

    /** Returns the known name that differs least from a name, or nothing if all differ much or many names were asked for. */
    String nearest(String name, Collection<String> known) {
        return ++compared > MOST_COMPARED ? "" : Words.nearest(name, known);
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
        return errors;
    }

    /** Returns the problems of a sort, in the order of lines. */
    List<Problem> all(boolean warnings) {
        return found.stream()
                .filter(problem -> problem.isWarning() == warnings)
                .sorted(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column))
                .toList();
    }
}

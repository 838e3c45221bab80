package io.github.multimove.files;

import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.files.VariantFileException.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a text into sections with their keys; what keys and values mean is not looked at. */
final class Sections {
    private final Problems problems;
    private final Map<String, Section> byName = new LinkedHashMap<>();
    private final List<String> keys = new ArrayList<>();
    private @Nullable Section current;
    private boolean skipped;

    private final boolean lenient;

    private Sections(Problems problems, boolean lenient) {
        this.problems = problems;
        this.lenient = lenient;
    }

    /** Returns the sections in the order of the text, and notes what is wrong with lines. */
    static List<Section> read(String text, Problems problems) {
        return read(text, problems, false);
    }

    /**
     * Returns the sections in the order of the text.
     *
     * @param lenient whether of a key given twice the last value counts, with a warning
     */
    static List<Section> read(String text, Problems problems, boolean lenient) {
        Sections reader = new Sections(problems, lenient);
        int number = 0;
        // editors on Windows begin UTF-8 with a mark
        for (int from = text.startsWith("\ufeff") ? 1 : 0; from <= text.length(); ) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            String line = text.substring(from, end);
            reader.line(++number, line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
            from = end + 1;
        }
        return List.copyOf(reader.byName.values());
    }

    private void line(int number, String line) {
        if (line.length() > VariantFile.MAX_LINE) {
            problem(
                    number,
                    VariantFile.MAX_LINE + 1,
                    Kind.LIMIT,
                    "at most " + VariantFile.MAX_LINE + " characters in a line",
                    "" + line.length());
        } else if (line.indexOf('\r') >= 0) {
            problem(number, line.indexOf('\r') + 1, Kind.LINE, "lines that end with LF or CR LF", "CR alone");
        } else if (line.startsWith("[")) {
            section(number, line);
        } else if (!line.isBlank() && !line.startsWith("#") && !line.startsWith(";")) {
            entry(number, line);
        }
    }

    private void section(int number, String line) {
        current = null;
        skipped = true;
        int end = line.indexOf(']');
        if (end < 0) {
            problem(number, line.length() + 1, Kind.LINE, "\"]\" after the name of a section", "the end of the line");
            return;
        }
        int colon = line.substring(0, end).indexOf(':');
        String name = line.substring(1, colon < 0 ? end : colon).strip();
        String parent = colon < 0 ? "" : line.substring(colon + 1, end).strip();
        if (!name.matches("[A-Za-z0-9_-]{1,64}")) {
            problem(number, 2, Kind.SECTION_NAME, "a name of 1 to 64 letters, digits and hyphens", Words.quoted(name));
        } else if (byName.containsKey(name)) {
            problem(number, 2, Kind.SECTION_TWICE, "each section once", "[" + name + "] a second time");
        } else if (byName.size() >= VariantFile.MAX_SECTIONS) {
            problem(number, 1, Kind.LIMIT, "at most " + VariantFile.MAX_SECTIONS + " sections", "more");
        } else {
            current = Section.of(number, name, parent, colon + 2);
            byName.put(name, current);
            keys.clear();
            skipped = false;
            if (colon >= 0 && parent.isEmpty()) {
                problem(number, colon + 2, Kind.PARENT, "a name after \":\"", "none");
            }
        }
    }

    private void entry(int number, String line) {
        int equals = line.indexOf('=');
        if (skipped) {
            return; // of a section that has been refused already
        }
        Section section = current;
        String key = equals < 0 ? line.strip() : line.substring(0, equals).stripTrailing();
        if (section == null) {
            problem(
                    number,
                    1,
                    Kind.LINE,
                    "a section such as [name] or [name:parent] before the first key",
                    Words.quoted(line));
        } else if (!key.matches("[A-Za-z][A-Za-z0-9]*") || equals < 0) {
            boolean indented = !key.isEmpty() && Character.isWhitespace(line.charAt(0)) && equals >= 0;
            problem(
                    number,
                    1,
                    Kind.LINE,
                    indented ? "a key at the beginning of its line" : "a line such as key = value",
                    indented ? "a space before it" : Words.quoted(line));
        } else if (keys.contains(key) && !lenient) {
            problems.add(new Problem(
                    number,
                    1,
                    section.name(),
                    key,
                    Kind.KEY_TWICE,
                    "each key once in a section",
                    key + " a second time",
                    ""));
        } else {
            if (keys.contains(key)) {
                section.entries().removeIf(entry -> entry.key().equals(key));
                problems.add(new Problem(
                        number,
                        1,
                        section.name(),
                        key,
                        Kind.READ_OTHERWISE,
                        "each key once in a section",
                        key + " a second time, which counts",
                        ""));
            }
            keys.add(key);
            String after = line.substring(equals + 1);
            String value = after.strip();
            int column = equals + 2 + (value.isEmpty() ? 0 : after.indexOf(value));
            Entry entry = new Entry(number, key, value, column);
            section.entries().add(entry);
            if (!after.isEmpty() && Character.isWhitespace(after.charAt(after.length() - 1)) && !value.isEmpty()) {
                problems.add(
                        section.name(),
                        entry,
                        new BadValue(
                                Kind.READ_OTHERWISE,
                                value.length(),
                                "the value at the end of its line",
                                "a space after it, which other programs count to the value"));
            }
        }
    }

    private void problem(int line, int column, Kind kind, String expected, String found) {
        Section section = current;
        problems.add(new Problem(line, column, section == null ? "" : section.name(), "", kind, expected, found, ""));
    }
}

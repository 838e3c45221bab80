package io.github.multimove.files;

import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.files.VariantFileException.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a text into sections with their keys; what keys and values mean is not looked at. */
final class Sections {
    private final Problems problems;
    private final Map<String, Section> byName = new LinkedHashMap<>();
    private @Nullable Section current;
    private boolean skipped;

    private final boolean lenient;

    private Sections(Problems problems, boolean lenient) {
        this.problems = problems;
        this.lenient = lenient;
    }

    /**
     * Returns the sections in the order of the text, and notes what is wrong with lines.
     *
     * @param lenient whether lines are read as Fairy-Stockfish reads them, with a warning: of two sections of one name the
     *     first counts, of a key given twice the last, an indented key is passed over, and a value ends before {@code " #"}
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
        boolean comment = line.isBlank() || line.startsWith("#") || line.startsWith(";");
        if (line.length() > VariantFile.MAX_LINE && !comment) {
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
        } else if (!comment) {
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
            problem(
                    number,
                    2,
                    lenient ? Kind.READ_OTHERWISE : Kind.SECTION_TWICE,
                    "each section once",
                    "[" + name + "] a second time" + (lenient ? "; the first counts" : ""));
        } else if (byName.size() >= VariantFile.MAX_SECTIONS) {
            problem(number, 1, Kind.LIMIT, "at most " + VariantFile.MAX_SECTIONS + " sections", "more");
        } else {
            current = Section.of(number, name, parent, colon + 2);
            byName.put(name, current);
            skipped = false;
            if (colon >= 0 && parent.isEmpty()) {
                problem(number, colon + 2, Kind.PARENT, "a name after \":\"", "none");
            }
        }
    }

    private void entry(int number, String line) {
        if (skipped) {
            return; // of a section that has been refused already
        }
        Section section = current;
        int equals = line.indexOf('=');
        String key = equals < 0 ? line.strip() : line.substring(0, equals).stripTrailing();
        boolean indented = equals >= 0 && !key.isEmpty() && Character.isWhitespace(line.charAt(0));
        if (section == null) {
            problem(
                    number,
                    1,
                    Kind.LINE,
                    "a section such as [name] or [name:parent] before the first key",
                    Words.quoted(line));
        } else if (!key.matches("[A-Za-z][A-Za-z0-9]*") || equals < 0) {
            problem(
                    number,
                    1,
                    indented && lenient ? Kind.READ_OTHERWISE : Kind.LINE,
                    indented ? "a key at the beginning of its line" : "a line such as key = value",
                    indented ? "a space before it" + (lenient ? "; the line is passed over" : "") : Words.quoted(line));
        } else {
            value(section, number, key, equals + 1, line);
        }
    }

    private void value(Section section, int number, String key, int from, String line) {
        String after = line.substring(from);
        String value = after.strip();
        Entry entry = new Entry(number, key, value, from + 1 + (value.isEmpty() ? 0 : after.indexOf(value)));
        int remark = value.indexOf(" #");
        if (lenient && remark >= 0) {
            String read = value.substring(0, remark).strip();
            boolean flag = !read.equals("false") && Keys.isFlag(key);
            otherwise(
                    section,
                    entry,
                    remark + 1,
                    "a value without a remark",
                    "\"#\"" + (flag ? ", which makes Fairy-Stockfish read false" : "; what follows is passed over"));
            entry = new Entry(number, key, flag ? "false" : read, entry.valueColumn());
        } else if (lenient && Keys.isFlag(key) && !after.stripLeading().matches("true|false")) {
            otherwise(
                    section,
                    entry,
                    0,
                    "true or false",
                    Words.quoted(after.stripLeading()) + ", which Fairy-Stockfish reads as false");
            entry = new Entry(number, key, "false", entry.valueColumn());
        } else if (!value.isEmpty() && Character.isWhitespace(after.charAt(after.length() - 1))) {
            problems.add(
                    section.name(),
                    entry,
                    new BadValue(
                            Keys.isFlag(key) ? Kind.VALUE : Kind.READ_OTHERWISE,
                            value.length(),
                            "the value at the end of its line",
                            "a space after it, which other programs count to the value"));
        }
        if (section.byKey().containsKey(key)) {
            problems.add(new Problem(
                    number,
                    1,
                    section.name(),
                    key,
                    lenient ? Kind.READ_OTHERWISE : Kind.KEY_TWICE,
                    "each key once in a section",
                    key + " a second time" + (lenient ? ", which counts" : ""),
                    ""));
        }
        if (lenient || !section.byKey().containsKey(key)) {
            section.byKey().remove(key);
            section.byKey().put(key, entry);
        }
    }

    private void otherwise(Section section, Entry entry, int offset, String expected, String found) {
        problems.add(section.name(), entry, new BadValue(Kind.READ_OTHERWISE, offset, expected, found));
    }

    private void problem(int line, int column, Kind kind, String expected, String found) {
        Section section = current;
        problems.add(new Problem(line, column, section == null ? "" : section.name(), "", kind, expected, found, ""));
    }
}

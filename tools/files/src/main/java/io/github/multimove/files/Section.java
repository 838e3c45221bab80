package io.github.multimove.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A section as it stands in the text.
 *
 * @param line its line, from 1
 * @param name its name
 * @param parent the name after the colon, empty if there is none
 * @param parentColumn the column of that name, from 1
 * @param entries its keys, in the order of the text, those given twice once
 */
record Section(int line, String name, String parent, int parentColumn, List<Entry> entries) {
    static Section of(int line, String name, String parent, int parentColumn) {
        return new Section(line, name, parent, parentColumn, new ArrayList<>());
    }

    /** The id of its game: the name, or the nearest that is an id (rules/notation.md, Rule set ids). */
    String id() {
        String id = name.toLowerCase(Locale.ROOT).replaceAll("[_-]+", "-").replaceAll("^-|-$", "");
        return id.isEmpty() ? "game" : id;
    }
}

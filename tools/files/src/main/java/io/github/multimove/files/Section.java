package io.github.multimove.files;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A section as it stands in the text.
 *
 * @param line its line, from 1
 * @param name its name
 * @param parent the name after the colon, empty if there is none
 * @param parentColumn the column of that name, from 1
 * @param byKey its keys, in the order of the text
 */
record Section(int line, String name, String parent, int parentColumn, Map<String, Entry> byKey) {
    static Section of(int line, String name, String parent, int parentColumn) {
        return new Section(line, name, parent, parentColumn, new LinkedHashMap<>());
    }

    Collection<Entry> entries() {
        return byKey.values();
    }

    /** How many characters its keys and values have. */
    int length() {
        return entries().stream()
                .mapToInt(entry -> entry.key().length() + entry.value().length())
                .sum();
    }

    /** The id of its game: the name, or the nearest that is an id (rules/notation.md, Rule set ids). */
    String id() {
        String id = name.toLowerCase(Locale.ROOT).replaceAll("[_-]+", "-").replaceAll("^-|-$", "");
        return id.isEmpty() ? "game" : id;
    }
}

package io.github.multimove.internal.text;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An id in parts: a name, and options in brackets whose values may have brackets of their own.
 *
 * @param name the name
 * @param options the options in the order of the text
 */
public record IdText(String name, Map<String, String> options) {
    /** The largest number of characters of an id. */
    public static final int MAX_CHARACTERS = 1000;

    /**
     * Reads an id; which names and options there are is not looked at.
     *
     * @throws IllegalArgumentException if the text is not of the form
     */
    public static IdText read(String text) {
        if (text.length() > MAX_CHARACTERS) {
            throw new IllegalArgumentException(
                    "expected an id of at most " + MAX_CHARACTERS + " characters, found " + text.length());
        }
        String name = name(text);
        if (!name.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw refuse(text, "a name of small letters, digits and hyphens", 0);
        }
        Map<String, String> options = new LinkedHashMap<>();
        if (name.length() < text.length()) {
            if (!text.endsWith("]")) {
                throw refuse(text, "\"]\"", text.length());
            }
            options(text, name.length() + 1, options);
        }
        return new IdText(name, options);
    }

    /** Returns what stands before the options, whether it is a name or not. */
    public static String name(String id) {
        int bracket = id.indexOf('[');
        return bracket < 0 ? id : id.substring(0, bracket);
    }

    private static void options(String text, int start, Map<String, String> options) {
        int depth = 0;
        int from = start;
        int end = text.length() - 1;
        for (int at = start; at < end; at++) {
            char c = text.charAt(at);
            if (depth == 0 && c == ',') {
                option(text, from, at, options);
                from = at + 1;
            } else if (c == '[') {
                depth++;
            } else if (c == ']' && --depth < 0) {
                throw refuse(text, "an option", at);
            }
        }
        if (depth != 0) {
            throw refuse(text, "as many \"]\" as \"[\"", text.length());
        }
        option(text, from, end, options);
    }

    private static void option(String text, int from, int to, Map<String, String> options) {
        String option = text.substring(from, to);
        int equals = option.indexOf('=');
        if (equals < 1
                || equals == option.length() - 1
                || !option.substring(0, equals).matches("[a-z-]+")) {
            throw refuse(text, "an option such as prongs=3", from);
        }
        if (options.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
            throw refuse(text, "each option once", from);
        }
    }

    /** Writes an id; without options no brackets. */
    public static String write(String name, Map<String, String> options) {
        return options.isEmpty()
                ? name
                : options.entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(",", name + "[", "]"));
    }

    private static IllegalArgumentException refuse(String text, String expected, int at) {
        return new IllegalArgumentException(
                "expected " + expected + " at character " + at + " of the id " + Quoted.of(text));
    }
}

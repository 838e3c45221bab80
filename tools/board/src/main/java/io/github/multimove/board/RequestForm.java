package io.github.multimove.board;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a page sent: named texts, as browsers send the fields of a form. A field that was not sent is empty text.
 *
 * @param fields the texts by name
 */
record RequestForm(Map<String, String> fields) {
    /** The most fields that are read. */
    static final int MAX_FIELDS = 40;

    /** Copies the fields. */
    RequestForm {
        fields = Map.copyOf(fields);
    }

    /**
     * Reads the body of a request of type {@code application/x-www-form-urlencoded}.
     *
     * @throws IllegalArgumentException if it is not of the form, names a field twice or has more than {@value #MAX_FIELDS}
     */
    static RequestForm read(String body) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (String part : body.split("&", MAX_FIELDS + 2)) {
            if (part.isEmpty()) {
                continue;
            }
            String[] pair = part.split("=", 2);
            String name = decoded(pair[0]);
            if (fields.put(name, pair.length == 2 ? decoded(pair[1]) : "") != null) {
                throw new IllegalArgumentException("expected each field once, found one twice");
            }
            if (fields.size() > MAX_FIELDS) {
                throw new IllegalArgumentException("expected at most " + MAX_FIELDS + " fields, found more");
            }
        }
        return new RequestForm(fields);
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** Returns the text of a field, without white space around it. */
    String text(String name) {
        return fields.getOrDefault(name, "").strip();
    }

    /** Returns whether a field says {@code true}. */
    boolean isOn(String name) {
        return text(name).equals("true");
    }

    /**
     * Returns the whole number of a field.
     *
     * @throws IllegalArgumentException if it is none
     */
    int number(String name) {
        String text = text(name);
        if (!text.matches("[0-9]{1,6}")) {
            throw new IllegalArgumentException("expected a number as " + name + ", found something else");
        }
        return Integer.parseInt(text);
    }
}

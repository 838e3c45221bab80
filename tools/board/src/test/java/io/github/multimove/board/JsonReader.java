package io.github.multimove.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON strictly, so that tests see what a page sees: maps, lists, text, numbers, truth, and {@code null}. */
final class JsonReader {
    private final String text;
    private int at;

    private JsonReader(String text) {
        this.text = text;
    }

    /** Returns the object that a text is. */
    static Map<String, Object> object(String text) {
        Object value = value(text);
        if (!(value instanceof Map<?, ?> map)) {
            throw new IllegalArgumentException("expected an object, found " + text);
        }
        Map<String, Object> named = new LinkedHashMap<>();
        map.forEach((name, each) -> named.put((String) name, each));
        return named;
    }

    /** Returns the value that a text is. */
    static Object value(String text) {
        JsonReader reader = new JsonReader(text);
        Object value = reader.value();
        reader.space();
        if (reader.at < text.length()) {
            throw new IllegalArgumentException("expected the end at " + reader.at + ": " + text);
        }
        return value;
    }

    private Object value() {
        space();
        char c = text.charAt(at);
        return switch (c) {
            case '{' -> map();
            case '[' -> list();
            case '"' -> string();
            default -> word();
        };
    }

    private Map<String, Object> map() {
        Map<String, Object> map = new LinkedHashMap<>();
        at++;
        space();
        while (text.charAt(at) != '}') {
            if (!map.isEmpty()) {
                expect(',');
            }
            space();
            String name = string();
            space();
            expect(':');
            if (map.containsKey(name)) {
                throw new IllegalArgumentException("expected each name once, found " + name + " twice");
            }
            map.put(name, value());
            space();
        }
        at++;
        return map;
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>();
        at++;
        space();
        while (text.charAt(at) != ']') {
            if (!list.isEmpty()) {
                expect(',');
            }
            list.add(value());
            space();
        }
        at++;
        return list;
    }

    private String string() {
        expect('"');
        StringBuilder read = new StringBuilder();
        while (text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c < ' ') {
                throw new IllegalArgumentException("expected no control character at " + at);
            }
            read.append(c == '\\' ? escaped() : c);
        }
        at++;
        return read.toString();
    }

    private char escaped() {
        char c = text.charAt(at++);
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> {
                at += 4;
                yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
            }
            default -> c;
        };
    }

    private Object word() {
        int from = at;
        while (at < text.length() && "{}[],: \n\t\r\"".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(from, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> "null";
            default -> Double.valueOf(word);
        };
    }

    private void expect(char c) {
        if (text.charAt(at) != c) {
            throw new IllegalArgumentException("expected " + c + " at " + at + ": " + text);
        }
        at++;
    }

    private void space() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }
}

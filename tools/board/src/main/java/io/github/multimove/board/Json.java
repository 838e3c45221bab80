package io.github.multimove.board;

import java.util.Map;
import java.util.Optional;

/** Writes answers as JSON: maps, lists, text, numbers, truth, and nothing for an empty {@link Optional}. */
final class Json {
    private final StringBuilder out = new StringBuilder();

    private Json() {}

    /**
     * Returns a value as JSON text.
     *
     * @throws IllegalArgumentException if a value is of another type
     */
    static String of(Object value) {
        Json json = new Json();
        json.write(value);
        return json.out.toString();
    }

    private void write(Object value) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresentOrElse(this::write, () -> out.append("null"));
        } else if (value instanceof Map<?, ?> map) {
            map(map);
        } else if (value instanceof Iterable<?> all) {
            list(all);
        } else if (value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else if (value instanceof String text) {
            text(text);
        } else {
            throw new IllegalArgumentException("expected a value of JSON, found " + value.getClass());
        }
    }

    private void map(Map<?, ?> map) {
        String before = "{";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.append(before);
            text(entry.getKey().toString());
            out.append(':');
            write(entry.getValue());
            before = ",";
        }
        out.append(map.isEmpty() ? "{}" : "}");
    }

    private void list(Iterable<?> all) {
        out.append('[');
        String before = "";
        for (Object each : all) {
            out.append(before);
            write(each);
            before = ",";
        }
        out.append(']');
    }

    private void text(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c > '~') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}

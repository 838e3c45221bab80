package io.github.multimove.files;

import io.github.multimove.files.VariantFileException.Kind;
import java.io.Serial;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Refuses a value within the reader, which makes a problem of it. */
final class BadValue extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    private static final Pattern PLACE = Pattern.compile(" at character ([0-9]+)$");

    private final Kind kind;
    private final int offset;
    private final String expected;
    private final String found;
    private final String nearest;

    BadValue(Kind kind, int offset, String expected, String found, String nearest) {
        super("expected " + expected + ", found " + found, null, false, false);
        this.kind = kind;
        this.offset = offset;
        this.expected = expected;
        this.found = found;
        this.nearest = nearest;
    }

    BadValue(Kind kind, int offset, String expected, String found) {
        this(kind, offset, expected, found, "");
    }

    /** A refusal of the library, whose sentence says {@code expected ..., found ...}. */
    static BadValue of(Kind kind, IllegalArgumentException refusal, String otherwise) {
        String sentence = String.valueOf(refusal.getMessage());
        Matcher place = PLACE.matcher(sentence);
        int offset = place.find() ? Integer.parseInt(place.group(1)) : 0;
        String message = place.replaceFirst("");
        int expected = message.indexOf("expected ");
        int found = message.indexOf(", found ", Math.max(expected, 0));
        return expected < 0 || found < 0
                ? new BadValue(kind, offset, otherwise, message)
                : new BadValue(
                        kind,
                        offset,
                        message.substring(expected + "expected ".length(), found),
                        message.substring(found + ", found ".length()));
    }

    Kind kind() {
        return kind;
    }

    /** Where in the value, from 0. */
    int offset() {
        return offset;
    }

    String expected() {
        return expected;
    }

    String found() {
        return found;
    }

    String nearest() {
        return nearest;
    }
}

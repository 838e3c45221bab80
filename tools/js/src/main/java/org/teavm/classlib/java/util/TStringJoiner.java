package org.teavm.classlib.java.util;

import java.util.ArrayList;
import java.util.List;

/** What {@link java.util.StringJoiner} is in JavaScript: the compiler's class library, which finds it by its name, has none. */
public final class TStringJoiner {
    private final CharSequence separator;
    private final CharSequence prefix;
    private final CharSequence suffix;
    private final List<CharSequence> parts = new ArrayList<>();
    private CharSequence empty;

    /** Joins without anything around. */
    public TStringJoiner(CharSequence separator) {
        this(separator, "", "");
    }

    /** Joins with something around. */
    public TStringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        this.separator = separator;
        this.prefix = prefix;
        this.suffix = suffix;
        this.empty = prefix.toString() + suffix;
    }

    /** Sets the text of no parts. */
    public TStringJoiner setEmptyValue(CharSequence value) {
        empty = value.toString();
        return this;
    }

    /** Adds a part. */
    public TStringJoiner add(CharSequence part) {
        parts.add(String.valueOf(part));
        return this;
    }

    /** Returns the length of the text. */
    public int length() {
        return toString().length();
    }

    @Override
    public String toString() {
        return parts.isEmpty() ? empty.toString() : prefix + String.join(separator, parts) + suffix;
    }
}

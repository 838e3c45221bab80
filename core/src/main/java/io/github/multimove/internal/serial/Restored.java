package io.github.multimove.internal.serial;

import io.github.multimove.internal.text.Quoted;
import java.io.InvalidObjectException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads back what stands in a serialized form, and takes nothing but what would be written. */
public final class Restored {
    private Restored() {}

    /**
     * Returns the value of a text.
     *
     * @param what what the text is of
     * @throws InvalidObjectException if the text is refused, or is not the canonical text of its value
     */
    static <V> V of(String what, String text, Supplier<V> reading) throws InvalidObjectException {
        V value;
        try {
            value = reading.get();
        } catch (RuntimeException e) {
            throw refusal("expected a " + what + ", found " + Quoted.of(text) + ": " + e.getMessage(), e);
        }
        String canonical = value.toString();
        if (!canonical.equals(text)) {
            throw refusal(
                    "expected the canonical " + what + ", " + Quoted.of(canonical) + ", found " + Quoted.of(text),
                    null);
        }
        return value;
    }

    /** The refusal of an object that is read without its written form. */
    public static InvalidObjectException unproxied(Class<?> type) {
        return new InvalidObjectException("expected a written form of text, found the fields of " + type.getName());
    }

    /**
     * Returns what every object of a type holds since it was made.
     *
     * @throws IllegalStateException if it holds nothing, since a serializer that calls neither constructors nor {@code
     *     writeReplace} has made it
     */
    public static <T> T held(@Nullable T held, String what) {
        if (held == null) {
            throw new IllegalStateException("expected a " + what + " that the library has made, found one without its"
                    + " fields: the serializer has to write what writeReplace returns, or the text of the " + what);
        }
        return held;
    }

    private static InvalidObjectException refusal(String message, @Nullable Exception cause) {
        InvalidObjectException refusal = new InvalidObjectException(message);
        if (cause != null) {
            refusal.initCause(cause);
        }
        return refusal;
    }
}

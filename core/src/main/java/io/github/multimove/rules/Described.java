package io.github.multimove.rules;

import java.util.Objects;

/** An immutable description, equal by what never changes of it and by its parts. */
abstract class Described {
    private final Object of;
    final Parts parts;

    /** Makes a description of something, by which descriptions of different classes differ where their parts may be alike. */
    Described(Object of, Parts parts) {
        this.of = of;
        this.parts = parts;
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Described described && of.equals(described.of) && parts.equals(described.parts);
    }

    @Override
    public int hashCode() {
        return Objects.hash(of, parts);
    }

    @Override
    public abstract String toString();
}

package io.github.multimove.files;

/**
 * A key of a section: what it is called, what its value is, and what it does to the base game that is being made.
 *
 * @param name the name
 * @param sort whether it is read
 * @param grammar what its value is, in words; of a key that is not supported the value that changes nothing, empty for none
 * @param meaning what it says, in words
 * @param effect what it does to the draft
 */
record Key(String name, Sort sort, String grammar, String meaning, Effect effect) {
    /** Whether a key is read. */
    enum Sort {
        /** It is read, and other programs read it as well. */
        SHARED,
        /** It is read, and is of this library alone. */
        OWN,
        /** It is of the turn, and of this library alone. */
        TURN,
        /** It concerns looks or values: accepted and not looked at. */
        LOOKS,
        /** It does not change which turns there are: accepted with a warning. */
        NOT_APPLIED,
        /** Other programs read it and this library does not: refused unless its value changes nothing. */
        UNSUPPORTED
    }

    /** What a key does. */
    @FunctionalInterface
    interface Effect {
        void apply(Draft draft, Value value, Entry entry);
    }
}

package io.github.multimove.rules;

/** How siblings are bound to each other (rules/twins.md, Variations). This enum may grow. */
public enum SiblingBond {
    /** They move together and die together. */
    CONJOINED,
    /** One, some or all of a set move; they die together. */
    SEPARATED,
    /** Exactly one piece moves; they die together. */
    SEPARATED_SINGLE,
    /** They move together, and each dies alone. */
    IDENTICAL
}

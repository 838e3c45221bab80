package io.github.multimove.rules;

/** What a promotion of a game with siblings may give (rules/twins.md, 4). This enum may grow. */
public enum SiblingPromotion {
    /** One man, sibling of all friendly men of the kind. */
    SIBLING,
    /** Two men on the square, siblings of each other only. */
    TWINS,
    /** The player's choice. */
    EITHER,
    /** One man, sibling of nobody. */
    SINGLE
}

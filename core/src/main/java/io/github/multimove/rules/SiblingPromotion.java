package io.github.multimove.rules;

/** What a promotion of a game with siblings may give (rules/twins.md, 4). This enum may grow. */
public enum SiblingPromotion {
    /** One piece, sibling of all friendly pieces of the kind. */
    SIBLING,
    /** Two pieces on the square, siblings of each other only. */
    TWINS,
    /** The player's choice. */
    EITHER,
    /** One piece, sibling of no piece. */
    SINGLE
}

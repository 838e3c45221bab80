package io.github.multimove;

/** One of the two players. White begins unless a base game says otherwise; in Dragonchess White is called Gold. */
public enum Side {
    /** The side written in upper case and, in position text, as {@code w}. */
    WHITE,
    /** The side written in lower case and, in position text, as {@code b}. */
    BLACK;

    /** Returns the other side. */
    public Side opposite() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** Returns {@code w} or {@code b}, the side's letter in position text (rules/notation.md, Positions 2). */
    public char letter() {
        return this == WHITE ? 'w' : 'b';
    }
}

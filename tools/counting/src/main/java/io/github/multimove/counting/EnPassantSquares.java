package io.github.multimove.counting;

/** Which squares that a pawn has just passed make two positions different. */
public enum EnPassantSquares {
    /**
     * Those of the position: a square is kept where an enemy pawn stands ready to capture en passant, legally or not
     * (rules/notation.md, Positions 4).
     */
    AS_PLAYED,
    /** Those on which some legal turn captures en passant; the others are dropped. */
    LEGAL_CAPTURES
}

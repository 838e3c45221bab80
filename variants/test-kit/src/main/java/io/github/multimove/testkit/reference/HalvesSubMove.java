package io.github.multimove.testkit.reference;

import java.util.Comparator;

/**
 * One half of a turn of Twinmove or Geminus Chess: a step or capture, castling, or a drop.
 *
 * @param from the origin, 0 for a1 up to 63 for h8; -1 for a drop
 * @param to the destination; for castling the king's, for a drop the square dropped on
 * @param letter the promotion letter in lower case, the dropped man in upper case, or a space
 * @param castling whether king and rook move at once
 * @param relocation where the pawn dropped on goes, or -1
 */
record HalvesSubMove(int from, int to, char letter, boolean castling, int relocation) {

    /** The order of sub-moves (`rules/notation.md`, The order of turns). */
    static final Comparator<HalvesSubMove> ORDER = Comparator.comparingInt(HalvesSubMove::originOrDropSquare)
            .thenComparingInt(HalvesSubMove::to)
            .thenComparing(HalvesSubMove::castling)
            .thenComparingInt(HalvesSubMove::letterOrder)
            .thenComparingInt(HalvesSubMove::relocation);

    static HalvesSubMove step(int from, int to) {
        return new HalvesSubMove(from, to, ' ', false, -1);
    }

    static HalvesSubMove promotion(int from, int to, char letter) {
        return new HalvesSubMove(from, to, letter, false, -1);
    }

    static HalvesSubMove castles(int from, int to) {
        return new HalvesSubMove(from, to, ' ', true, -1);
    }

    static HalvesSubMove drop(char kind, int to) {
        return new HalvesSubMove(-1, to, kind, false, -1);
    }

    static HalvesSubMove drop(char kind, int to, int relocation) {
        return new HalvesSubMove(-1, to, kind, false, relocation);
    }

    boolean isDrop() {
        return from < 0;
    }

    private int originOrDropSquare() {
        return isDrop() ? to : from;
    }

    private int letterOrder() {
        return isDrop() ? HalvesPosition.PIECE_LIST.indexOf(letter) : letter;
    }

    /** Returns the coordinate text of `rules/notation.md`: {@code e7e8q}, {@code N@b1}, {@code N@d3>c2}. */
    @Override
    public String toString() {
        if (isDrop()) {
            return letter + "@" + HalvesPosition.name(to)
                    + (relocation < 0 ? "" : ">" + HalvesPosition.name(relocation));
        }
        return HalvesPosition.name(from) + HalvesPosition.name(to) + (letter == ' ' ? "" : letter);
    }
}

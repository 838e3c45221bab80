package io.github.multimove.independent;

import java.util.Comparator;

/**
 * One half of a turn of Twinmove or Geminus Chess: a step or capture, castling, or a drop.
 *
 * @param from the origin, 0 for a1 up to 63 for h8; -1 for a drop
 * @param to the destination; for castling the king's, for a drop the square dropped on
 * @param letter the promotion letter in lower case, the dropped piece in upper case, or a space
 * @param castling whether king and rook move at once
 * @param relocation where the pawn dropped on goes, or -1
 */
record PawnThenPieceSubMove(int from, int to, char letter, boolean castling, int relocation) {

    /** The order of sub-moves (`rules/notation.md`, The order of turns). */
    static final Comparator<PawnThenPieceSubMove> ORDER = Comparator.comparingInt(
                    PawnThenPieceSubMove::originOrDropSquare)
            .thenComparingInt(PawnThenPieceSubMove::to)
            .thenComparing(PawnThenPieceSubMove::castling)
            .thenComparingInt(PawnThenPieceSubMove::letterOrder)
            .thenComparingInt(PawnThenPieceSubMove::relocation);

    static PawnThenPieceSubMove step(int from, int to) {
        return new PawnThenPieceSubMove(from, to, ' ', false, -1);
    }

    static PawnThenPieceSubMove promotion(int from, int to, char letter) {
        return new PawnThenPieceSubMove(from, to, letter, false, -1);
    }

    static PawnThenPieceSubMove castles(int from, int to) {
        return new PawnThenPieceSubMove(from, to, ' ', true, -1);
    }

    static PawnThenPieceSubMove drop(char kind, int to) {
        return new PawnThenPieceSubMove(-1, to, kind, false, -1);
    }

    static PawnThenPieceSubMove drop(char kind, int to, int relocation) {
        return new PawnThenPieceSubMove(-1, to, kind, false, relocation);
    }

    boolean isDrop() {
        return from < 0;
    }

    private int originOrDropSquare() {
        return isDrop() ? to : from;
    }

    private int letterOrder() {
        return isDrop() ? PawnThenPiecePosition.PIECE_LIST.indexOf(letter) : letter;
    }

    /** Returns the coordinate text of `rules/notation.md`: {@code e7e8q}, {@code N@b1}, {@code N@d3>c2}. */
    @Override
    public String toString() {
        if (isDrop()) {
            return letter + "@" + PawnThenPiecePosition.name(to)
                    + (relocation < 0 ? "" : ">" + PawnThenPiecePosition.name(relocation));
        }
        return PawnThenPiecePosition.name(from) + PawnThenPiecePosition.name(to) + (letter == ' ' ? "" : letter);
    }
}

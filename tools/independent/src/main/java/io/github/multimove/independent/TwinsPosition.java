package io.github.multimove.independent;

/**
 * A position of Twins Chess.
 *
 * @param castling letters of {@code KQkq}, possibly none
 * @param enPassant a square on which a pawn of the side to move stands ready to capture en passant, or -1
 */
record TwinsPosition(TwinsBoard board, boolean white, String castling, int enPassant, int clock, int number) {

    /** `rules/notation.md`, Positions 4: kept only while an enemy pawn stands ready to capture there. */
    static int usable(TwinsBoard board, boolean white, int enPassant) {
        if (enPassant < 0) {
            return -1;
        }
        int behind = enPassant + (white ? -8 : 8);
        boolean left = enPassant % 8 > 0 && board.holds(behind - 1, white, 'P');
        boolean right = enPassant % 8 < 7 && board.holds(behind + 1, white, 'P');
        return left || right ? enPassant : -1;
    }
}

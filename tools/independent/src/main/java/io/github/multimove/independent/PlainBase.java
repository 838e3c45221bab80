package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A base game as its rules page states it: board, pieces, array, promotion and castling, without any safety of kings. */
abstract class PlainBase {

    /** What stands on an empty square. */
    static final char EMPTY = '.';

    /** The neutral piece of Duck Chess, which belongs to neither side. */
    static final char NEUTRAL = '*';

    abstract PlainShape shape();

    abstract String initialPosition();

    /** Returns the letters of the pieces, in upper case. */
    abstract String pieces();

    /** Adds the sub-moves of one piece, which may move. */
    abstract void moves(PlainPiece piece);

    /**
     * Returns what a piece may become by this sub-move: {@code ""} for what it is, nothing when it may not go there at
     * all.
     */
    List<String> promotions(char[] board, int from, int to, int taken) {
        return List.of("");
    }

    /** Tells whether the promotions of one turn, in lower-case letters, can be made together. */
    boolean promotionsFit(char[] board, boolean white, List<String> promotions) {
        return true;
    }

    /** Tells whether a piece is frozen where it stands. */
    boolean isFrozen(char[] board, int square) {
        return false;
    }

    /** Returns every castling of both sides, in the order in which the rights are written. */
    List<PlainCastling> castlings() {
        return List.of();
    }

    /** Tells whether castling asks nothing about attack while both royal pieces live. */
    boolean castlesLeniently() {
        return false;
    }

    /** Tells whether a piece can stand on a square at all. */
    boolean mayStand(char piece, int square) {
        return true;
    }

    /** Returns the rank, from 0, that a side's pawns cross by a double step; -1 in games without. */
    int crossedRank(boolean white) {
        return -1;
    }

    /** Returns the letter of the piece whose moves reset the half-turn clock. */
    char clockPiece() {
        return 'P';
    }

    /** Tells whether the neutral piece may stand on the board. */
    boolean hasNeutral() {
        return false;
    }

    /** Returns how many royal pieces a side has in the array. */
    int royals() {
        return 1;
    }

    /** Tells whether a 2K checkmate ends the game. */
    boolean scoresDoubleCheckmate() {
        return false;
    }

    /** Returns the squares of a side's royal pieces. */
    final List<Integer> royals(char[] board, boolean white) {
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < board.length; square++) {
            if (board[square] == (white ? 'K' : 'k')) {
                squares.add(square);
            }
        }
        return squares;
    }

    /** Tells whether a piece of the given side stands on a square. */
    static boolean isOf(char piece, boolean white) {
        return piece != EMPTY && piece != NEUTRAL && Character.isUpperCase(piece) == white;
    }

    /** Returns the pseudo-legal sub-moves of one side except castling, in no order. */
    final List<PlainSubMove> subMoves(char[] board, boolean white, Collection<Integer> enPassant) {
        return subMoves(board, white, enPassant, PlainShape.NOWHERE);
    }

    /** Returns the pseudo-legal sub-moves of one side that capture the piece on a square, in no order. */
    final List<PlainSubMove> capturers(char[] board, boolean white, int square) {
        return subMoves(board, white, List.of(), square);
    }

    private List<PlainSubMove> subMoves(char[] board, boolean white, Collection<Integer> enPassant, int onlyCaptured) {
        List<PlainSubMove> all = new ArrayList<>();
        for (int square = 0; square < board.length; square++) {
            if (isOf(board[square], white) && !isFrozen(board, square)) {
                PlainPiece piece = new PlainPiece(this, board, square, enPassant, onlyCaptured);
                moves(piece);
                all.addAll(piece.found());
            }
        }
        return all;
    }
}

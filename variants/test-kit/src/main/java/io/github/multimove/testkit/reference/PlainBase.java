package io.github.multimove.testkit.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A base game as its rules page states it: board, men, array, promotion and castling, without any safety of kings. */
abstract class PlainBase {

    /** What stands on an empty square. */
    static final char EMPTY = '.';

    /** The neutral man of Duck Chess, which belongs to neither side. */
    static final char NEUTRAL = '*';

    abstract PlainShape shape();

    abstract String initialPosition();

    /** Returns the letters of the men, in upper case. */
    abstract String men();

    /** Adds the sub-moves of one man, which may move. */
    abstract void moves(PlainMan man);

    /**
     * Returns what a man may become by this sub-move: {@code ""} for what it is, nothing when it may not go there at
     * all.
     */
    List<String> promotions(char[] board, int from, int to, int taken) {
        return List.of("");
    }

    /** Tells whether the promotions of one turn, in lower-case letters, can be made together. */
    boolean promotionsFit(char[] board, boolean white, List<String> promotions) {
        return true;
    }

    /** Tells whether a man is held fast where it stands. */
    boolean isFrozen(char[] board, int square) {
        return false;
    }

    /** Returns every castling of both sides, in the order in which the rights are written. */
    List<PlainCastling> castlings() {
        return List.of();
    }

    /** Tells whether castling asks nothing about attack while both royals live. */
    boolean castlesLeniently() {
        return false;
    }

    /** Tells whether a man can stand on a square at all. */
    boolean mayStand(char man, int square) {
        return true;
    }

    /** Returns the rank, from 0, that a side's pawns cross by a double step; -1 in games without. */
    int crossedRank(boolean white) {
        return -1;
    }

    /** Returns the letter of the man whose moves reset the half-turn clock. */
    char clockMan() {
        return 'P';
    }

    /** Tells whether the neutral man may stand on the board. */
    boolean hasNeutral() {
        return false;
    }

    /** Returns how many royals a side has in the array. */
    int royals() {
        return 1;
    }

    /** Tells whether a 2K checkmate ends the game. */
    boolean scoresDoubleCheckmate() {
        return false;
    }

    /** Returns the squares of a side's royals. */
    final List<Integer> royals(char[] board, boolean white) {
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < board.length; square++) {
            if (board[square] == (white ? 'K' : 'k')) {
                squares.add(square);
            }
        }
        return squares;
    }

    /** Tells whether a man of the given side stands on a square. */
    static boolean isOf(char man, boolean white) {
        return man != EMPTY && man != NEUTRAL && Character.isUpperCase(man) == white;
    }

    /** Returns the pseudo-legal sub-moves of one side except castling, in no order. */
    final List<PlainSubMove> subMoves(char[] board, boolean white, Collection<Integer> enPassant) {
        return subMoves(board, white, enPassant, PlainShape.NOWHERE);
    }

    /** Returns the pseudo-legal sub-moves of one side that take the man on a square, in no order. */
    final List<PlainSubMove> takers(char[] board, boolean white, int square) {
        return subMoves(board, white, List.of(), square);
    }

    private List<PlainSubMove> subMoves(char[] board, boolean white, Collection<Integer> enPassant, int onlyTaken) {
        List<PlainSubMove> all = new ArrayList<>();
        for (int square = 0; square < board.length; square++) {
            if (isOf(board[square], white) && !isFrozen(board, square)) {
                PlainMan man = new PlainMan(this, board, square, enPassant, onlyTaken);
                moves(man);
                all.addAll(man.found());
            }
        }
        return all;
    }
}

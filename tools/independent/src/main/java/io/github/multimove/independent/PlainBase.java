package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A base game as its rules page states it: board, pieces, array, promotion and castling, without any safety of kings. Games
 * that change the array, castling or the double step say so once, before the first question.
 */
abstract class PlainBase {
    /** What stands on an empty square. */
    static final char EMPTY = '.';

    /** The neutral piece of Duck Chess, which belongs to neither side. */
    static final char NEUTRAL = '*';

    final PlainShape shape;
    final String pieces;
    String array;
    List<PlainCastling> castlings = List.of();
    boolean doubleStep = true;
    boolean neutral;

    /**
     * Takes the letters of the pieces, in upper case, the first position, and every castling of both sides in the order in
     * which the rights are written: the right, and the squares of king and rook before and after.
     */
    PlainBase(PlainShape shape, String pieces, String array, String... castlings) {
        this.shape = shape;
        this.pieces = pieces;
        this.array = array;
        castling(castlings);
    }

    /** Begins from another position. */
    final PlainBase from(String position) {
        array = position;
        return this;
    }

    /** Castles in other ways. */
    final PlainBase castling(String... ways) {
        castlings = Stream.of(ways).map(way -> PlainCastling.of(shape, way)).toList();
        return this;
    }

    final PlainBase withoutDoubleStep() {
        doubleStep = false;
        return this;
    }

    final PlainBase withNeutral() {
        neutral = true;
        return this;
    }

    /** Returns the rank, from 0, that a side's pawns cross by a double step; -1 in games without. */
    final int crossedRank(boolean white) {
        return !doubleStep || doubleStepRank() == 0
                ? -1
                : white ? doubleStepRank() : shape.ranks() - 1 - doubleStepRank();
    }

    /** Returns the rank, 1 nearest its own side, from which a pawn has a double step; 0 in games without. */
    int doubleStepRank() {
        return 0;
    }

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

    /** Tells whether castling asks nothing about attack while both royal pieces live. */
    boolean castlesLeniently() {
        return false;
    }

    /** Tells whether a piece can stand on a square at all. */
    boolean mayStand(char piece, int square) {
        return true;
    }

    /** Returns the letter of the piece whose moves reset the half-turn clock. */
    char clockPiece() {
        return 'P';
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
    List<Integer> royals(char[] board, boolean white) {
        char king = white ? 'K' : 'k';
        return IntStream.range(0, board.length)
                .filter(square -> board[square] == king)
                .boxed()
                .toList();
    }

    /** Tells whether a piece of the given side stands on a square. */
    static boolean isOf(char piece, boolean white) {
        return piece != EMPTY && piece != NEUTRAL && Character.isUpperCase(piece) == white;
    }

    static char ofSide(char kind, boolean white) {
        return white ? Character.toUpperCase(kind) : Character.toLowerCase(kind);
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

    /** Returns the sub-moves of one side in order, castling with them where the way is clear, whatever is attacked. */
    final List<PlainSubMove> ordered(char[] board, boolean white, List<String> rights, Collection<Integer> enPassant) {
        List<PlainSubMove> all = subMoves(board, white, enPassant);
        for (PlainCastling castling : castlings) {
            if (castling.white() == white
                    && rights.contains(castling.right())
                    && castling.way().stream().allMatch(square -> board[square] == EMPTY)) {
                all.add(PlainSubMove.of(castling));
            }
        }
        all.sort(PlainSubMove.ORDER);
        return all;
    }

    /** Returns the same of the side to move. */
    final List<PlainSubMove> ordered(PlainPosition position) {
        return ordered(position.board(), position.white(), position.rights(), position.enPassant());
    }

    /** Tells whether one sub-move of the enemy would capture a king of a side on a square. */
    final boolean isAttacked(char[] board, int square, boolean white) {
        char[] with = board.clone();
        with[square] = white ? 'K' : 'k';
        return !capturers(with, !white, square).isEmpty();
    }

    /** Tells whether one sub-move attacks any royal piece of a side. */
    final boolean isInCheck(char[] board, boolean white) {
        return royals(board, white).stream().anyMatch(royal -> isAttacked(board, royal, white));
    }

    /** Tells whether a sub-move is no castling out of, through or into attack. */
    final boolean passesNoAttack(char[] board, PlainSubMove subMove) {
        return subMove.castling()
                .map(way -> way.asked().stream().noneMatch(square -> isAttacked(board, square, way.white())))
                .orElse(true);
    }

    /** Returns the castling rights left when something moved from, or was captured on, some squares. */
    final List<String> rightsLeft(List<String> rights, Collection<Integer> touched) {
        List<String> left = new ArrayList<>(rights);
        for (PlainCastling castling : castlings) {
            if (touched.contains(castling.kingFrom()) || touched.contains(castling.rookFrom())) {
                left.remove(castling.right());
            }
        }
        return left;
    }
}

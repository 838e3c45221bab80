package io.github.multimove.independent;

import java.util.Arrays;

/**
 * A position of Twinmove or Geminus Chess, also one between the two moves of a turn (then the side to move is still the
 * mover's, and clock and number are those of the turn's start). Arrays are never changed after construction.
 */
final class PawnThenPiecePosition {

    /** The order of pieces in hand, and of drops on one square. */
    static final String PIECE_LIST = "KQRBN";

    /** 64 letters, a1 first, by rank and then file; a space where no piece stands. */
    final char[] pieces;

    /** Pieces in hand, White's first, as written; empty in Twinmove. */
    final String hand;

    final boolean white;
    final String castling;
    final int clock;
    final int number;

    PawnThenPiecePosition(char[] pieces, String hand, boolean white, String castling, int clock, int number) {
        this.pieces = pieces;
        this.hand = hand;
        this.white = white;
        this.castling = castling;
        this.clock = clock;
        this.number = number;
    }

    static String name(int square) {
        return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
    }

    static boolean isWhite(char piece) {
        return Character.isUpperCase(piece);
    }

    /** Returns the letter of a piece of the given kind (upper case) and side. */
    static char piece(char kind, boolean white) {
        return white ? Character.toUpperCase(kind) : Character.toLowerCase(kind);
    }

    boolean isEmpty(int square) {
        return pieces[square] == ' ';
    }

    boolean isFriend(int square) {
        return !isEmpty(square) && isWhite(pieces[square]) == white;
    }

    boolean isEnemy(int square) {
        return !isEmpty(square) && isWhite(pieces[square]) != white;
    }

    boolean hasKing(boolean side) {
        char king = piece('K', side);
        return hand.indexOf(king) >= 0 || new String(pieces).indexOf(king) >= 0;
    }

    /** Returns whether the side to move has lost its king: the game is over (`rules/common.md`). */
    boolean isOver() {
        return !hasKing(white);
    }

    boolean hasPiecesInHand(boolean side) {
        return hand.chars().anyMatch(piece -> isWhite((char) piece) == side);
    }

    /** Returns the rank of a square counted from the given side's own first rank, from 1 to 8. */
    static int rankFrom(boolean side, int square) {
        return side ? square / 8 + 1 : 8 - square / 8;
    }

    boolean captures(PawnThenPieceSubMove subMove) {
        return !subMove.isDrop() && isEnemy(subMove.to());
    }

    boolean capturesKing(PawnThenPieceSubMove subMove) {
        return captures(subMove) && pieces[subMove.to()] == piece('K', !white);
    }

    boolean isPawnMove(PawnThenPieceSubMove subMove) {
        return !subMove.isDrop() && pieces[subMove.from()] == piece('P', white);
    }

    /** Returns the board with the sub-move made, the same side still to move. */
    PawnThenPiecePosition with(PawnThenPieceSubMove subMove) {
        char[] next = pieces.clone();
        String nextHand = hand;
        if (subMove.isDrop()) {
            char dropped = piece(subMove.letter(), white);
            if (subMove.relocation() >= 0) {
                next[subMove.relocation()] = next[subMove.to()];
            }
            next[subMove.to()] = dropped;
            int taken = hand.indexOf(dropped);
            nextHand = hand.substring(0, taken) + hand.substring(taken + 1);
        } else {
            char moved = pieces[subMove.from()];
            next[subMove.from()] = ' ';
            next[subMove.to()] = subMove.letter() == ' ' ? moved : piece(subMove.letter(), white);
            if (subMove.castling()) {
                boolean kingSide = subMove.to() > subMove.from();
                int rookFrom = kingSide ? subMove.from() + 3 : subMove.from() - 4;
                int rookTo = kingSide ? subMove.from() + 1 : subMove.from() - 1;
                next[rookTo] = next[rookFrom];
                next[rookFrom] = ' ';
            }
        }
        return new PawnThenPiecePosition(next, nextHand, white, castlingAfter(subMove), clock, number);
    }

    /** A right is lost as soon as something leaves or enters the king's or the rook's square. */
    private String castlingAfter(PawnThenPieceSubMove subMove) {
        StringBuilder kept = new StringBuilder();
        for (int at = 0; at < castling.length(); at++) {
            char right = castling.charAt(at);
            boolean side = isWhite(right);
            int king = side ? 4 : 60;
            int rook = Character.toUpperCase(right) == 'K' ? king + 3 : king - 4;
            boolean touched =
                    subMove.from() == king || subMove.from() == rook || subMove.to() == king || subMove.to() == rook;
            if (!touched) {
                kept.append(right);
            }
        }
        return kept.toString();
    }

    /** Returns this board with the other side to move, nothing else changed. */
    PawnThenPiecePosition withOtherSide() {
        return new PawnThenPiecePosition(pieces, hand, !white, castling, clock, number);
    }

    /** Returns the position after a turn that ended on this board. */
    PawnThenPiecePosition endOfTurn(boolean clockIsReset) {
        return new PawnThenPiecePosition(
                pieces, hand, !white, castling, clockIsReset ? 0 : clock + 1, white ? number : number + 1);
    }

    boolean sameBoard(PawnThenPiecePosition other) {
        return Arrays.equals(pieces, other.pieces) && hand.equals(other.hand);
    }
}

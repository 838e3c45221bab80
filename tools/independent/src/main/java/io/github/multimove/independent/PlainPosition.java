package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A position between turns. Nothing changes the board or the lists of one that has been made.
 *
 * @param board the piece on each square, or {@link PlainBase#EMPTY}
 * @param white whether White is to move
 * @param rights the castling rights still held, as written
 * @param enPassant the squares that a pawn may be captured on en passant
 * @param clock turns since the last capture or pawn move
 * @param number the turn number
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record PlainPosition(
        char[] board, boolean white, List<String> rights, SortedSet<Integer> enPassant, int clock, int number) {

    /** Returns the position after a turn, whose legality is the caller's affair. */
    PlainPosition after(PlainBase base, List<PlainSubMove> turn) {
        char[] next = board.clone();
        boolean resets = false;
        List<Integer> touched = new ArrayList<>();
        for (PlainSubMove subMove : turn) {
            if (subMove.takes()) {
                next[subMove.taken()] = PlainBase.EMPTY;
                touched.add(subMove.taken());
                resets = true;
            }
        }
        for (PlainSubMove subMove : turn) {
            for (int mover : subMove.movers()) {
                next[mover] = PlainBase.EMPTY;
                touched.add(mover);
                resets |= Character.toUpperCase(board[mover]) == base.clockPiece();
            }
        }
        for (PlainSubMove subMove : turn) {
            for (int i = 0; i < subMove.movers().size(); i++) {
                next[subMove.destinations().get(i)] =
                        becomes(subMove, board[subMove.movers().get(i)]);
            }
        }
        List<String> kept = new ArrayList<>(rights);
        for (PlainCastling castling : base.castlings()) {
            if (touched.contains(castling.kingFrom()) || touched.contains(castling.rookFrom())) {
                kept.remove(castling.right());
            }
        }
        List<Integer> crossed = new ArrayList<>();
        for (PlainSubMove subMove : turn) {
            // A crossed square that the turn itself filled lets no piece capture en passant (rules/two-prong.md,
            // decided).
            if (subMove.crossed() != PlainShape.NOWHERE && next[subMove.crossed()] == PlainBase.EMPTY) {
                crossed.add(subMove.crossed());
            }
        }
        return new PlainPosition(
                next,
                !white,
                kept,
                usable(base, next, !white, crossed),
                resets ? 0 : clock + 1,
                white ? number : number + 1);
    }

    /** Returns those of some crossed squares on which a pawn stands ready, pseudo-legally, to capture en passant. */
    static SortedSet<Integer> usable(PlainBase base, char[] board, boolean white, List<Integer> crossed) {
        SortedSet<Integer> usable = new TreeSet<>();
        if (crossed.isEmpty()) {
            return usable;
        }
        for (PlainSubMove subMove : base.subMoves(board, white, crossed)) {
            if (subMove.takes() && subMove.taken() != subMove.to() && !subMove.isRemote()) {
                usable.add(subMove.to());
            }
        }
        return usable;
    }

    /** Returns what a piece is after a sub-move of its own. */
    static char becomes(PlainSubMove subMove, char piece) {
        if (subMove.promotion().isEmpty()) {
            return piece;
        }
        char letter = subMove.promotion().charAt(0);
        return Character.isUpperCase(piece) ? Character.toUpperCase(letter) : letter;
    }
}

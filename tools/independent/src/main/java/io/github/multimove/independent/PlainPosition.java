package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Collection;
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

    /** Returns the position as it would be "were it the opponent's turn" ({@code rules/common.md}, check). */
    PlainPosition turned() {
        return new PlainPosition(board, !white, rights, new TreeSet<>(), clock, number);
    }

    /** Returns the same with another board, the same side to move. */
    PlainPosition on(char[] other) {
        return new PlainPosition(other, white, rights, enPassant, clock, number);
    }

    /** Returns the position after a turn that left this board, these rights and crossed these squares. */
    PlainPosition next(PlainBase base, char[] after, List<String> left, Collection<Integer> crossed, boolean resets) {
        return new PlainPosition(
                after,
                !white,
                left,
                usable(base, after, !white, crossed),
                resets ? 0 : clock + 1,
                white ? number : number + 1);
    }

    /** Returns the position after sub-moves made at once, whose legality is the caller's affair. */
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
        // A crossed square that the turn itself filled lets no piece capture en passant (rules/two-prong.md, decided).
        List<Integer> crossed = turn.stream()
                .map(PlainSubMove::crossed)
                .filter(square -> square != PlainShape.NOWHERE && next[square] == PlainBase.EMPTY)
                .toList();
        return next(base, next, base.rightsLeft(rights, touched), crossed, resets);
    }

    /** Returns those of some crossed squares on which a pawn stands ready, pseudo-legally, to capture en passant. */
    static SortedSet<Integer> usable(PlainBase base, char[] board, boolean white, Collection<Integer> crossed) {
        SortedSet<Integer> usable = new TreeSet<>();
        if (!crossed.isEmpty()) {
            for (PlainSubMove subMove : base.subMoves(board, white, crossed)) {
                if (subMove.isEnPassant()) {
                    usable.add(subMove.to());
                }
            }
        }
        return usable;
    }

    /** Returns what a piece is after a sub-move of its own. */
    static char becomes(PlainSubMove subMove, char piece) {
        return subMove.promotion().isEmpty()
                ? piece
                : PlainBase.ofSide(subMove.promotion().charAt(0), Character.isUpperCase(piece));
    }
}

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
 * @param asked whether it is imagined in asking check, so that no clause holds
 * @param more what only some games have
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record PlainPosition(
        char[] board,
        boolean white,
        List<String> rights,
        SortedSet<Integer> enPassant,
        int clock,
        int number,
        boolean asked,
        More more) {
    private static final More NONE = new More(false, 0, "", TwinsBoard.empty());

    /**
     * What only some games have.
     *
     * @param reply whether the side to move makes a response ({@code rules/doublemove.md}, Two Move Chess)
     * @param last the number of sub-moves of the last turn ({@code rules/more-series.md})
     * @param hand the pieces in hand, White's first
     * @param twins the pieces with their siblings
     */
    record More(boolean reply, int last, String hand, TwinsBoard twins) {}

    PlainPosition(
            char[] board, boolean white, List<String> rights, SortedSet<Integer> enPassant, int clock, int number) {
        this(board, white, rights, enPassant, clock, number, false, NONE);
    }

    /**
     * Returns the position as it would be "were it the opponent's turn" ({@code rules/common.md}, check): no captures in
     * passing, and no reply owed.
     */
    PlainPosition turned() {
        More kept = new More(false, more.last, more.hand, more.twins);
        return new PlainPosition(board, !white, rights, new TreeSet<>(), clock, number, true, kept);
    }

    /** Returns the same with another board, the same side to move. */
    PlainPosition on(char[] other) {
        return new PlainPosition(other, white, rights, enPassant, clock, number, asked, more);
    }

    private PlainPosition with(More other) {
        return new PlainPosition(board, white, rights, enPassant, clock, number, asked, other);
    }

    PlainPosition with(boolean reply, int last) {
        return with(new More(reply, last, more.hand, more.twins));
    }

    PlainPosition with(String hand) {
        return with(new More(more.reply, more.last, hand, more.twins));
    }

    PlainPosition with(TwinsBoard twins) {
        return with(new More(more.reply, more.last, more.hand, twins));
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

    /** Returns the position after a turn that ended too early: the same side is to move, at the same number, with nothing to pass. */
    PlainPosition stuck(char[] after, List<String> left, boolean resets) {
        return new PlainPosition(after, white, left, new TreeSet<>(), resets ? 0 : clock + 1, number);
    }

    /** Returns the position after sub-moves made at once, whose legality is the caller's affair. */
    PlainPosition after(PlainBase base, List<PlainSubMove> turn) {
        char[] next = made(board, turn);
        List<Integer> touched = new ArrayList<>();
        turn.forEach(subMove -> touched.addAll(subMove.touched()));
        // A crossed square that the turn itself filled lets no piece capture en passant (rules/two-prong.md, decided).
        List<Integer> crossed = turn.stream()
                .map(PlainSubMove::crossed)
                .filter(square -> square != PlainShape.NOWHERE && next[square] == PlainBase.EMPTY)
                .toList();
        boolean resets = turn.stream().anyMatch(subMove -> resets(base, board, subMove));
        return next(base, next, base.rightsLeft(rights, touched), crossed, resets);
    }

    /** Returns the board after sub-moves made at once. */
    static char[] made(char[] board, List<PlainSubMove> turn) {
        char[] next = board.clone();
        turn.forEach(subMove -> subMove.touched().forEach(square -> next[square] = PlainBase.EMPTY));
        for (PlainSubMove subMove : turn) {
            for (int i = 0; i < subMove.movers().size(); i++) {
                char piece = board[subMove.movers().get(i)];
                next[subMove.destinations().get(i)] = subMove.promotion().isEmpty()
                        ? piece
                        : PlainBase.ofSide(subMove.promotion().charAt(0), Character.isUpperCase(piece));
            }
        }
        return next;
    }

    /** Tells whether a sub-move is a capture or that of a piece that resets the clock. */
    static boolean resets(PlainBase base, char[] board, PlainSubMove subMove) {
        return subMove.takes() || Character.toUpperCase(board[subMove.from()]) == base.clockPiece();
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
}

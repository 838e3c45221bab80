package io.github.multimove.independent;

import java.util.Comparator;

/**
 * What one piece of Twins Chess does in a turn; castling is one of the king's.
 *
 * @param piece that moves
 * @param from the origin, 0 for a1 up to 63 for h8
 * @param to the destination, for castling the king's
 * @param promotion empty, or the letter in lower case, doubled for a pair of twins
 * @param castling whether the rook moves too
 * @param mixed whether the origin held pieces of different kinds before the turn
 */
record TwinsSubMove(TwinsBoard.Piece piece, int from, int to, String promotion, boolean castling, boolean mixed) {

    /**
     * The order of `rules/notation.md`. It does not say where the letter of a piece from a mixed stack counts; here it
     * counts last, king before queen, bishop before knight.
     */
    static final Comparator<TwinsSubMove> ORDER = Comparator.comparingInt(TwinsSubMove::from)
            .thenComparingInt(TwinsSubMove::to)
            .thenComparingInt(subMove -> subMove.castling ? 1 : 0)
            .thenComparing(TwinsSubMove::promotion)
            .thenComparingInt(subMove -> TwinsBoard.STACK_ORDER.indexOf(subMove.piece.kind()));

    /** Returns the coordinate text: {@code e7e8nn}, from a mixed stack {@code Kd1d2}. */
    @Override
    public String toString() {
        return (mixed ? String.valueOf(piece.kind()) : "") + TwinsBoard.name(from) + TwinsBoard.name(to) + promotion;
    }
}

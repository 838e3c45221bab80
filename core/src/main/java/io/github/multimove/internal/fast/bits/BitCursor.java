package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.singles.ManCursor;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.simultaneous.Prongs;

/** Goes through the safe single sub-moves of a {@link BitBoard}, man by man. */
final class BitCursor extends ManCursor {
    private final BitBoard board;
    private final BitSingles singles;
    private final BitMoves moves;
    private final Field field;
    /** The men not yet looked at. */
    private long men;

    BitCursor(BoardPosition position, Prongs prongs, BitBoard board) {
        this.board = board;
        this.singles = new BitSingles(board);
        this.field = position;
        SubMoves rare = new SubMoves(0);
        new BitRare(position, prongs, board).all(rare);
        this.moves = new BitMoves(field, board, rare);
        this.men = board.own;
    }

    @Override
    public boolean list(SubMoves ofNext) {
        if (men == 0) {
            return false;
        }
        int s = Long.numberOfTrailingZeros(men);
        men &= men - 1;
        moves.list(s, s == board.king ? board.safeKingSteps() : singles.destinations(field.man(s), s), ofNext);
        return true;
    }
}

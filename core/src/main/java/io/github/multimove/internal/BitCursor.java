package io.github.multimove.internal;

/** Goes through the safe single sub-moves of a {@link BitBoard}, man by man. */
final class BitCursor extends Cursor {
    private final BitBoard board;
    private final BitSingles singles;
    private final BitMoves moves;
    private final Field field;
    /** The men not yet looked at. */
    private long men;

    private final SubMoves ofMan = new SubMoves(28);
    private int next;

    BitCursor(BoardPosition position, Prongs prongs, BitBoard board) {
        super(1);
        this.board = board;
        this.singles = new BitSingles(board);
        this.field = position.field;
        SubMoves rare = new SubMoves(0);
        new BitRare(position, prongs, board).all(rare);
        this.moves = new BitMoves(field, board, rare);
        this.men = board.own;
        this.size = 1;
    }

    @Override
    boolean next() {
        while (next == ofMan.size) {
            if (men == 0) {
                return false;
            }
            int s = Long.numberOfTrailingZeros(men);
            men &= men - 1;
            moves.list(s, s == board.king ? board.safeKingSteps() : singles.destinations(field.men[s], s), ofMan);
            next = 0;
        }
        turn[0] = ofMan.at[next++];
        return true;
    }
}

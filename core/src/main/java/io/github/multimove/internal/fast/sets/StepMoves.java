package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.rules.Step;

/**
 * The moves of one step of an ordered turn, counted and listed from sets: of any piece, the mover's only king safe after it
 * or not asked about. For boards of a {@link Attacks64} with one king of the mover's. // must agree with SeriesStructure:
 * EveryRuleSetLaws prove it
 */
public final class StepMoves {
    private final Attacks64 reach;

    /** Makes the sets of a game. */
    public StepMoves(Attacks64 reach) {
        this.reach = reach;
    }

    /** Whether a board has nothing but a neutral piece that sets do not show, and one king of the side to move. */
    public boolean serves(BoardState state) {
        long own = royals(state, state.side);
        return own != 0
                && (own & own - 1) == 0
                && (state.isPlain()
                        || (state.extras().length == 0
                                && state.sets() == null
                                && (state.hand() == null || state.inHand(0) + state.inHand(1) == 0)));
    }

    /** The kings of a side. */
    public long royals(BoardState state, int side) {
        return reach.royals(state) & pieces(state, side);
    }

    /** The squares of a side's pieces. */
    public static long pieces(BoardState state, int side) {
        return Attacks64.occupied(state) & (state.black ^ (side - 1L));
    }

    /** The squares that are not empty, a neutral piece's among them. */
    public static long occupied(BoardState state) {
        long pieces = Attacks64.occupied(state);
        return state.neutral() < 0 ? pieces : pieces | 1L << state.neutral();
    }

    /** Whether the other side could capture a king of a side by one sub-move. */
    public boolean isAttacked(BoardState state, int side) {
        long occupied = occupied(state);
        long enemy = pieces(state, 1 - side);
        for (long left = royals(state, side); left != 0; left &= left - 1) {
            if (KingConstraints.isAttacked(reach, state, side, Long.numberOfTrailingZeros(left), occupied, enemy)) {
                return true;
            }
        }
        return false;
    }

    /** Whether some of the side to move could capture on a square where a piece of the other side stands, by one sub-move. */
    public boolean isAttackedOn(BoardState state, int square, Step.Pieces by) {
        return KingConstraints.isAttacked(reach, state, 1 - state.side, square, occupied(state), movers(state, by));
    }

    /** The number of moves, the king not asked about; attack does not forbid castling. */
    public long countAny(BoardState state) {
        long occupied = occupied(state);
        long own = pieces(state, state.side);
        long closed = occupied & ~pieces(state, 1 - state.side);
        long total = SingleMoves64.any(reach, state, own, occupied, closed);
        return state.hasEnPassantSquares()
                ? total + SingleMoves64.enPassant(reach, state, -1, occupied, own, new SubMoves(2))
                : total;
    }

    /** Lists the moves of {@link #countAny} that some of the pieces make, in the documented order. */
    public void listAny(BoardState state, Step.Pieces pieces, SubMoves out) {
        long occupied = occupied(state);
        long closed = occupied & ~pieces(state, 1 - state.side);
        int castlings = SingleMoves64.openCastlings(reach, state, occupied);
        SingleMoves64.list(reach, state, occupied, closed, movers(state, pieces), castlings, out);
    }

    /** Those of the side to move that may make a step. */
    private long movers(BoardState state, Step.Pieces pieces) {
        long own = pieces(state, state.side);
        return switch (pieces) {
            case ALL -> own;
            case PAWNS -> own & reach.pawns(state);
            case OTHERS -> own & ~reach.pawns(state);
            case ROYALS, NEITHER, TYPES ->
                throw new IllegalArgumentException("expected a step that is served, found " + pieces);
        };
    }
}

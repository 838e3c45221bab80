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

    /** Whether a field has nothing but a neutral piece that sets do not show, and one king of the side to move. */
    public boolean serves(BoardState field) {
        long own = royals(field, field.side);
        return own != 0
                && (own & own - 1) == 0
                && (field.isPlain()
                        || (field.extras().length == 0
                                && field.sets() == null
                                && (field.hand() == null || field.inHand(0) + field.inHand(1) == 0)));
    }

    /** The kings of a side. */
    public long royals(BoardState field, int side) {
        return reach.royals(field) & pieces(field, side);
    }

    /** The squares of a side's pieces. */
    public static long pieces(BoardState field, int side) {
        return Attacks64.occupied(field) & (field.black ^ (side - 1L));
    }

    /** The squares that are not empty, a neutral piece's among them. */
    public static long occupied(BoardState field) {
        long pieces = Attacks64.occupied(field);
        return field.neutral() < 0 ? pieces : pieces | 1L << field.neutral();
    }

    /** Whether the other side could capture a king of a side by one sub-move. */
    public boolean isAttacked(BoardState field, int side) {
        long occupied = occupied(field);
        long enemy = pieces(field, 1 - side);
        for (long left = royals(field, side); left != 0; left &= left - 1) {
            if (KingConstraints.isAttacked(reach, field, side, Long.numberOfTrailingZeros(left), occupied, enemy)) {
                return true;
            }
        }
        return false;
    }

    /** Whether some of the side to move could capture on a square where a piece of the other side stands, by one sub-move. */
    public boolean isAttackedOn(BoardState field, int square, Step.Pieces by) {
        return KingConstraints.isAttacked(reach, field, 1 - field.side, square, occupied(field), movers(field, by));
    }

    /** The number of moves, the king not asked about; attack does not forbid castling. */
    public long countAny(BoardState field) {
        long occupied = occupied(field);
        long own = pieces(field, field.side);
        long closed = occupied & ~pieces(field, 1 - field.side);
        long total = SingleMoves64.any(reach, field, own, occupied, closed);
        return field.hasEnPassantSquares()
                ? total + SingleMoves64.enPassant(reach, field, -1, occupied, own, new SubMoves(2))
                : total;
    }

    /** Lists the moves of {@link #countAny} that some of the pieces make, in the documented order. */
    public void listAny(BoardState field, Step.Pieces pieces, SubMoves out) {
        long occupied = occupied(field);
        long closed = occupied & ~pieces(field, 1 - field.side);
        int castlings = SingleMoves64.openCastlings(reach, field, occupied);
        SingleMoves64.list(reach, field, occupied, closed, movers(field, pieces), castlings, out);
    }

    /** Those of the side to move that may make a step. */
    private long movers(BoardState field, Step.Pieces pieces) {
        long own = pieces(field, field.side);
        return switch (pieces) {
            case ALL -> own;
            case PAWNS -> own & reach.pawns(field);
            case OTHERS -> own & ~reach.pawns(field);
            case ROYALS, NEITHER, TYPES ->
                throw new IllegalArgumentException("expected a step that is served, found " + pieces);
        };
    }
}

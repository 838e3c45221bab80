package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;

/**
 * The moves of one step of an ordered turn, counted and listed from sets: of any piece, the mover's only king safe after it
 * or not asked about. For boards of a {@link Attacks64} with one king of the mover's. // must agree with SeriesStructure:
 * SeriesAgreementTest proves it
 */
public final class StepMoves {
    private final Attacks64 reach;

    /** Makes the sets of a game. */
    public StepMoves(Attacks64 reach) {
        this.reach = reach;
    }

    /** Whether a field has nothing that sets do not show, and one king of the side to move. */
    public boolean serves(BoardState field) {
        long own = royals(field, field.side);
        return reach.isSupported
                && field.extras().length == 0
                && field.sets() == null
                && field.hand() == null
                && field.neutral() < 0
                && own != 0
                && (own & own - 1) == 0;
    }

    /** The kings of a side. */
    public long royals(BoardState field, int side) {
        return reach.royals(field) & pieces(field, side);
    }

    private static long pieces(BoardState field, int side) {
        return (field.straight | field.oblique | field.low | field.high) & (field.black ^ (side - 1L));
    }

    /** Whether the other side could capture a king of a side by one sub-move. */
    public boolean isAttacked(BoardState field, int side) {
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = pieces(field, side);
        for (long left = reach.royals(field) & own; left != 0; left &= left - 1) {
            int at = Long.numberOfTrailingZeros(left);
            if (KingConstraints.isAttacked(reach, field, side, at, occupied, occupied ^ own)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the side to move could capture on a square where a piece of the other side stands, by one sub-move. */
    public boolean isAttackedOn(BoardState field, int square) {
        long occupied = field.straight | field.oblique | field.low | field.high;
        return KingConstraints.isAttacked(reach, field, 1 - field.side, square, occupied, pieces(field, field.side));
    }

    /** The number of moves after which the king is safe; castling is forbidden by attack. */
    public long countSafe(BoardState field) {
        return SingleMoves64.count(reach, field);
    }

    /** The number of moves, the king not asked about; attack does not forbid castling. */
    public long countAny(BoardState field) {
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = pieces(field, field.side);
        long king = reach.royals(field) & own;
        long total = SingleMoves64.free(reach, field, own & ~king, occupied, own, -1);
        for (long left = king; left != 0; left &= left - 1) {
            int at = Long.numberOfTrailingZeros(left);
            total += Long.bitCount(reach.leaps[reach.royals[field.side][0]][at] & reach.board & ~own);
        }
        total += Integer.bitCount(castlings(field, occupied));
        return field.hasEnPassantSquares() ? total + enPassant(field, own, null) : total;
    }

    /** Lists the moves of {@link #countSafe} in the documented order. */
    public void listSafe(BoardState field, SubMoves out) {
        SingleMoves64.list(reach, field, out);
    }

    /** Lists the moves of {@link #countAny} in the documented order. */
    public void listAny(BoardState field, SubMoves out) {
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = pieces(field, field.side);
        long enemy = occupied ^ own;
        out.clear();
        for (long left = own; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int code = field.piece(from);
            long to = reach.destinations(field, from, occupied, own);
            SingleMoves64.landings(reach, field, code, from, to, enemy, out);
        }
        int before = out.size;
        int castlings = castlings(field, occupied);
        if (castlings != 0) {
            int at = Long.numberOfTrailingZeros(reach.royals(field) & own);
            SingleMoves64.castlings(field, castlings, at, out);
        }
        if (field.hasEnPassantSquares()) {
            enPassant(field, own, out);
        }
        if (out.size > before) {
            out.sort(0);
        }
    }

    private int castlings(BoardState field, long occupied) {
        int found = 0;
        for (int left = field.castling & reach.castlings[field.side]; left != 0; left &= left - 1) {
            found |= (reach.castleEmpty[Integer.numberOfTrailingZeros(left)] & occupied) == 0 ? left & -left : 0;
        }
        return found;
    }

    private int enPassant(BoardState field, long own, @org.jspecify.annotations.Nullable SubMoves out) {
        int code = reach.pawn[field.side];
        int found = 0;
        for (short to : field.passed()) {
            long captors = reach.attackedFrom[code][to] & reach.pawns(field) & own;
            int victim = captors == 0 ? -1 : field.victim(to, 1 - field.side);
            for (; captors != 0 && victim >= 0; captors &= captors - 1) {
                found++;
                if (out != null) {
                    out.add(SingleMoves64.enPassant(code, Long.numberOfTrailingZeros(captors), to, victim));
                }
            }
        }
        return found;
    }
}

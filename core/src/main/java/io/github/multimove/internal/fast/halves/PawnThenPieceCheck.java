package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.PieceSets;

/**
 * Whether a side could capture a piece by a turn of pawn move and other move, told from the pieces that attack it over lines
 * that are open or that a pawn alone blocks: no half is made. // must agree with SeriesCheck: TwinmoveAgreementTest
 */
public final class PawnThenPieceCheck {
    private final PawnThenPieceMoves structure;
    private final BoardState field;
    private final GameTables tables;
    private final Attacks64 bits;
    private final PieceSets all;
    private final int side;
    private final int target;

    private PawnThenPieceCheck(PawnThenPieceMoves structure, BoardState field, Attacks64 bits, int side, int target) {
        this.structure = structure;
        this.field = field;
        this.tables = field.tables;
        this.bits = bits;
        this.all = new PieceSets(field, bits);
        this.side = side;
        this.target = target;
    }

    /** Whether a side, were it its turn, could capture the piece on a square. */
    public static boolean canCapture(
            PawnThenPieceMoves structure, BoardState field, Attacks64 bits, int side, int square) {
        return new PawnThenPieceCheck(structure, field, bits, side, square).canCapture();
    }

    private boolean canCapture() {
        long pawns = 0;
        long direct = 0;
        long sliders = 0;
        for (int code = 2 + side; code < bits.codes; code += 2) {
            long pieces = all.of(code);
            long near = pieces & bits.attackedFrom[code][target];
            if (tables.isPawn(code)) {
                if (near != 0) {
                    return true;
                }
                pawns |= pieces;
            } else {
                direct |= near;
                sliders |= bits.orthogonal[code] ? pieces & Attacks64.straightLines(target) : 0;
                sliders |= bits.diagonal[code] ? pieces & Attacks64.obliqueLines(target) : 0;
            }
        }
        // pieces behind a pawn of their own, and the squares that pawns may not go to if a line is to be open
        long closed = direct != 0 ? 0 : -1;
        long behind = 0;
        for (long left = sliders; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long between = Attacks64.between(target, s);
            long blockers = between & all.occupied;
            if (blockers == 0) {
                direct |= left & -left;
                closed &= between;
            } else if ((blockers & blockers - 1) == 0 && (blockers & pawns) != 0) {
                behind |= left & -left;
            }
        }
        return (!structure.compelled && direct != 0) || canCaptureAfterPawn(pawns, direct != 0, closed, behind);
    }

    /** Whether a pawn move that goes to no closed square is followed by the capture, or no pawn can move. */
    private boolean canCaptureAfterPawn(long pawns, boolean direct, long closed, long behind) {
        boolean any = false;
        for (long left = pawns; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long to = bits.pawnReach(field.piece(from), from, all.occupied, all.side(1 - side));
            any |= to != 0;
            if (structure.paired
                    && to != 0
                    && ((direct && (to & ~closed) != 0)
                            || opens(behind, left & -left, to)
                            || promotes(field.piece(from), left & -left, to))) {
                return true;
            }
        }
        return direct && !any;
    }

    private boolean opens(long behind, long pawn, long to) {
        for (long left = behind; left != 0; left &= left - 1) {
            long between = Attacks64.between(target, Long.numberOfTrailingZeros(left));
            if ((between & pawn) != 0 && (to & ~between) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a pawn promotes to a piece that can capture. */
    private boolean promotes(int pawn, long from, long destinations) {
        if (tables.promotionZone[pawn] == null) {
            return false;
        }
        for (long left = destinations & bits.promotionSquares[side]; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            long occupied = (all.occupied & ~from) | (left & -left);
            for (int type : tables.promotionTypes[pawn]) {
                int code = type << 1 | side;
                if (!tables.isPawn(code) && (bits.reach(code, to, occupied) >>> target & 1) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}

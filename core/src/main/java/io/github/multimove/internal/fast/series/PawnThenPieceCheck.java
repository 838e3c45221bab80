package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.fast.sets.StepMoves;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Step.Duty;
import io.github.multimove.rules.TurnStructure;

/**
 * Whether a side could capture a piece by a turn of a pawn and then another piece, told from the pieces that attack it over
 * lines that are open or that a pawn alone blocks: no sub-move is made. // must agree with SeriesCheck: TwinmoveAgreementTest
 */
record PawnThenPieceCheck(boolean compelled, BoardState field, Attacks64 bits, long occupied, int side, int target) {
    /** Whether a structure is a pawn's move, compelled or not, and then one of another piece. */
    static boolean isPawnThenPiece(SeriesStructure structure) {
        return structure.description.equals(TurnStructure.pawnThenPiece(true))
                || structure.description.equals(TurnStructure.pawnThenPiece(false));
    }

    /** Returns the check of a structure, or none if it is another or its board does not fit. */
    static CheckAccelerator of(SeriesStructure structure) {
        Attacks64 reach = GeometryTables.of(structure.tables).emptyHanded;
        if (reach == null || !isPawnThenPiece(structure)) {
            return CheckAccelerator.NONE;
        }
        boolean compelled = structure.step(0).duty() != Duty.OPTIONAL;
        return (field, attacker, from, on) -> {
            // a pawn that captures en passant opens a rank, too
            if (from != CheckAccelerator.ANY || field.hasEnPassantSquares() || field.hasStacks()) {
                return CheckAccelerator.Answer.UNKNOWN;
            }
            boolean takes = new PawnThenPieceCheck(compelled, field, reach, StepMoves.occupied(field), attacker, on)
                    .canCapture();
            return takes ? CheckAccelerator.Answer.YES : CheckAccelerator.Answer.NO;
        };
    }

    private boolean canCapture() {
        GameTables tables = field.tables;
        long pawns = 0;
        long direct = 0;
        long sliders = 0;
        for (int code = 2 + side; code < bits.codes; code += 2) {
            long pieces = field.of(code);
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
            long blockers = between & occupied;
            if (blockers == 0) {
                direct |= left & -left;
                closed &= between;
            } else if ((blockers & blockers - 1) == 0 && (blockers & pawns) != 0) {
                behind |= left & -left;
            }
        }
        return (!compelled && direct != 0) || canCaptureAfterPawn(pawns, direct != 0, closed, behind);
    }

    /** Whether a pawn move that goes to no closed square is followed by the capture, or no pawn can move. */
    private boolean canCaptureAfterPawn(long pawns, boolean direct, long closed, long behind) {
        boolean any = false;
        for (long left = pawns; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long to = bits.pawnReach(field.piece(from), from, occupied, StepMoves.pieces(field, 1 - side));
            any |= to != 0;
            if (to != 0
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
        GameTables tables = field.tables;
        if (tables.promotionZone[pawn] == null) {
            return false;
        }
        for (long left = destinations & bits.promotionSquares[side]; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            long after = (occupied & ~from) | (left & -left);
            for (int type : tables.promotionTypes[pawn]) {
                int code = type << 1 | side;
                if (!tables.isPawn(code) && (bits.reach(code, to, after) >>> target & 1) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}

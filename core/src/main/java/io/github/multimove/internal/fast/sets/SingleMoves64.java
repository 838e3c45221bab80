package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.PassedSquares;
import io.github.multimove.internal.board.SubMoves;

/**
 * The safe sub-moves of single pieces on a board of one king: how many there are, whether there are any, and which. // must
 * agree with ReferenceTurns: the fast path's laws prove it
 */
public final class SingleMoves64 {
    /** In place of castlings: those that can be made, and of all sub-moves the safe ones. */
    public static final int SAFE = -1;

    private SingleMoves64() {}

    /** The number of safe sub-moves, captures en passant and castlings among them. */
    public static long count(Attacks64 reach, BoardState state) {
        int side = state.side;
        long occupied = Attacks64.occupied(state);
        long own = Attacks64.own(state, occupied);
        long enemy = occupied ^ own;
        long king = reach.royals(state) & own;
        int at = Long.numberOfTrailingZeros(king);
        long lines = KingConstraints.lines(state, at, occupied, enemy, 1);
        long leapers = KingConstraints.leapers(reach, state, state.side, at, enemy);
        long answers = -1;
        long loose = -1;
        long total = 0;
        if ((lines | leapers) != 0) {
            answers = KingConstraints.answers(at, lines, leapers, occupied);
            for (long left = lines; answers != 0 && left != 0; left &= left - 1) {
                int s = Long.numberOfTrailingZeros(left);
                long pinned = Attacks64.between(at, s) & occupied;
                if (pinned != 0) {
                    loose &= ~pinned;
                    int from = Long.numberOfTrailingZeros(pinned);
                    long to = reach.destinations(state.piece(from), from, occupied, own)
                            & answers
                            & KingConstraints.answers(at, s);
                    total += reach.weight(side, to, (reach.pawns(state) & pinned) != 0);
                }
            }
        }
        if (answers != 0) {
            total += free(reach, state, own & loose & ~king, occupied, own, answers);
        }
        total += Long.bitCount(kingSteps(reach, state, king, at, occupied, own, false));
        if (answers == -1) {
            total += Integer.bitCount(castlings(reach, state, king, occupied, own));
        }
        return state.hasEnPassantSquares()
                ? total + enPassant(reach, state, at, occupied, own, new SubMoves(2))
                : total;
    }

    /** The sub-moves of pieces that nothing ties to a line, to squares that answer every check. */
    public static long free(Attacks64 reach, BoardState state, long pieces, long occupied, long own, long answers) {
        int side = state.side;
        long open = answers & reach.board & ~own;
        long total = 0;
        for (int code : reach.leaping[side]) {
            long[] leaps = reach.leaps[code];
            for (long left = state.of(code) & pieces; left != 0; left &= left - 1) {
                total += Long.bitCount(leaps[Long.numberOfTrailingZeros(left)] & open);
            }
        }
        long straight = state.straight;
        long beside = reach.sliderNeverLeapsMask == 0
                ? -1
                : Attacks64.besideOblique(~own) | (Attacks64.besideStraight(~own) & straight);
        for (long left = state.oblique & pieces & beside; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = Attacks64.bishop(s, occupied);
            if ((straight >>> s & 1) != 0) {
                to |= Attacks64.rook(s, occupied);
            }
            total += Long.bitCount((reach.sliderNeverLeapsMask == 0 ? to | reach.leaps[state.piece(s)][s] : to) & open);
        }
        beside = reach.sliderNeverLeapsMask == 0 ? -1 : Attacks64.besideStraight(~own);
        for (long left = straight & ~state.oblique & pieces & beside; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = Attacks64.rook(s, occupied);
            total += Long.bitCount((reach.sliderNeverLeapsMask == 0 ? to | reach.leaps[state.piece(s)][s] : to) & open);
        }
        return total + pawns(reach, side, reach.pawns(state) & pieces, occupied, own, answers);
    }

    /** The sub-moves of pieces, the only king among them, that land elsewhere than on closed squares, its safety not asked about. */
    public static long any(Attacks64 reach, BoardState state, long pieces, long occupied, long closed) {
        long king = reach.royals(state) & pieces;
        long total = free(reach, state, pieces & ~king, occupied, closed, -1);
        if (king != 0) {
            long to = reach.leaps[reach.royals[state.side][0]][Long.numberOfTrailingZeros(king)];
            total += Long.bitCount(to & reach.board & ~closed);
        }
        return total + Integer.bitCount(openCastlings(reach, state, occupied));
    }

    private static long pawns(Attacks64 reach, int side, long pawns, long occupied, long own, long answers) {
        if (pawns == 0) {
            return 0;
        }
        PawnShifts shifts = reach.pawnShifts[reach.pawn[side]];
        boolean promotes = (pawns & reach.beforePromotion[side]) != 0;
        long enemy = occupied & ~own;
        long total = 0;
        for (int way = 0; way < shifts.ways(); way++) {
            long to = shifts.to(way, pawns, ~occupied, enemy) & answers;
            total += promotes ? reach.weight(side, to, true) : Long.bitCount(to);
        }
        return total;
    }

    /** The squares that the king can step to alone, or one of them. */
    private static long kingSteps(
            Attacks64 reach, BoardState state, long king, int at, long occupied, long own, boolean one) {
        long safe = 0;
        long lifted = occupied & ~king;
        long enemy = occupied & ~own;
        for (long left = reach.leaps[reach.royals[state.side][0]][at] & ~own; left != 0; left &= left - 1) {
            long to = left & -left;
            if (!KingConstraints.isAttacked(
                    reach, state, state.side, Long.numberOfTrailingZeros(left), lifted, enemy & ~to)) {
                safe |= to;
                if (one) {
                    return safe;
                }
            }
        }
        return safe;
    }

    /** The castlings with no piece in the way, one bit each. */
    public static int openCastlings(Attacks64 reach, BoardState state, long occupied) {
        int found = 0;
        for (int left = state.castling & reach.castlings[state.side]; left != 0; left &= left - 1) {
            found |= (reach.castleEmpty[Integer.numberOfTrailingZeros(left)] & occupied) == 0 ? left & -left : 0;
        }
        return found;
    }

    /** The castlings that can be made, the king not in check, one bit each. */
    static int castlings(Attacks64 reach, BoardState state, long king, long occupied, long own) {
        int found = state.castling == 0 ? 0 : openCastlings(reach, state, occupied);
        for (int left = found; left != 0; left &= left - 1) {
            found ^=
                    isBarred(reach, state, Integer.numberOfTrailingZeros(left), king, occupied, own) ? left & -left : 0;
        }
        return found;
    }

    private static boolean isBarred(
            Attacks64 reach, BoardState state, int castling, long king, long occupied, long own) {
        for (int square : state.tables.castlings.crossed[castling]) {
            if (KingConstraints.isAttacked(reach, state, state.side, square, occupied & ~king, occupied & ~own)) {
                return true;
            }
        }
        var right = state.tables.castles[castling];
        long after = (occupied & ~king & ~(1L << right.rook().index()))
                | (1L << right.rookTo().index())
                | (1L << right.kingTo().index());
        return KingConstraints.isAttacked(
                reach, state, state.side, right.kingTo().index(), after, occupied & ~own);
    }

    /** Lists the captures en passant that leave the king on a square safe, or all if that is negative; returns how many. */
    public static int enPassant(Attacks64 reach, BoardState state, int at, long occupied, long own, SubMoves out) {
        int code = reach.pawn[state.side];
        int start = out.size;
        for (short passed : state.passed()) {
            int to = PassedSquares.square(passed);
            long captors = reach.attackedFrom[code][to] & reach.pawns(state) & own;
            int victim = captors == 0 ? -1 : state.victim(passed, 1 - state.side);
            for (; captors != 0 && victim >= 0; captors &= captors - 1) {
                long gone = (captors & -captors) | 1L << victim;
                long after = (occupied & ~gone) | 1L << to;
                if (at < 0
                        || !KingConstraints.isAttacked(reach, state, state.side, at, after, occupied & ~own & ~gone)) {
                    long flags = Packed.CLOCK | Packed.PAWN | Packed.CAPTURE | Packed.EN_PASSANT;
                    int from = Long.numberOfTrailingZeros(captors);
                    out.add(Packed.of(from, to, Packed.MOVE, code >> 1, 0, victim + 1, flags));
                }
            }
        }
        return out.size - start;
    }

    /** Whether there is a safe sub-move; the king's own are tried first. */
    static boolean exists(Attacks64 reach, BoardState state) {
        long occupied = Attacks64.occupied(state);
        long own = Attacks64.own(state, occupied);
        long king = reach.royals(state) & own;
        int at = Long.numberOfTrailingZeros(king);
        return kingSteps(reach, state, king, at, occupied, own, true) != 0 || count(reach, state) > 0;
    }

    /** Lists sub-moves of the pieces on squares of a set on a board without a neutral piece. */
    public static void list(Attacks64 reach, BoardState state, long movers, int castlings, SubMoves out) {
        long occupied = Attacks64.occupied(state);
        list(reach, state, occupied, Attacks64.own(state, occupied), movers, castlings, out);
    }

    /**
     * Lists sub-moves of the pieces on squares of a set in the documented order; captures en passant by any pawn, if pawns are
     * among them.
     *
     * @param own the squares of the mover's pieces, and that of a neutral one
     * @param castlings {@link #SAFE} for sub-moves after which the king is safe; otherwise the king is not asked about, and
     *     these are the castlings that are listed, one bit each
     */
    static void list(
            Attacks64 reach, BoardState state, long occupied, long own, long movers, int castlings, SubMoves out) {
        boolean safe = castlings == SAFE;
        long enemy = occupied ^ own;
        long king = reach.royals(state) & own;
        int at = Long.numberOfTrailingZeros(king);
        long lines = safe ? KingConstraints.lines(state, at, occupied, enemy, 1) : 0;
        long leapers = safe ? KingConstraints.leapers(reach, state, state.side, at, enemy) : 0;
        long answers = (lines | leapers) == 0 ? -1 : KingConstraints.answers(at, lines, leapers, occupied);
        out.clear();
        for (long left = (answers == 0 ? king : own & ~reach.blockedSliders(state, own)) & movers;
                left != 0;
                left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int code = state.pieceOn(from);
            int start = out.size;
            int added = 0;
            long to;
            if (from == at && safe) {
                to = kingSteps(reach, state, king, at, occupied, own, false);
                added = answers == -1 ? castlings(reach, state, king, occupied, own) : 0;
            } else {
                to = reach.destinations(code, from, occupied, own) & answers;
                added = from == at ? castlings : 0;
            }
            for (long bound = lines; bound != 0; bound &= bound - 1) {
                int s = Long.numberOfTrailingZeros(bound);
                if ((Attacks64.between(at, s) & occupied) == (left & -left)) {
                    to &= KingConstraints.answers(at, s);
                }
            }
            landings(reach, state, code, from, to, enemy, out);
            if (added != 0) {
                castlings(state, added, at, out);
                out.sort(start);
            }
        }
        if (state.hasEnPassantSquares()
                && (reach.pawns(state) & movers) != 0
                && enPassant(reach, state, safe ? at : -1, occupied, own, out) > 0) {
            out.sort(0);
        }
    }

    /** Lists castlings, one bit each, by the king on a square. */
    public static void castlings(BoardState state, int castlings, int at, SubMoves out) {
        for (int left = castlings; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            int to = state.tables.castles[i].kingTo().index();
            out.add(Packed.of(at, to, Packed.CASTLE, state.piece(at) >> 1, 0, i, 0));
        }
    }

    /** Lists a piece's landings on squares, promotions each by each. */
    public static void landings(
            Attacks64 reach, BoardState state, int code, int from, long squares, long enemy, SubMoves out) {
        if (!reach.isPawn[code]) {
            long base = Packed.of(from, 0, Packed.MOVE, code >> 1, 0, 0, 0);
            for (long left = squares; left != 0; left &= left - 1) {
                int to = Long.numberOfTrailingZeros(left);
                out.add(Packed.to(base, to) | (-(enemy >>> to & 1) & (Packed.CAPTURE | Packed.CLOCK)));
            }
            return;
        }
        long base = Packed.of(from, 0, Packed.MOVE, code >> 1, 0, 0, Packed.PAWN | Packed.CLOCK);
        long passing = reach.pawnPassing[code][from];
        long promoting = reach.promotionSquares[code & 1];
        for (long left = squares; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            long m = Packed.to(base, to)
                    | (-(enemy >>> to & 1) & Packed.CAPTURE)
                    | (-(passing >>> to & 1) & Packed.PASSING);
            if ((promoting >>> to & 1) == 0) {
                out.add(m);
            } else {
                GameTables tables = state.tables;
                for (int type : tables.promotions.types[code]) {
                    out.add(Packed.promoting(m, 1 + 2 * tables.letterPlace[type]));
                }
            }
        }
    }
}

package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.board.Tables;

/**
 * The safe sub-moves of single men on a board of one king: how many there are, whether there are any, and which. // must
 * agree with PlainEngine: the fast path's laws prove it
 */
public final class OneMan {
    private OneMan() {}

    /** The number of safe sub-moves, captures in passing and castlings among them. */
    static long count(Reach reach, Field field) {
        int side = field.side;
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (side - 1L));
        long enemy = occupied ^ own;
        long king = reach.royals(field) & own;
        int at = Long.numberOfTrailingZeros(king);
        long lines = Kings.lines(field, at, occupied, enemy, 1);
        long leapers = Kings.leapers(reach, field, at, enemy);
        long answers = -1;
        long loose = -1;
        long total = 0;
        if ((lines | leapers) != 0) {
            answers = Kings.answers(at, lines, leapers, occupied);
            for (long left = lines; answers != 0 && left != 0; left &= left - 1) {
                int s = Long.numberOfTrailingZeros(left);
                long pinned = Reach.between(at, s) & occupied;
                if (pinned != 0) {
                    loose &= ~pinned;
                    int from = Long.numberOfTrailingZeros(pinned);
                    long to = reach.destinations(field, from, occupied, own) & answers & Kings.answers(at, s);
                    total += reach.weight(side, to, (reach.pawns(field) & pinned) != 0);
                }
            }
        }
        if (answers != 0) {
            total += free(reach, field, own & loose & ~king, occupied, own, answers);
        }
        total += Long.bitCount(kingSteps(reach, field, king, at, occupied, own));
        if (answers == -1 && field.castling != 0) {
            total += castlings(reach, field, king, occupied, own);
        }
        return field.hasPassed() ? total + inPassing(reach, field, at, occupied, own, null) : total;
    }

    /** The sub-moves of men that nothing ties to a line, to squares that answer every check. */
    public static long free(Reach reach, Field field, long men, long occupied, long own, long answers) {
        int side = field.side;
        long open = answers & reach.board & ~own;
        long total = 0;
        for (int code : reach.leaping[side]) {
            long[] leaps = reach.leaps[code];
            for (long left = field.of(code) & men; left != 0; left &= left - 1) {
                total += Long.bitCount(leaps[Long.numberOfTrailingZeros(left)] & open);
            }
        }
        long straight = field.straight;
        long beside = reach.apart == 0 ? -1 : Reach.besideOblique(~own) | (Reach.besideStraight(~own) & straight);
        for (long left = field.oblique & men & beside; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = Reach.bishop(s, occupied);
            if ((straight >>> s & 1) != 0) {
                to |= Reach.rook(s, occupied);
            }
            total += Long.bitCount((reach.apart == 0 ? to | reach.leaps[field.man(s)][s] : to) & open);
        }
        beside = reach.apart == 0 ? -1 : Reach.besideStraight(~own);
        for (long left = straight & ~field.oblique & men & beside; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = Reach.rook(s, occupied);
            total += Long.bitCount((reach.apart == 0 ? to | reach.leaps[field.man(s)][s] : to) & open);
        }
        return total + pawns(reach, side, reach.pawns(field) & men, occupied, own, answers);
    }

    private static long pawns(Reach reach, int side, long pawns, long occupied, long own, long answers) {
        if (pawns == 0) {
            return 0;
        }
        PawnShifts shifts = reach.pawnShifts[reach.pawn[side]];
        long empty = ~occupied;
        long enemy = occupied & ~own & answers;
        long steps = shifts.steps(pawns, empty);
        long total = (long) Long.bitCount(steps & answers) + Long.bitCount(shifts.doubleSteps(pawns, empty) & answers);
        long extra = reach.promotionKinds[side] - 1L;
        long promoting = reach.promotionSquares[side];
        boolean any = (pawns & reach.beforePromotion[side]) != 0;
        if (any) {
            total += extra * Long.bitCount(steps & answers & promoting);
            total += extra * Long.bitCount(shifts.doubleSteps(pawns, empty) & answers & promoting);
        }
        for (int i = 0; i < shifts.captures(); i++) {
            long to = shifts.captures(i, pawns) & enemy;
            total += Long.bitCount(to);
            if (any) {
                total += extra * Long.bitCount(to & promoting);
            }
        }
        return total;
    }

    /** The squares that the king can step to alone. */
    static long kingSteps(Reach reach, Field field, long king, int at, long occupied, long own) {
        long safe = 0;
        long lifted = occupied & ~king;
        long enemy = occupied & ~own;
        for (long left = reach.leaps[reach.royals[field.side][0]][at] & ~own; left != 0; left &= left - 1) {
            long to = left & -left;
            safe |= Kings.isAttacked(reach, field, Long.numberOfTrailingZeros(left), lifted, enemy & ~to) ? 0 : to;
        }
        return safe;
    }

    /** The castlings that can be made, the king not in check, one bit each. */
    static int castlingsOf(Reach reach, Field field, long king, long occupied, long own) {
        int found = 0;
        for (int left = field.castling & reach.castlings[field.side]; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            if ((reach.castleEmpty[i] & occupied) == 0 && !isBarred(reach, field, i, king, occupied, own)) {
                found |= left & -left;
            }
        }
        return found;
    }

    private static int castlings(Reach reach, Field field, long king, long occupied, long own) {
        return Integer.bitCount(castlingsOf(reach, field, king, occupied, own));
    }

    private static boolean isBarred(Reach reach, Field field, int castling, long king, long occupied, long own) {
        for (int square : reach.castleAsked[castling]) {
            if (Kings.isAttacked(reach, field, square, occupied & ~king, occupied & ~own & ~(1L << square))) {
                return true;
            }
        }
        // with the rook on the edge nothing can come from behind it, and the squares looked at tell everything
        return !reach.rooksOnEdge[castling] && isSeenAfter(reach, field, castling, king, occupied, own);
    }

    private static boolean isSeenAfter(Reach reach, Field field, int castling, long king, long occupied, long own) {
        var right = field.tables.castles[castling];
        long after = (occupied & ~king & ~(1L << right.rook().index()))
                | (1L << right.rookTo().index())
                | (1L << right.kingTo().index());
        return Kings.isAttacked(reach, field, right.kingTo().index(), after, occupied & ~own);
    }

    /** Counts the safe captures in passing, and lists them if there is a list. */
    static int inPassing(
            Reach reach,
            Field field,
            int at,
            long occupied,
            long own,
            @org.jspecify.annotations.Nullable SubMoves out) {
        int side = field.side;
        int code = reach.pawn[side];
        int found = 0;
        for (short to : field.passed()) {
            long captors = reach.attackedFrom[code][to] & reach.pawns(field) & own;
            int victim = captors == 0 ? -1 : field.victim(to, 1 - side);
            for (; captors != 0 && victim >= 0; captors &= captors - 1) {
                long taken = 1L << victim;
                long after = (occupied & ~(captors & -captors) & ~taken) | 1L << to;
                if (!Kings.isAttacked(reach, field, at, after, occupied & ~own & ~taken)) {
                    found++;
                    if (out != null) {
                        out.add(inPassing(code, Long.numberOfTrailingZeros(captors), to, victim));
                    }
                }
            }
        }
        return found;
    }

    /** A capture in passing, packed. */
    public static long inPassing(int code, int from, int to, int victim) {
        long flags = Packed.CLOCK | Packed.PAWN | Packed.CAPTURE | Packed.EN_PASSANT;
        return Packed.of(from, to, Packed.MOVE, code >> 1, 0, victim + 1, flags);
    }

    /** Whether there is a safe sub-move; the king's own are tried first. */
    static boolean exists(Reach reach, Field field) {
        int side = field.side;
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (side - 1L));
        long enemy = occupied ^ own;
        long king = reach.royals(field) & own;
        int at = Long.numberOfTrailingZeros(king);
        long lifted = occupied & ~king;
        for (long left = reach.leaps[reach.royals[side][0]][at] & ~own; left != 0; left &= left - 1) {
            if (!Kings.isAttacked(reach, field, Long.numberOfTrailingZeros(left), lifted, enemy & ~(left & -left))) {
                return true;
            }
        }
        return count(reach, field) > 0;
    }

    /** Lists all safe sub-moves in the documented order. */
    static void list(Reach reach, Field field, SubMoves out) {
        list(reach, field, -1, out);
    }

    /** Lists the turns of the men on squares of a set. */
    static void list(Reach reach, Field field, long movers, SubMoves out) {
        int side = field.side;
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (side - 1L));
        long enemy = occupied ^ own;
        long king = reach.royals(field) & own;
        int at = Long.numberOfTrailingZeros(king);
        long lines = Kings.lines(field, at, occupied, enemy, 1);
        long leapers = Kings.leapers(reach, field, at, enemy);
        long answers = (lines | leapers) == 0 ? -1 : Kings.answers(at, lines, leapers, occupied);
        out.clear();
        for (long left = (answers == 0 ? king : own & ~reach.hemmedIn(field, own)) & movers;
                left != 0;
                left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            if (from == at) {
                int start = out.size;
                long to = kingSteps(reach, field, king, at, occupied, own);
                landings(reach, field, reach.royals[side][0], at, to, enemy, out);
                int castlings =
                        answers == -1 && field.castling != 0 ? castlingsOf(reach, field, king, occupied, own) : 0;
                if (castlings != 0) {
                    castlings(field, castlings, at, out);
                    out.sort(start);
                }
                continue;
            }
            int code = field.man(from);
            long to = answers
                    & (reach.isPawn[code]
                            ? reach.pawnReach(code, from, occupied, enemy)
                            : reach.reach(code, from, occupied) & ~own);
            for (long bound = lines; bound != 0; bound &= bound - 1) {
                int s = Long.numberOfTrailingZeros(bound);
                if ((Reach.between(at, s) & occupied) == (left & -left)) {
                    to &= Kings.answers(at, s);
                }
            }
            landings(reach, field, code, from, to, enemy, out);
        }
        if (field.hasPassed() && inPassing(reach, field, at, occupied, own, out) > 0) {
            out.sort(0);
        }
    }

    static void castlings(Field field, int castlings, int at, SubMoves out) {
        for (int left = castlings; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            int to = field.tables.castles[i].kingTo().index();
            out.add(Packed.of(at, to, Packed.CASTLE, field.man(at) >> 1, 0, i, 0));
        }
    }

    /** Lists a man's landings on squares, promotions each by each. */
    public static void landings(Reach reach, Field field, int code, int from, long squares, long enemy, SubMoves out) {
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
                Tables tables = field.tables;
                for (int type : tables.promotionTypes[code]) {
                    out.add(Packed.promoting(m, 1 + 2 * tables.letterPlace[type]));
                }
            }
        }
    }
}

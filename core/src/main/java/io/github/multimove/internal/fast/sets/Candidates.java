package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;

/**
 * The sub-moves that may belong to a turn that gives check: who lands where he attacks the enemy king, or would but for one
 * man of the mover's who may go too; and who leaves a line from a slider of the mover's to the enemy king, on which at most
 * one more man of the mover's stands. Captures in passing and castlings are not among them.
 *
 * <p>Most positions have none, and {@link #mayExist} tells so without going through anybody's squares.
 */
final class Candidates {
    private final Reach reach;
    private final Field field;
    private final boolean pairs;
    final long occupied;
    final long own;
    final long enemy;
    final long king;
    final int target;
    /** By entry: the man, his code after landing, his squares, his candidates among them; the king's is the first. */
    int entries;

    final long[] man;
    final int[] code;
    final long[] reached;
    final long[] candidates;
    /** By line to the enemy king: the slider, the men on it, the squares between. */
    int lines;

    final long[] slider;
    final long[] onLine;
    final long[] between;
    /** The squares from which a slide attacks the enemy king, or would but for one man of the mover's. */
    private final long straight;

    private final long oblique;

    /** Lists the men's squares and candidates; there may be no candidate among them. */
    Candidates(Reach reach, Field field, boolean pairs) {
        this.reach = reach;
        this.field = field;
        this.pairs = pairs;
        int side = field.side;
        occupied = field.straight | field.oblique | field.low | field.high;
        own = occupied & (field.black ^ (side - 1L));
        enemy = occupied ^ own;
        king = reach.royals(field) & own;
        target = Long.numberOfTrailingZeros(reach.royals(field) & enemy);
        straight = straight(target, occupied, own, pairs);
        oblique = oblique(target, occupied, own, pairs);
        long promoters = reach.pawns(field) & own & reach.beforePromotion[side];
        int most = Long.bitCount(own) + Long.bitCount(promoters) * reach.promotionKinds[side];
        man = new long[most];
        code = new int[most];
        reached = new long[most];
        candidates = new long[most];
        long sliders = sliders(field, target, own);
        int count = Long.bitCount(sliders);
        slider = new long[count];
        onLine = new long[count];
        between = new long[count];
        for (long left = sliders; left != 0; left &= left - 1) {
            long squares = Reach.between(target, Long.numberOfTrailingZeros(left));
            long men = squares & occupied;
            if (isLine(men, enemy, pairs)) {
                slider[lines] = left & -left;
                onLine[lines] = men;
                between[lines++] = squares;
            }
        }
        enterMen();
    }

    /** The squares that a straight slide could attack a square from, over one of the mover's men if two may move. */
    private static long straight(int target, long occupied, long own, boolean pairs) {
        long seen = Reach.rook(target, occupied);
        return pairs && (seen & own) != 0 ? Reach.rook(target, occupied & ~(seen & own)) : seen;
    }

    private static long oblique(int target, long occupied, long own, boolean pairs) {
        long seen = Reach.bishop(target, occupied);
        return pairs && (seen & own) != 0 ? Reach.bishop(target, occupied & ~(seen & own)) : seen;
    }

    private static long sliders(Field field, int target, long own) {
        return own & ((field.straight & Reach.straightLines(target)) | (field.oblique & Reach.obliqueLines(target)));
    }

    private static boolean isLine(long men, long enemy, boolean pairs) {
        return men != 0 && (men & enemy) == 0 && Long.bitCount(men) <= (pairs ? 2 : 1);
    }

    /** Whether there may be a candidate; false only if there is none. */
    static boolean mayExist(Reach reach, Field field, boolean pairs) {
        int side = field.side;
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (side - 1L));
        long enemy = occupied ^ own;
        int target = Long.numberOfTrailingZeros(reach.royals(field) & enemy);
        for (long left = sliders(field, target, own); left != 0; left &= left - 1) {
            long men = Reach.between(target, Long.numberOfTrailingZeros(left)) & occupied;
            if (isLine(men, enemy, pairs)) {
                return true;
            }
        }
        long open = reach.board & ~own;
        for (int code : reach.leaping[side]) {
            long wanted = reach.attackedFrom[code][target] & open;
            for (long left = wanted == 0 ? 0 : field.of(code); left != 0; left &= left - 1) {
                if ((reach.leaps[code][Long.numberOfTrailingZeros(left)] & wanted) != 0) {
                    return true;
                }
            }
        }
        return pawnsMay(reach, field, target, occupied, own)
                || slidersMay(reach, field, target, occupied, own, pairs);
    }

    private static boolean pawnsMay(Reach reach, Field field, int target, long occupied, long own) {
        long pawns = reach.pawns(field) & own;
        if (pawns == 0) {
            return false;
        }
        int code = reach.pawn[field.side];
        long wanted = reach.attackedFrom[code][target];
        PawnShifts shifts = reach.pawnShifts[code];
        long to = 0;
        for (int way = 0; wanted != 0 && way < shifts.ways(); way++) {
            to |= shifts.to(way, pawns, ~occupied, occupied ^ own);
        }
        // what a pawn becomes is looked at one by one
        return (to & wanted) != 0 || (pawns & reach.beforePromotion[field.side]) != 0;
    }

    private static boolean slidersMay(
            Reach reach, Field field, int target, long occupied, long own, boolean pairs) {
        long open = reach.board & ~own;
        long straight = straight(target, occupied, own, pairs) & open;
        long oblique = oblique(target, occupied, own, pairs) & open;
        long both = straight | oblique;
        boolean apart = reach.apart != 0;
        long men = own & (field.straight | field.oblique) & ~reach.hemmedIn(field, own);
        for (long left = men; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long leap = 0;
            long to = 0;
            if (!apart) {
                int code = field.man(s);
                leap = reach.attackedFrom[code][target] & open;
                to = reach.leaps[code][s];
            }
            boolean isStraight = (field.straight >>> s & 1) != 0;
            boolean isOblique = (field.oblique >>> s & 1) != 0;
            long wanted = (isStraight ? isOblique ? both : straight : oblique) | leap;
            to |= isStraight ? Reach.rook(s, occupied) : 0;
            to |= isOblique ? Reach.bishop(s, occupied) : 0;
            if ((to & wanted) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The castlings that may give check, possible or not, one bit each: the rook attacks, or a line is left. */
    static int castlings(Reach reach, Field field, long occupied, long own) {
        int target = Long.numberOfTrailingZeros(reach.royals(field) & ~own);
        long attacking = Reach.straightLines(target) | Reach.obliqueLines(target) | reach.near[field.side][target];
        long leaving = 0;
        for (long left = sliders(field, target, own); left != 0; left &= left - 1) {
            long squares = Reach.between(target, Long.numberOfTrailingZeros(left));
            leaving |= (squares & occupied & ~own) == 0 ? squares : 0;
        }
        int found = 0;
        for (int left = field.castling & reach.castlings[field.side]; left != 0; left &= left - 1) {
            var right = field.tables.castles[Integer.numberOfTrailingZeros(left)];
            boolean attacks = (attacking >>> right.rookTo().index() & 1) != 0
                    || (attacking >>> right.kingTo().index() & 1) != 0;
            boolean leaves = (leaving >>> right.rook().index() & 1) != 0
                    || (leaving >>> right.king().index() & 1) != 0;
            found |= attacks || leaves ? left & -left : 0;
        }
        return found;
    }

    // ---- one by one -------------------------------------------------------------------------------------------------

    private void enterMen() {
        int side = field.side;
        int at = Long.numberOfTrailingZeros(king);
        int royal = reach.royals[side][0];
        enter(king, royal, reach.leaps[royal][at] & reach.board & ~own);
        for (long left = own & ~king & ~reach.hemmedIn(field, own); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int c = field.man(s);
            long to;
            if (!reach.isPawn[c]) {
                to = reach.reach(c, s, occupied) & ~own;
            } else {
                to = reach.pawnReach(c, s, occupied, enemy);
                long promotions = to & reach.promotionSquares[side];
                if (promotions != 0) {
                    to ^= promotions;
                    for (int type : field.tables.promotionTypes[c]) {
                        enter(left & -left, type << 1 | side, promotions);
                    }
                }
            }
            if (to != 0) {
                enter(left & -left, c, to);
            }
        }
    }

    private void enter(long who, int as, long to) {
        long found = to & reach.attackedFrom[as][target];
        long slides = (reach.orthogonal[as] ? Reach.straightLines(target) : 0)
                | (reach.diagonal[as] ? Reach.obliqueLines(target) : 0);
        if (slides != 0) {
            // who has stood on a line himself no longer does: squares beyond his own are looked at one by one
            long seen = (reach.orthogonal[as] ? straight : 0) | (reach.diagonal[as] ? oblique : 0);
            found |= (slides & who) == 0 ? to & seen & slides : slides(who, to & slides);
        }
        for (int n = 0; n < lines; n++) {
            found |= (onLine[n] & who) != 0 ? to & ~between[n] : 0;
        }
        man[entries] = who;
        code[entries] = as;
        reached[entries] = to;
        candidates[entries++] = found;
    }

    /** The squares among some on lines to the enemy king from which at most one of the mover's men hides him. */
    private long slides(long who, long to) {
        long found = 0;
        for (long left = to; left != 0; left &= left - 1) {
            long men = Reach.between(target, Long.numberOfTrailingZeros(left)) & occupied & ~who;
            found |= (men & men - 1) == 0 && (men & enemy) == 0 && (pairs || men == 0) ? left & -left : 0;
        }
        return found;
    }

    // ---- why a turn gives check -------------------------------------------------------------------------------------

    /** Whether a man slides along a line between a square and the enemy king. */
    private boolean isSlide(int as, int to) {
        return (reach.orthogonal[as] && (Reach.straightLines(target) >>> to & 1) != 0)
                || (reach.diagonal[as] && (Reach.obliqueLines(target) >>> to & 1) != 0);
    }

    /** The squares on which a partner may land so that a candidate, or its leaving a line, gives check; all for a leap. */
    long landings(int e, int to, long partner) {
        if ((reach.attackedFrom[code[e]][target] >>> to & 1) != 0) {
            return -1;
        }
        long squares = 0;
        if (isSlide(code[e], to)) {
            long way = Reach.between(target, to);
            squares = (way & occupied & ~man[e] & ~partner) == 0 ? ~way : 0;
        }
        for (int n = 0; n < lines; n++) {
            boolean opens = onLine[n] == man[e] && slider[n] != partner && (between[n] >>> to & 1) == 0;
            squares |= opens ? ~between[n] : 0;
        }
        return squares;
    }

    /** Whether two candidates together leave a line on which both stand. */
    boolean openTogether(int e, long to, int f, long other) {
        for (int n = 0; n < lines; n++) {
            if (onLine[n] == (man[e] | man[f]) && (between[n] & (to | other)) == 0) {
                return true;
            }
        }
        return false;
    }
}

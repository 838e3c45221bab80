package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;

/**
 * How the mover's men may attack the enemy king on a board of one king a side: by a <em>candidate</em>, which is a sub-move
 * that lands where its man attacks the king, or would but for one man of the mover's who may go too; or one that leaves a
 * line from a slider of the mover's to the king, on which at most one more man of the mover's stands. Captures in passing
 * and castlings are no candidates.
 *
 * <p>A turn that gives check holds a candidate. Most positions have none, and {@link #mayExist} tells so without going
 * through anybody's squares.
 */
final class Attack {
    private final Reach reach;
    private final boolean pairs;
    final long occupied;
    final long own;
    final long enemy;
    final long king;
    /** Where the enemy king stands. */
    final int target;
    /** By line to the enemy king: the slider, the men on it, the squares between. */
    private int lines;

    private final long[] slider;
    private final long[] onLine;
    private final long[] between;
    /** All men on lines. */
    private long screens;
    /** The squares from which a slide attacks the enemy king, or would but for one man of the mover's. */
    private final long straight;

    private final long oblique;

    Attack(Reach reach, Field field, boolean pairs) {
        this.reach = reach;
        this.pairs = pairs;
        occupied = field.straight | field.oblique | field.low | field.high;
        own = occupied & (field.black ^ (field.side - 1L));
        enemy = occupied ^ own;
        king = reach.royals(field) & own;
        target = Long.numberOfTrailingZeros(reach.royals(field) & enemy);
        straight = straight(target, occupied, own, pairs);
        oblique = oblique(target, occupied, own, pairs);
        long sliders = sliders(field, target, own);
        int count = Long.bitCount(sliders);
        slider = new long[count];
        onLine = new long[count];
        between = new long[count];
        for (long left = sliders; left != 0; left &= left - 1) {
            long squares = Reach.between(target, Long.numberOfTrailingZeros(left));
            long men = squares & occupied;
            if (isLine(men, enemy, pairs)) {
                screens |= men;
                slider[lines] = left & -left;
                onLine[lines] = men;
                between[lines++] = squares;
            }
        }
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

    /** Whether there may be a turn that gives check, captures in passing aside; false only if there is none. */
    static boolean mayExist(Reach reach, Field field, boolean pairs) {
        return ((field.castling & reach.castlings[field.side]) != 0 && castlings(reach, field) != 0)
                || mayLand(reach, field, pairs);
    }

    private static boolean mayLand(Reach reach, Field field, boolean pairs) {
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
        return pawnsMay(reach, field, target, occupied, own) || slidersMay(reach, field, target, occupied, own, pairs);
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

    private static boolean slidersMay(Reach reach, Field field, int target, long occupied, long own, boolean pairs) {
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
    static int castlings(Reach reach, Field field) {
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (field.side - 1L));
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

    /** The men who stand on lines to the enemy king. */
    long screens() {
        return screens;
    }

    /** The candidates among the squares that a man reaches, by his code after landing there. */
    long candidates(long who, int as, long to) {
        long found = to & reach.attackedFrom[as][target];
        if (reach.orthogonal[as] || reach.diagonal[as]) {
            long slides = (reach.orthogonal[as] ? Reach.straightLines(target) : 0)
                    | (reach.diagonal[as] ? Reach.obliqueLines(target) : 0);
            long seen = (reach.orthogonal[as] ? straight : 0) | (reach.diagonal[as] ? oblique : 0);
            // who stands on a line hides the squares beyond his own no longer
            found |= (slides & who) == 0 ? to & seen : slides(who, to & slides);
        }
        if ((screens & who) != 0) {
            for (int n = 0; n < lines; n++) {
                found |= (onLine[n] & who) != 0 ? to & ~between[n] : 0;
            }
        }
        return found;
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

    /** Whether a man attacks the enemy king from where he lands whatever a partner does. */
    boolean isLeap(int as, int to) {
        return (reach.attackedFrom[as][target] >>> to & 1) != 0;
    }

    /** Whether a man slides along a line between a square and the enemy king. */
    private boolean isSlide(int as, int to) {
        return (reach.orthogonal[as] && (Reach.straightLines(target) >>> to & 1) != 0)
                || (reach.diagonal[as] && (Reach.obliqueLines(target) >>> to & 1) != 0);
    }

    /** The squares on which a partner may land so that a candidate, or its leaving a line, gives check; all for a leap. */
    long landings(long man, int as, int to, long partner) {
        if (isLeap(as, to)) {
            return -1;
        }
        long squares = 0;
        if (isSlide(as, to)) {
            long way = Reach.between(target, to);
            squares = (way & occupied & ~man & ~partner) == 0 ? ~way : 0;
        }
        for (int n = 0; (screens & man) != 0 && n < lines; n++) {
            boolean opens = onLine[n] == man && slider[n] != partner && (between[n] >>> to & 1) == 0;
            squares |= opens ? ~between[n] : 0;
        }
        return squares;
    }

    /** The men beside whom {@link #landings} may differ from what they are beside others. */
    long concerned(long man, int as, int to) {
        if (isLeap(as, to)) {
            return 0;
        }
        long men = isSlide(as, to) ? Reach.between(target, to) & own & ~man : 0;
        for (int n = 0; (screens & man) != 0 && n < lines; n++) {
            men |= onLine[n] == man ? slider[n] : 0;
        }
        return men;
    }

    /** Whether two candidates together leave a line on which both stand. */
    boolean openTogether(long men, long landings) {
        for (int n = 0; n < lines; n++) {
            if (onLine[n] == men && (between[n] & landings) == 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * The squares, of some candidates of a partner, that give check beside a candidate that does not.
     *
     * @param others candidates of the partner
     */
    long together(long man, int to, long partner, int partnerAs, long others) {
        long found = 0;
        long landing = 1L << to;
        for (long left = others; left != 0; left &= left - 1) {
            long other = left & -left;
            if ((landings(partner, partnerAs, Long.numberOfTrailingZeros(left), man) & landing) != 0
                    || openTogether(man | partner, landing | other)) {
                found |= other;
            }
        }
        return found;
    }
}

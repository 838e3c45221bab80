package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;

/**
 * How the mover's pieces may attack the enemy king on a board of one king a side: by a <em>candidate</em>, which is a sub-move
 * that lands where its piece attacks the king, or would but for one piece of the mover's that may go too; or one that leaves a
 * line from a slider of the mover's to the king, on which at most one more piece of the mover's stands. Captures en passant
 * and castlings are no candidates.
 *
 * <p>A turn that gives check holds a candidate. Most positions have none, and {@link #mayExist} tells so without going
 * through anybody's squares.
 */
final class CheckCandidates {
    private final Attacks64 reach;
    private final boolean pairs;
    final long occupied;
    final long own;
    final long enemy;
    final long king;
    /** Where the enemy king stands. */
    final int target;
    /** By line to the enemy king: the slider, the pieces on it, the squares between. */
    private int lines;

    private final long[] slider;
    private final long[] onLine;
    private final long[] between;
    /** All pieces on lines. */
    private long screens;
    /** The squares from which a slide attacks the enemy king, or would but for one piece of the mover's. */
    private final long straight;

    private final long oblique;

    CheckCandidates(Attacks64 reach, BoardState field, boolean pairs) {
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
            long squares = Attacks64.between(target, Long.numberOfTrailingZeros(left));
            long pieces = squares & occupied;
            if (isLine(pieces, enemy, pairs)) {
                screens |= pieces;
                slider[lines] = left & -left;
                onLine[lines] = pieces;
                between[lines++] = squares;
            }
        }
    }

    /** The squares that a straight slide could attack a square from, over one of the mover's pieces if two may move. */
    private static long straight(int target, long occupied, long own, boolean pairs) {
        long seen = Attacks64.rook(target, occupied);
        return pairs && (seen & own) != 0 ? Attacks64.rook(target, occupied & ~(seen & own)) : seen;
    }

    private static long oblique(int target, long occupied, long own, boolean pairs) {
        long seen = Attacks64.bishop(target, occupied);
        return pairs && (seen & own) != 0 ? Attacks64.bishop(target, occupied & ~(seen & own)) : seen;
    }

    private static long sliders(BoardState field, int target, long own) {
        return own
                & ((field.straight & Attacks64.straightLines(target))
                        | (field.oblique & Attacks64.obliqueLines(target)));
    }

    private static boolean isLine(long pieces, long enemy, boolean pairs) {
        return pieces != 0 && (pieces & enemy) == 0 && Long.bitCount(pieces) <= (pairs ? 2 : 1);
    }

    /** Whether there may be a turn that gives check, captures en passant aside; false only if there is none. */
    static boolean mayExist(Attacks64 reach, BoardState field, boolean pairs) {
        return ((field.castling & reach.castlings[field.side]) != 0 && castlings(reach, field) != 0)
                || mayLand(reach, field, pairs);
    }

    private static boolean mayLand(Attacks64 reach, BoardState field, boolean pairs) {
        int side = field.side;
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (side - 1L));
        long enemy = occupied ^ own;
        int target = Long.numberOfTrailingZeros(reach.royals(field) & enemy);
        for (long left = sliders(field, target, own); left != 0; left &= left - 1) {
            long pieces = Attacks64.between(target, Long.numberOfTrailingZeros(left)) & occupied;
            if (isLine(pieces, enemy, pairs)) {
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

    private static boolean pawnsMay(Attacks64 reach, BoardState field, int target, long occupied, long own) {
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
            Attacks64 reach, BoardState field, int target, long occupied, long own, boolean pairs) {
        long open = reach.board & ~own;
        long straight = straight(target, occupied, own, pairs) & open;
        long oblique = oblique(target, occupied, own, pairs) & open;
        long both = straight | oblique;
        boolean sliderNeverLeapsMask = reach.sliderNeverLeapsMask != 0;
        long pieces = own & (field.straight | field.oblique) & ~reach.blockedSliders(field, own);
        for (long left = pieces; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long leap = 0;
            long to = 0;
            if (!sliderNeverLeapsMask) {
                int code = field.piece(s);
                leap = reach.attackedFrom[code][target] & open;
                to = reach.leaps[code][s];
            }
            boolean isStraight = (field.straight >>> s & 1) != 0;
            boolean isOblique = (field.oblique >>> s & 1) != 0;
            long wanted = (isStraight ? isOblique ? both : straight : oblique) | leap;
            to |= isStraight ? Attacks64.rook(s, occupied) : 0;
            to |= isOblique ? Attacks64.bishop(s, occupied) : 0;
            if ((to & wanted) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The castlings that may give check, possible or not, one bit each: the rook attacks, or a line is left. */
    static int castlings(Attacks64 reach, BoardState field) {
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (field.side - 1L));
        int target = Long.numberOfTrailingZeros(reach.royals(field) & ~own);
        long attacking =
                Attacks64.straightLines(target) | Attacks64.obliqueLines(target) | reach.near[field.side][target];
        long leaving = 0;
        for (long left = sliders(field, target, own); left != 0; left &= left - 1) {
            long squares = Attacks64.between(target, Long.numberOfTrailingZeros(left));
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

    /** The pieces that stand on lines to the enemy king. */
    long screens() {
        return screens;
    }

    /** The candidates among the squares that a piece reaches, by its code after landing there. */
    long candidates(long who, int as, long to) {
        long found = to & reach.attackedFrom[as][target];
        if (reach.orthogonal[as] || reach.diagonal[as]) {
            long slides = (reach.orthogonal[as] ? Attacks64.straightLines(target) : 0)
                    | (reach.diagonal[as] ? Attacks64.obliqueLines(target) : 0);
            long seen = (reach.orthogonal[as] ? straight : 0) | (reach.diagonal[as] ? oblique : 0);
            // who stands on a line hides the squares beyond its own no longer
            found |= (slides & who) == 0 ? to & seen : slides(who, to & slides);
        }
        if ((screens & who) != 0) {
            for (int n = 0; n < lines; n++) {
                found |= (onLine[n] & who) != 0 ? to & ~between[n] : 0;
            }
        }
        return found;
    }

    /** The squares among some on lines to the enemy king from which at most one of the mover's pieces hides it. */
    private long slides(long who, long to) {
        long found = 0;
        for (long left = to; left != 0; left &= left - 1) {
            long pieces = Attacks64.between(target, Long.numberOfTrailingZeros(left)) & occupied & ~who;
            found |= (pieces & pieces - 1) == 0 && (pieces & enemy) == 0 && (pairs || pieces == 0) ? left & -left : 0;
        }
        return found;
    }

    /** Whether a piece attacks the enemy king from where it lands whatever a partner does. */
    boolean isLeap(int as, int to) {
        return (reach.attackedFrom[as][target] >>> to & 1) != 0;
    }

    /** Whether a piece slides along a line between a square and the enemy king. */
    private boolean isSlide(int as, int to) {
        return (reach.orthogonal[as] && (Attacks64.straightLines(target) >>> to & 1) != 0)
                || (reach.diagonal[as] && (Attacks64.obliqueLines(target) >>> to & 1) != 0);
    }

    /** The squares on which a partner may land so that a candidate, or its leaving a line, gives check; all for a leap. */
    long landings(long goer, int as, int to, long beside) {
        if (isLeap(as, to)) {
            return -1;
        }
        long squares = 0;
        if (isSlide(as, to)) {
            long way = Attacks64.between(target, to);
            squares = (way & occupied & ~goer & ~beside) == 0 ? ~way : 0;
        }
        for (int n = 0; (screens & goer) != 0 && n < lines; n++) {
            boolean opens = onLine[n] == goer && slider[n] != beside && (between[n] >>> to & 1) == 0;
            squares |= opens ? ~between[n] : 0;
        }
        return squares;
    }

    /** The pieces beside which {@link #landings} may differ from what they are beside others. */
    long concerned(long piece, int as, int to) {
        if (isLeap(as, to)) {
            return 0;
        }
        long pieces = isSlide(as, to) ? Attacks64.between(target, to) & own & ~piece : 0;
        for (int n = 0; (screens & piece) != 0 && n < lines; n++) {
            pieces |= onLine[n] == piece ? slider[n] : 0;
        }
        return pieces;
    }

    /** Whether two candidates together leave a line on which both stand. */
    boolean openTogether(long pieces, long landings) {
        for (int n = 0; n < lines; n++) {
            if (onLine[n] == pieces && (between[n] & landings) == 0) {
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
    long together(long piece, int to, long partner, int partnerAs, long others) {
        long found = 0;
        long landing = 1L << to;
        for (long left = others; left != 0; left &= left - 1) {
            long other = left & -left;
            if ((landings(partner, partnerAs, Long.numberOfTrailingZeros(left), piece) & landing) != 0
                    || openTogether(piece | partner, landing | other)) {
                found |= other;
            }
        }
        return found;
    }
}

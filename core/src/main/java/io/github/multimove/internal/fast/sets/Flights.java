package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;

/**
 * The squares that the enemy king steps to, and who of the mover's men attacks them: what a turn of one or two men has to
 * attack if it is to mate. Where a square may be attacked or not, it is taken to be, so that what is said to be left to the
 * king is. Used by one thread: it is asked about one sub-move after the other.
 */
final class Flights {
    private final Reach reach;
    /** Where the enemy king stands. */
    final int king;
    /** The men on the board but for the enemy king, who hides nothing from those who attack him. */
    private final long lifted;

    private final long enemy;
    private final int[] squares;
    /** By square the men who attack it as they stand, and those who would if some of the mover's men went. */
    private final long[] attackers;

    private final long[] hidden;
    /** By square from where slides attack it, the mover's men gone; found when first asked for. */
    private final long[] straight;

    private final long[] oblique;
    /** The mover's men who hide some square from one of their side. */
    private final long screens;
    /** The sub-move that is asked about, what it leaves to the king, and who hides that from it, as numbers of squares. */
    private long man;

    private int code;
    private int to;
    private long left;
    private long inTheWay;

    Flights(Reach reach, Field field) {
        this.reach = reach;
        int side = field.side;
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (side - 1L));
        long kings = reach.royals(field) & ~own;
        king = Long.numberOfTrailingZeros(kings);
        lifted = occupied & ~kings;
        enemy = lifted & ~own;
        long all = reach.leaps[reach.royals[1 - side][0]][king] & reach.board;
        squares = new int[Long.bitCount(all)];
        attackers = new long[squares.length];
        hidden = new long[squares.length];
        straight = new long[squares.length];
        oblique = new long[squares.length];
        long hiding = 0;
        int n = 0;
        for (long each = all; each != 0; each &= each - 1) {
            int s = Long.numberOfTrailingZeros(each);
            squares[n] = s;
            attackers[n] = Kings.leapers(reach, field, 1 - side, s, own);
            long sliders = own & ((field.straight & Reach.straightLines(s)) | (field.oblique & Reach.obliqueLines(s)));
            for (long slider = sliders; slider != 0; slider &= slider - 1) {
                long men = Reach.between(s, Long.numberOfTrailingZeros(slider)) & lifted;
                if (men == 0) {
                    attackers[n] |= slider & -slider;
                } else if ((men & enemy) == 0) {
                    hidden[n] |= slider & -slider;
                    hiding |= men;
                }
            }
            n++;
        }
        screens = hiding;
    }

    /** Takes up a sub-move; whether it leaves the king some square whatever men do who stay. */
    boolean begin(long who, int as, int square) {
        man = who;
        code = as;
        to = square;
        left = 0;
        inTheWay = 0;
        for (int n = 0; n < squares.length; n++) {
            boolean isOpen = (enemy >>> squares[n] & 1) == 0 || squares[n] == square;
            if (isOpen
                    && (attackers[n] & ~who) == 0
                    && !isAttacked(n, who)
                    && ((screens & who) == 0 || !isOpened(n, who))) {
                left |= 1L << n;
                straight[n] = straight[n] == 0 ? Reach.rook(squares[n], enemy) : straight[n];
                oblique[n] = oblique[n] == 0 ? Reach.bishop(squares[n], enemy) : oblique[n];
                inTheWay |= slides(n) ? Reach.between(squares[n], square) : 0;
            }
        }
        return left != 0;
    }

    /** Whether the man who has gone attacks a square from there, some men gone. */
    private boolean isAttacked(int n, long gone) {
        return (reach.attackedFrom[code][squares[n]] >>> to & 1) != 0
                || (slides(n) && (Reach.between(squares[n], to) & lifted & ~gone) == 0);
    }

    /** Whether the man who has gone stands on a line to a square along which he slides. */
    private boolean slides(int n) {
        return (reach.orthogonal[code] && (Reach.straightLines(squares[n]) >>> to & 1) != 0)
                || (reach.diagonal[code] && (Reach.obliqueLines(squares[n]) >>> to & 1) != 0);
    }

    /** Whether some men hide a square from another one of their side, and nobody else does. */
    private boolean isOpened(int n, long gone) {
        for (long each = hidden[n] & ~gone; each != 0; each &= each - 1) {
            if ((Reach.between(squares[n], Long.numberOfTrailingZeros(each)) & lifted & ~gone) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The squares among some on which a partner may land, so that what the sub-move has left to the king is attacked. */
    long covering(long partner, int as, long landings) {
        long covering = landings;
        boolean opens = ((screens | inTheWay) & partner) != 0;
        for (long rest = left; rest != 0 && covering != 0; rest &= rest - 1) {
            int n = Long.numberOfTrailingZeros(rest);
            if (!opens || !(isOpened(n, man | partner) || isAttacked(n, man | partner))) {
                covering &= reach.attackedFrom[as][squares[n]]
                        | (reach.orthogonal[as] ? straight[n] : 0)
                        | (reach.diagonal[as] ? oblique[n] : 0);
            }
        }
        return covering;
    }
}
